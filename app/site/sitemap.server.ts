import { sql, type SQL } from 'drizzle-orm'
import { postSitemap } from '#app/blog/posts.server.ts'
import { readTogether } from '#app/database/read-together.server.ts'
import { eventSitemap } from '#app/events/visible-events.server.ts'
import { languages, localPath } from '#app/i18n/language.ts'
import { legalVersions, type LegalSubject } from '#app/legal-versions.ts'
import { addCacheTags, expirePageAt } from '#app/platform/page-cache/cache-tags.server.ts'
import type { SitemapSection } from '#app/platform/sitemap-section.ts'
import { restaurantSitemap } from '#app/restaurants/restaurants.server.ts'
import { legalPaths } from './legal-paths.ts'

/** A page by its Spanish path; `changed` is an ISO day or moment, absent if unknown. */
type Address = { path: string; changed?: string }

/** The protocol allows 50,000 addresses and 50 MB per file (sitemaps.org). */
const ADDRESSES_PER_FILE = 5_000

/** Their time of change is unknown. */
const fixedPages = ['/club', '/contacto', '/solicitar-membresia']

const sitemapSections: readonly SitemapSection[] = [eventSitemap, restaurantSitemap, postSitemap]

const readSections = readTogether({
  pages: columnsOf(({ pages }) => pages),
  nextChanges: columnsOf(({ nextChange = sql<null>`null` }) => nextChange),
})

function columnsOf<Value>(column: (section: SitemapSection) => SQL<Value>): Record<string, SQL<Value>> {
  return Object.fromEntries(sitemapSections.map((section) => [section.cacheTag, column(section)]))
}

/** Lists and fixed pages first, then the rows of each section: the files of a long sitemap change little. */
export async function listAddresses(): Promise<Address[]> {
  addCacheTags(...sitemapSections.map(({ cacheTag }) => cacheTag))
  const { pages, nextChanges } = await readSections({ now: new Date().toISOString() })
  for (const next of Object.values(nextChanges)) expirePageAt(next ?? undefined)
  const sections = sitemapSections.map(({ lists, cacheTag }) => ({
    lists,
    rows: (pages[cacheTag] ?? []).map(toAddress),
  }))
  return [
    ...sections.flatMap(({ lists, rows }) => lists.map((path) => ({ path, ...newestChange(rows) }))),
    ...fixedAddresses(),
    ...sections.flatMap(({ rows }) => rows),
  ]
}

function toAddress({ path, changed }: { path: string; changed: Date | string }): Required<Address> {
  return { path, changed: new Date(changed).toISOString() }
}

/** Empty without rows. */
function newestChange(rows: readonly Required<Address>[]): { changed?: string } {
  const newest = rows
    .map(({ changed }) => changed)
    .toSorted()
    .at(-1)
  return newest ? { changed: newest } : {}
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
