import { desc, eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { blogPosts, events, restaurants } from '#app/database/schema.ts'
import { languages, localPath } from '#app/i18n/language.ts'
import { legalVersions, type LegalSubject } from '#app/legal-versions.ts'
import { pageReads } from '#app/platform/page-cache.server.ts'
import { legalPaths } from './legal-paths.ts'

/** A page by its Spanish path. `changed` is an ISO day or moment; absent where nobody can say. */
export type Address = { path: string; changed?: string }

/** Addresses that one sitemap may hold (sitemaps.org). */
const LIMIT = 50_000

const pages = ['/', '/club', '/eventos', '/restaurantes', '/blog', '/contacto', '/solicitar-membresia']

/** Every page of the public site, fixed ones first, then by what changed last. Only ids are read. */
export async function listAddresses(): Promise<Address[]> {
  pageReads('events', 'restaurants', 'posts')
  const [eventRows, restaurantRows, postRows] = await Promise.all([
    database.select({ id: events.id, changed: events.updatedAt }).from(events),
    database.select({ id: restaurants.id, changed: restaurants.updatedAt }).from(restaurants),
    database
      .select({ slug: blogPosts.slug, changed: blogPosts.updatedAt })
      .from(blogPosts)
      .where(eq(blogPosts.status, 'published'))
      .orderBy(desc(blogPosts.publishedAt)),
  ])
  const changing = [
    ...eventRows.map(({ id, changed }) => ({ path: `/eventos/${id}`, changed: changed.toISOString() })),
    ...restaurantRows.map(({ id, changed }) => ({ path: `/restaurantes/${id}`, changed: changed.toISOString() })),
    ...postRows.map(({ slug, changed }) => ({ path: `/blog/${slug}`, changed: changed.toISOString() })),
  ]
  return [...fixedAddresses(), ...changing.sort((a, b) => b.changed.localeCompare(a.changed))]
}

function fixedAddresses(): Address[] {
  const legal = (Object.keys(legalPaths) as LegalSubject[]).map((subject) => ({ path: legalPaths[subject], changed: legalVersions[subject] }))
  return [...pages.map((path) => ({ path })), ...legal]
}

/** The addresses as a sitemap, each page once per language with its alternates (sitemaps.org; Google's `xhtml:link`). */
export function sitemap(addresses: readonly Address[], baseUrl: string): string {
  const urls = addresses.slice(0, LIMIT / languages.length).flatMap(({ path, changed }) => {
    const href = (language: (typeof languages)[number]) => baseUrl + encodeURI(localPath(path, language))
    const alternates = [...languages.map((language) => alternate(language, href(language))), alternate('x-default', href('es'))].join('')
    return languages.map((language) => `<url><loc>${href(language)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
}
