import { and, lte, ne, type SQL } from 'drizzle-orm'
import { events } from './schema.ts'

type Publication = Pick<typeof events.$inferSelect, 'status' | 'publishedAt'>

/** What a visitor may see; every public read of events has it. An archived event stays visible. */
export function isVisible(now: Date): SQL | undefined {
  return and(ne(events.status, 'draft'), lte(events.publishedAt, now))
}

/** The same for a row that has been read. */
export function isVisibleRow({ status, publishedAt }: Publication, now: Date): boolean {
  return status !== 'draft' && publishedAt !== null && publishedAt <= now
}
