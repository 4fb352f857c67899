import { and, gt, gte, lte, sql, type SQL } from 'drizzle-orm'
import { events } from './schema.ts'

/** As `events/event-times.ts` has it. */
export const eventEnd: SQL<Date> = sql`event_end(${events.date}, ${events.endsAt})`.mapWith(events.date)

/** Has not ended; it may have begun. The first condition is a range of the index of dates. */
export function isComing(now: Date): SQL | undefined {
  return and(gte(events.date, sql`(select earliest_coming_start(${at(now)}))`), gt(eventEnd, at(now)))
}

export function isOver(now: Date): SQL | undefined {
  return and(lte(events.date, now), lte(eventEnd, at(now)))
}

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`
