import { and, gt, gte, lte, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { events } from './schema.ts'

/** As `events/event-times.ts` has it. */
export const eventEnd: SQL<Date> = sql`event_end(${events.date}, ${events.endsAt})`.mapWith(events.date)

/** In a statement that is prepared a placeholder, whose value is an ISO string. */
export type Moment = Date | Placeholder

/** Has not ended; it may have begun. The first condition is a range of the index of dates. */
export function isComing(now: Moment): SQL | undefined {
  return and(gte(events.date, sql`(select earliest_coming_start(${at(now)}))`), gt(eventEnd, at(now)))
}

export function isOver(now: Moment): SQL | undefined {
  return and(lte(events.date, at(now)), lte(eventEnd, at(now)))
}

export const at = (now: Moment): SQL => sql`${now instanceof Date ? now.toISOString() : now}::timestamptz`
