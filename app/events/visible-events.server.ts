import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { at, type Moment } from '#app/database/event-times.ts'
import { rowsColumn } from '#app/database/read-together.server.ts'
import { events } from '#app/database/schema.ts'
import { isVisible } from '#app/database/visible-events.ts'
import type { SitemapSection } from '#app/platform/sitemap-section.ts'

/** A column: when the next event is published. It changes every list of events, without any write. */
export function nextPublication(now: Moment): SQL<Date | null> {
  const waits = and(eq(events.status, sql`'published'`), gt(events.publishedAt, at(now)))
  const next = sql`(select min(${events.publishedAt}) from ${events} where ${waits})`
  return sql<Date | null>`${next}`.mapWith(events.publishedAt)
}

export const eventSitemap: SitemapSection = {
  // The home page shows the next events.
  lists: ['/', '/eventos'],
  cacheTag: 'events',
  pages: rowsColumn(
    {
      path: sql<string>`'/eventos/' || ${events.id}`,
      changed: sql<string>`greatest(${events.updatedAt}, ${events.publishedAt})`,
    },
    { from: events, where: isVisible(sql.placeholder('now')), by: events.id, limit: sql`all` },
  ),
  nextChange: nextPublication(sql.placeholder('now')),
}
