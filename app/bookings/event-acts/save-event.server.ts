import { and, eq, inArray } from 'drizzle-orm'
import { protectedChanges } from '#app/accounts/protected-acts.ts'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, events, organizers, restaurants } from '#app/database/schema.ts'
import { shareCategoryNames } from '#app/events/categories.server.ts'
import { writeCourses } from '#app/events/courses.server.ts'
import { findDroppedOptions, writeMenuOptions, type DroppedOption } from '#app/diets/menu-options.server.ts'
import { isVisibleRow } from '#app/database/visible-events.ts'
import { lockVersion, nextVersion } from '#app/database/versions.server.ts'
import { holdPicture } from '#app/media/pictures.server.ts'
import { offerSeats } from '#app/seats/offers.server.ts'
import { liveStates } from '#app/seats/party-states.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { clubTime } from '#app/platform/club-time.ts'
import { toColumns, type UneditedColumn } from '#app/platform/forms/field-columns.ts'
import { changedFields, isNewlyPast } from '#app/events/panel/editor/event-changes.server.ts'
import {
  askBeforeTelling,
  quietReason,
  type ChangeQuestion,
} from '#app/bookings/panel/change-notices/change-notices.server.ts'
import { tellOfChange } from '#app/bookings/panel/change-notices/tell-of-change.server.ts'
import { decidePublication, readDates, type EventDates } from '#app/events/panel/editor/event-dates.server.ts'
import { eventColumns, toStoredCourse, type DateField, type EventFields } from '#app/events/panel/editor/forms.ts'

export type EventRefusal =
  | 'no-such-time'
  | 'no-date'
  | 'past'
  | 'unknown'
  | 'conflict'
  | 'restaurant-gone'
  | 'organizer-gone'
  | 'picture-gone'
  | 'seats-taken'
  | 'tell'
  | 'seen-by-guests'
  | 'options-chosen'
  | 'payment-missing'
type Refused = {
  ok: false
  reason: EventRefusal
  /** With `seats-taken`. */ taken?: number
  /** With `tell`. */ question?: ChangeQuestion
  /** With `options-chosen`. */ dropped?: DroppedOption[]
  /** With `no-such-time`. */ field?: DateField
}
type EventResult = { ok: true; id: number } | Refused

const refuse = (reason: EventRefusal, more: Omit<Refused, 'ok' | 'reason'> = {}): Refused => ({
  ok: false,
  reason,
  ...more,
})

export async function createEvent(fields: EventFields, actor: Actor): Promise<EventResult> {
  return save(fields, async (tx, values, publish) => {
    const gone = await findGone(tx, values)
    if (gone) return refuse(gone)
    const row = { ...values, ...publish(null) }
    if (leavesPaymentOpen(null, row)) return refuse('payment-missing')
    const [made] = await tx.insert(events).values(row).returning({ id: events.id })
    if (!made) throw new Error('no event was made')
    await writeCourses(tx, made.id, fields.courses.map(toStoredCourse))
    await writeMenuOptions(tx, made.id, fields.menu_options)
    const payment = protectedChanges('event.created', {}, fields)
    await auditAndTell(tx, { actor: actor.id, action: 'event.created', subject: String(made.id), fields: payment })
    return made.id
  })
}

/**
 * Writes only over `fields.version`, and asks before essential facts change. A saved demo event becomes the club's own.
 */
export async function updateEvent(id: number, fields: EventFields, actor: Actor, tell?: string): Promise<EventResult> {
  const answer = tell === undefined ? undefined : { tell, reason: fields.quiet_reason }
  return save(
    fields,
    async (tx, given, publish) => {
      const locked = await lockVersion(tx, events, eq(events.id, id), fields.version)
      if (!locked.ok) return locked
      const { row: before } = locked
      const values = { ...given, ...publish(before) }
      if (await hidesFromGuests(tx, before, values)) return refuse('seen-by-guests')
      if (leavesPaymentOpen(before, values)) return refuse('payment-missing')
      const dropped = await findDroppedOptions(tx, id, fields.menu_options)
      if (dropped.length > 0 && fields.dropped_options !== namedOptions(dropped))
        return refuse('options-chosen', { dropped })
      const question = await askBeforeTelling(tx, before, values, answer)
      if (question) return refuse('tell', { question })
      const taken = before.registered + before.held
      if (taken > values.maxParticipants) return refuse('seats-taken', { taken })
      const gone = await findGone(tx, values)
      if (gone) return refuse(gone)
      const saved = await writeUpdate(tx, before, values, fields, { actor, notTold: quietReason(answer) })
      await tellOfChange(tx, before, saved, answer)
      await offerSeats(tx, id)
      return saved.id
    },
    id,
  )
}

