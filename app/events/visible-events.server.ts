import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { at, type Moment } from '#app/database/event-times.ts'
import { events } from '#app/database/schema.ts'

/** A column: when the next event is published. It changes every list of events, without any write. */
export function nextPublication(now: Moment): SQL<Date | null> {
  const waits = and(eq(events.status, sql`'published'`), gt(events.publishedAt, at(now)))
  const next = sql`(select min(${events.publishedAt}) from ${events} where ${waits})`
  return sql<Date | null>`${next}`.mapWith(events.publishedAt)
}
