import type { events } from '#app/database/schema.ts'
import { isVisibleRow } from '#app/database/visible-events.ts'
import { clubTime, clubWall } from '#app/platform/club-time.ts'
import type { DateField, EventFields } from './forms.ts'

type Event = typeof events.$inferSelect
type Publication = Pick<Event, 'status' | 'publishedAt'>
export type EventDates = Pick<Event, 'endsAt' | 'opensAt' | 'membersOpenAt' | 'closesAt' | 'editsUntil'>
type ReadDates =
  | { ok: true; dates: EventDates; publishAt: Date | null }
  | { ok: false; reason: 'no-such-time'; field: DateField }

const columns = {
  ends_at: 'endsAt',
  opens_at: 'opensAt',
  members_open_at: 'membersOpenAt',
  closes_at: 'closesAt',
  edits_until: 'editsUntil',
} as const

/** Refuses an hour that the change to summer time skips. */
export function readDates(fields: Pick<EventFields, DateField>): ReadDates {
  const moments: Partial<Record<DateField, Date>> = {}
  for (const field of ['publish_at', 'opens_at', 'members_open_at', 'closes_at', 'ends_at', 'edits_until'] as const) {
    const wall = fields[field]
    if (wall === undefined) continue
    const { moment } = clubTime(wall)
    if (!moment) return { ok: false, reason: 'no-such-time', field }
    moments[field] = moment
  }
  const dates = Object.entries(columns).map(([field, column]) => [column, moments[field as DateField] ?? null])
  return { ok: true, dates: Object.fromEntries(dates) as EventDates, publishAt: moments.publish_at ?? null }
}

/** A cancelled event stays cancelled, and what is visible stays published at its moment. */
export function decidePublication(
  asked: EventFields['status'],
  publishAt: Date | null,
  before: Publication | null,
  now: Date,
): Publication {
  const same = before && { status: before.status, publishedAt: before.publishedAt }
  if (same && (asked === undefined || same.status === 'cancelled')) return same
  if (asked === 'draft') return { status: 'draft', publishedAt: null }
  if (asked === 'at') return { status: 'published', publishedAt: publishAt }
  return same && isVisibleRow(same, now) ? same : { status: 'published', publishedAt: now }
}

type PublicationFields = Record<DateField, string> & { status: 'draft' | 'now' | 'at' | '' }

/** As `readDates` and `decidePublication` read them; without a choice of a cancelled event. */
export function toDateFields(event: Event, now = new Date()): PublicationFields {
  const wall = (moment: Date | null) => (moment ? clubWall(moment) : '')
  const moments = Object.entries(columns).map(([field, column]) => [field, wall(event[column])])
  const scheduled = event.status === 'published' && !isVisibleRow(event, now)
  return {
    ...(Object.fromEntries(moments) as Record<keyof typeof columns, string>),
    status: event.status === 'cancelled' ? '' : event.status === 'draft' ? 'draft' : scheduled ? 'at' : 'now',
    publish_at: scheduled ? wall(event.publishedAt) : '',
  }
}
