import { and, eq, gt, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { events } from '#app/database/schema.ts'
import { expirePageAt } from '#app/platform/page-cache/cache-tags.server.ts'

/** The next publication changes every list of events, without any write. */
export async function expireAtNextPublication(now: Date): Promise<void> {
  const [next] = await database
    .select({ at: sql<Date | null>`min(${events.publishedAt})`.mapWith(events.publishedAt) })
    .from(events)
    .where(and(eq(events.status, 'published'), gt(events.publishedAt, now)))
  expirePageAt(next?.at ?? undefined)
}
