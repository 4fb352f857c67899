import { and, eq, lte, sql, type SQL } from 'drizzle-orm'
import { eventParties, events } from '#app/database/schema.ts'

const { eventId, state, size } = eventParties

const freeSeats = sql`(${events.maxParticipants} - ${events.registered} - ${events.held})`

/** Literal SQL, not a parameter: a statement that is prepared has one plan for all parameters. */
const waiting = and(eq(eventId, events.id), eq(state, sql`'waiting'`))

export const waitingParties: SQL<number> = sql`(select count(*)::int from ${eventParties} where ${waiting})`

/**
 * The seats that a visitor can book: none while a party on the waiting list fits the free ones, which the ledger keeps
 * for it (`event_parties_line`).
 */
export const bookableSeats: SQL<number> = sql`(case
  when ${events.offers} <> 'off' and exists (select from ${eventParties} where ${and(waiting, lte(size, freeSeats))}) then 0
  else ${sql`${freeSeats}`} end)`
