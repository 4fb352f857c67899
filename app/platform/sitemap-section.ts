import type { SQL } from 'drizzle-orm'

/** The public pages of a noun's rows, for the sitemap (`site/sitemap.server.ts`). */
export type SitemapSection = {
  /** The Spanish paths of the lists of these rows, which change with them. */
  lists: readonly string[]
  cacheTag: string
  /** Each row's Spanish path and its last change, by creation: the files of a long sitemap change little. */
  pages: SQL<{ path: string; changed: Date | string }[]>
  /** When rows become visible without any write. */
  nextChange?: SQL<Date | null>
}
