import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { eventEnd } from '#app/database/event-times.ts'
import { eventParties, events } from '#app/database/schema.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { isInTime } from '#app/seats/refund-terms.ts'
import { noticeHours, seatedAt } from '#app/seats/seat-terms.server.ts'
import type { DinnerOutcome } from './dinner-outcomes.ts'

const p = eventParties
const MAX_DINNERS = 100

/** Of a party: how many had a seat, and how many of those who kept it came. */
const seats = sql<number>`(select count(*) from event_registrations seat where seat.party_id = ${p.id})`.mapWith(Number)
const came = sql<number>`(select count(*) from event_registrations seat
  where seat.party_id = ${p.id} and seat.cancelled_at is null and seat.attended_at is not null)`.mapWith(Number)
const isTaken = sql<boolean>`exists (select from event_registrations seat
  where seat.event_id = ${events.id} and seat.attended_at is not null)`

export type PersonDinner = Awaited<ReturnType<typeof listPersonDinners>>[number]

/** What a member has booked, as one or with this e-mail, and what has become of it; the newest first. */
export async function listPersonDinners({ id, email }: { id: string; email: string }) {
  const rows = await database
    .select({
      ...pick(p, 'id', 'state', 'hold', 'size', 'cancelledAt', 'cancelledBy'),
      eventId: events.id,
      title: mainText(events.title, events.titleCa),
      date: events.date,
      endsAt: eventEnd,
      status: events.status,
      changedAt: events.changedAt,
      noticeHours,
      registeredAt: seatedAt,
      seats,
      came,
      isTaken,
    })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(and(isNull(p.erasedAt), or(eq(p.socioId, id), eq(sql`lower(${p.email})`, email.toLowerCase()))))
    .orderBy(desc(events.date), desc(p.id))
    .limit(MAX_DINNERS)
  const now = new Date()
  return rows.map((row) => ({
    id: row.id,
    eventId: row.eventId,
    title: row.title,
    date: row.date,
    size: row.size,
    came: row.came,
    outcome: outcomeOf(row, now),
  }))
}

type Row = {
  date: Date
  endsAt: Date
  status: string
  changedAt: Date | null
  state: string
  hold: string | null
  cancelledAt: Date | null
  cancelledBy: string | null
  noticeHours: number
  registeredAt: Date
  seats: number
  came: number
  isTaken: boolean
}

function outcomeOf(row: Row, now: Date): DinnerOutcome {
  if (row.status === 'cancelled') return 'event-cancelled'
  if (row.state === 'cancelled') return isLate(row) ? 'cancelled-late' : 'cancelled'
  if (row.state !== 'booked') return 'waiting'
  if (row.hold === 'held' || row.hold === 'released') return 'unconfirmed'
  if (row.came > 0) return 'came'
  if (row.endsAt > now) return 'coming'
  // As `absencesOf` counts them.
  return row.isTaken ? 'absent' : 'not-noted'
}

/** After the notice of the terms, by the guest; who only waited had no seat to give back. */
function isLate({ cancelledAt, cancelledBy, ...row }: Row): boolean {
  return cancelledAt !== null && cancelledBy === 'guest' && row.seats > 0 && !isInTime(row, cancelledAt)
}