async function writeUpdate(
  tx: Transaction,
  before: Event,
  values: EventValues & ReturnType<Publish>,
  fields: EventFields,
  { actor, notTold }: { actor: Actor; notTold: string | undefined },
): Promise<Event> {
  const { id } = before
  const [saved = before] = await tx
    .update(events)
    .set({ ...values, ...unarchive(values), isDemo: false, ...nextVersion(events) })
    .where(eq(events.id, id))
    .returning()
  const changed = changedFields(before, values)
  if (await writeCourses(tx, id, fields.courses.map(toStoredCourse))) changed.push('courses')
  if (await writeMenuOptions(tx, id, fields.menu_options)) changed.push('menu_options')
  if (notTold) changed.push('not_told', notTold)
  await auditAndTell(tx, { actor: actor.id, action: 'event.updated', subject: String(id), fields: changed })
  return saved
}

async function save(
  fields: EventFields,
  write: (tx: Transaction, values: EventValues, publish: Publish) => Promise<number | Refused>,
  id?: number,
): Promise<EventResult> {
  const time = clubTime(fields.date)
  if (!time.moment) return refuse(time.refusal === 'does-not-exist' ? 'no-such-time' : 'no-date')
  if (fields.past_date !== fields.date && (await isNewlyPast(time.moment, id))) return refuse('past')
  const read = readDates(fields)
  if (!read.ok) return read
  const publish: Publish = (before) => decidePublication(fields.status, read.publishAt, before, new Date())
  const values = { ...toRow(fields, time.moment), ...read.dates }
  const saved = await database.transaction(async (tx) =>
    write(tx, { ...values, ...(await shareCategoryNames(tx, values)) }, publish),
  )
  return typeof saved === 'number' ? { ok: true, id: saved } : saved
}

/** Locks what the event names: nobody deletes it before the event is saved. */
async function findGone(
  tx: Transaction,
  { restaurantId, organizerId, imageUrl }: EventValues,
): Promise<'restaurant-gone' | 'organizer-gone' | 'picture-gone' | null> {
  if (imageUrl && !(await holdPicture(tx, imageUrl))) return 'picture-gone'
  if (restaurantId !== null && !(await isThere(tx, restaurants, restaurantId))) return 'restaurant-gone'
  return organizerId !== null && !(await isThere(tx, organizers, organizerId)) ? 'organizer-gone' : null
}

async function isThere(tx: Transaction, table: typeof restaurants | typeof organizers, id: number): Promise<boolean> {
  const found = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('key share')
  return found.length > 0
}

/** What the form sends back to confirm that they go. */
export function namedOptions(dropped: readonly DroppedOption[]): string {
  return dropped.map(({ id, guests }) => `${id}x${guests}`).join(' ')
}

/** Columns that other acts write. */
type OwnColumn =
  | 'registered'
  | 'held'
  | 'status'
  | 'publishedAt'
  | 'cancelledAt'
  | 'archivedAt'
  | 'previewTokenHash'
  | 'changedAt'
  | 'rushAt'
  | 'categoryKey'
type Event = typeof events.$inferSelect
type EventValues = Omit<Event, UneditedColumn | OwnColumn>

type Publish = (before: Event | null) => Pick<Event, 'status' | 'publishedAt'>

/** Nobody with a seat is left with a page that is not found. */
export async function hidesFromGuests(tx: Transaction, before: Event, after: ReturnType<Publish>): Promise<boolean> {
  const now = new Date()
  if (!isVisibleRow(before, now) || isVisibleRow(after, now)) return false
  return (
    (await tx.$count(eventParties, and(eq(eventParties.eventId, before.id), inArray(eventParties.state, liveStates)))) >
    0
  )
}

type Payable = Pick<Event, 'status' | 'price' | 'howToPay' | 'howToPayCa'>

/** What is published, or will be at its moment, with a price says how to pay it. One that never did can still be saved. */
export function leavesPaymentOpen(before: Payable | null, after: Payable): boolean {
  return isPaymentOpen(after) && !(before && isPaymentOpen(before))
}

function isPaymentOpen({ status, price, howToPay, howToPayCa }: Payable): boolean {
  const { es: ofClub } = currentClub().howToPay
  return status === 'published' && price > 0 && !howToPay && !howToPayCa && !ofClub.text
}

/** An event that comes again is archived no more. */
function unarchive({ date }: EventValues) {
  return date > new Date() ? { archivedAt: null } : {}
}

function toRow(fields: EventFields, date: Date): Omit<EventValues, keyof EventDates> {
  return { ...toColumns(eventColumns, fields), date }
}
