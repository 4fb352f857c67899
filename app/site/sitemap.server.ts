import { asc, eq, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { blogPosts, events, restaurants } from '#app/database/schema.ts'
import { isVisible } from '#app/database/visible-events.ts'
import { expireAtNextPublication } from '#app/events/visible-events.server.ts'
import { languages, localPath } from '#app/i18n/language.ts'
import { legalVersions, type LegalSubject } from '#app/legal-versions.ts'
import { addCacheTags } from '#app/platform/page-cache/cache-tags.server.ts'
import { legalPaths } from './legal-paths.ts'

/** A page by its Spanish path; `changed` is an ISO day or moment, absent if unknown. */
type Address = { path: string; changed?: string }

/** The protocol allows 50,000 addresses and 50 MB per file (sitemaps.org). */
const ADDRESSES_PER_FILE = 5_000

/** Their time of change is unknown. */
const fixedPages = ['/club', '/contacto', '/solicitar-membresia']

/** Fixed pages first, then each kind by creation: the files of a long sitemap change little. */
export async function listAddresses(): Promise<Address[]> {
  addCacheTags('events', 'restaurants', 'posts')
  const now = new Date()
  await expireAtNextPublication(now)
  const [eventRows, restaurantRows, postRows] = await Promise.all([
    database
      .select({
        id: events.id,
        changed: sql`greatest(${events.updatedAt}, ${events.publishedAt})`.mapWith(events.updatedAt),
      })
      .from(events)
      .where(isVisible(now))
      .orderBy(asc(events.id)),
    database
      .select({ id: restaurants.id, changed: restaurants.updatedAt })
      .from(restaurants)
      .orderBy(asc(restaurants.id)),
    database
      .select({ slug: blogPosts.slug, changed: blogPosts.updatedAt })
      .from(blogPosts)
      .where(eq(blogPosts.status, 'published'))
      .orderBy(asc(blogPosts.id)),
  ])
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
