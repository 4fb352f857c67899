import { describe, expect, test } from 'vitest'
import { blogPosts } from '#app/database/schema.ts'
import { makeEvent } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { listAddresses, sitemapFile } from './sitemap.server.ts'

const base = 'https://elcercle.example'

describe('the sitemap', () => {
  openTestDatabase('empty', 'public')

  test('names fixed pages, events and published posts, and no drafts', async () => {
    const event = await makeEvent()
    await database.insert(blogPosts).values([
      { title: 'A', slug: 'publicado', content: 'a', status: 'published', publishedAt: new Date() },
      { title: 'B', slug: 'borrador', content: 'b' },
    ])
    const paths = (await listAddresses()).map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/', '/club', '/privacidad', `/eventos/${event}`, '/blog/publicado']))
    expect(paths).not.toContain('/blog/borrador')
  })

  test('gives each page in both languages, each with both alternates', () => {
    const xml = sitemapFile([{ path: '/' }, { path: '/eventos/7', changed: '2026-11-21' }], base, null) ?? ''
    expect(locations(xml)).toEqual([`${base}/`, `${base}/ca`, `${base}/eventos/7`, `${base}/ca/eventos/7`])
    const [, , spanish = '', catalan = ''] = xml.match(/<url>.*<\/url>/g) ?? []
    for (const entry of [spanish, catalan]) {
      expect(entry).toContain('<lastmod>2026-11-21</lastmod>')
      expect(entry).toContain(`hreflang="es" href="${base}/eventos/7"`)
      expect(entry).toContain(`hreflang="ca" href="${base}/ca/eventos/7"`)
      expect(entry).toContain(`hreflang="x-default" href="${base}/eventos/7"`)
    }
  })

  test('of more pages than one file should hold is an index of files, which have every page once', () => {
    const many = Array.from({ length: 30_000 }, (_, id) => ({ path: `/eventos/${id}` }))
    const index = sitemapFile(many, base, null) ?? ''
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    const parts = locations(index).map((address) => Number(address.replace(`${base}/sitemap.xml?parte=`, '')))
    const files = parts.map((part) => locations(sitemapFile(many, base, part) ?? ''))
    for (const file of files) expect(file.length).toBeLessThanOrEqual(50_000)
    expect(new Set(files.flat()).size).toBe(60_000)
    expect(files.flat()).toHaveLength(60_000)
    expect(sitemapFile(many, base, parts.length + 1)).toBeNull()
  })
})

function locations(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address ?? '')
}
