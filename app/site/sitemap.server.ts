import { eq, sql } from 'drizzle-orm'
import { readTogether, rowsColumn } from '#app/database/read-together.server.ts'
import { blogPosts, events, restaurants } from '#app/database/schema.ts'
import { isVisible } from '#app/database/visible-events.ts'
import { nextPublication } from '#app/events/visible-events.server.ts'
import { languages, localPath } from '#app/i18n/language.ts'
import { legalVersions, type LegalSubject } from '#app/legal-versions.ts'
import { addCacheTags, expirePageAt } from '#app/platform/page-cache/cache-tags.server.ts'
import { legalPaths } from './legal-paths.ts'

/** A page by its Spanish path; `changed` is an ISO day or moment, absent if unknown. */
type Address = { path: string; changed?: string }

/** The protocol allows 50,000 addresses and 50 MB per file (sitemaps.org). */
const ADDRESSES_PER_FILE = 5_000

/** Their time of change is unknown. */
const fixedPages = ['/club', '/contacto', '/solicitar-membresia']

const every = sql`all`
const readAddresses = readTogether({
  events: rowsColumn(
    { id: events.id, updatedAt: events.updatedAt, publishedAt: events.publishedAt },
    { from: events, where: isVisible(sql.placeholder('now')), by: events.id, limit: every },
  ),
  restaurants: rowsColumn(
    { id: restaurants.id, changed: restaurants.updatedAt },
    { from: restaurants, where: undefined, by: restaurants.id, limit: every },
  ),
  posts: rowsColumn(
    { slug: blogPosts.slug, changed: blogPosts.updatedAt },
    { from: blogPosts, where: eq(blogPosts.status, 'published'), by: blogPosts.id, limit: every },
  ),
  nextPublication: nextPublication(sql.placeholder('now')),
})

/** Fixed pages first, then each kind by creation: the files of a long sitemap change little. */
export async function listAddresses(): Promise<Address[]> {
  addCacheTags('events', 'restaurants', 'posts')
  const read = await readAddresses({ now: new Date().toISOString() })
  expirePageAt(read.nextPublication ?? undefined)
  const { restaurants: restaurantRows, posts: postRows } = read
  const eventRows = read.events.map(({ id, updatedAt, publishedAt }) => ({
    id,
    changed: publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt,
  }))
  return [
    // The home page shows the next events.
    { path: '/', ...newestChange(eventRows) },
    { path: '/eventos', ...newestChange(eventRows) },
    { path: '/restaurantes', ...newestChange(restaurantRows) },
    { path: '/blog', ...newestChange(postRows) },
    ...fixedAddresses(),
    ...eventRows.map(({ id, changed }) => ({ path: `/eventos/${id}`, changed: changed.toISOString() })),
    ...restaurantRows.map(({ id, changed }) => ({ path: `/restaurantes/${id}`, changed: changed.toISOString() })),
    ...postRows.map(({ slug, changed }) => ({ path: `/blog/${slug}`, changed: changed.toISOString() })),
  ]
}

/** Empty without rows. */
function newestChange(rows: readonly { changed: Date }[]): { changed?: string } {
  const newest = rows.reduce<Date | null>((last, { changed }) => (last && last > changed ? last : changed), null)
  return newest ? { changed: newest.toISOString() } : {}
}

function fixedAddresses(): Address[] {
  const legal = (Object.keys(legalPaths) as LegalSubject[]).map((subject) => ({
    path: legalPaths[subject],
    changed: legalVersions[subject],
  }))
  return [...fixedPages.map((path) => ({ path })), ...legal]
}

/** `part` counts from 1; null is the sitemap's own address. Returns null for an unknown part. */
export function sitemapFile(addresses: readonly Address[], baseUrl: string, part: number | null): string | null {
  const parts = Math.ceil(addresses.length / ADDRESSES_PER_FILE)
  if (part === null) return parts > 1 ? sitemapIndex(parts, baseUrl) : sitemap(addresses, baseUrl)
  return part <= parts
    ? sitemap(addresses.slice((part - 1) * ADDRESSES_PER_FILE, part * ADDRESSES_PER_FILE), baseUrl)
    : null
}

function sitemapIndex(parts: number, baseUrl: string): string {
  const named = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${baseUrl}/sitemap.xml?parte=${index + 1}</loc></sitemap>`,
  )
  return xml('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', named, '</sitemapindex>')
}

/** Each page once per language with its alternates (Google's `xhtml:link`). */
function sitemap(addresses: readonly Address[], baseUrl: string): string {
  const urls = addresses.flatMap(({ path, changed }) => {
    const href = (language: (typeof languages)[number]) => baseUrl + encodeURI(localPath(path, language))
    const alternates = [
      ...languages.map((language) => alternate(language, href(language))),
      alternate('x-default', href('es')),
    ].join('')
    return languages.map(
      (language) =>
        `<url><loc>${href(language)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates}</url>`,
    )
  })
  return xml(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    urls,
    '</urlset>',
  )
}

function xml(opening: string, lines: readonly string[], closing: string): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', opening, ...lines, closing, ''].join('\n')
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
}
