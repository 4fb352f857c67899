import { and, eq, gt, lte, ne, sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { events } from '#app/database/schema.ts'
import { expirePageAt } from '#app/platform/page-cache/cache-tags.server.ts'

type Publication = Pick<typeof events.$inferSelect, 'status' | 'publishedAt'>

/** What a visitor may see; every public read of events has it. An archived event stays visible. */
export function isVisible(now: Date): SQL | undefined {
  return and(ne(events.status, 'draft'), lte(events.publishedAt, now))
}

/** The same for a row that has been read. */
export function isVisibleRow({ status, publishedAt }: Publication, now: Date): boolean {
  return status !== 'draft' && publishedAt !== null && publishedAt <= now
}

/** The next publication changes every list of events, without any write. */
export async function expireAtNextPublication(now: Date): Promise<void> {
  const [next] = await database
    .select({ at: sql<Date | null>`min(${events.publishedAt})`.mapWith(events.publishedAt) })
    .from(events)
    .where(and(eq(events.status, 'published'), gt(events.publishedAt, now)))
  expirePageAt(next?.at ?? undefined)
}
