import { and, lte, ne, sql, type SQL } from 'drizzle-orm'
import { at, type Moment } from './event-times.ts'
import { events } from './schema.ts'

type Publication = Pick<typeof events.$inferSelect, 'status' | 'publishedAt'>

/** What a visitor may see; every public read of events has it. An archived event stays visible. */
export function isVisible(now: Moment): SQL | undefined {
  return and(ne(events.status, sql`'draft'`), lte(events.publishedAt, at(now)))
}

/** The same for a row that has been read. */
export function isVisibleRow({ status, publishedAt }: Publication, now: Date): boolean {
  return status !== 'draft' && publishedAt !== null && publishedAt <= now
}
