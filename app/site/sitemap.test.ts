import { describe, expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import { blogPosts } from '#app/database/schema.ts'
import { makeEvent } from '#tests/fixtures.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { listAddresses, sitemap } from './sitemap.server.ts'

const base = 'https://elcercle.example'

describe('the sitemap', () => {
  openTestDatabase()

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
    const xml = sitemap([{ path: '/' }, { path: '/eventos/7', changed: '2026-11-21' }], base)
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      `${base}/`,
      `${base}/ca`,
      `${base}/eventos/7`,
      `${base}/ca/eventos/7`,
    ])
    const [, , spanish = '', catalan = ''] = xml.match(/<url>.*<\/url>/g) ?? []
    for (const entry of [spanish, catalan]) {
      expect(entry).toContain('<lastmod>2026-11-21</lastmod>')
      expect(entry).toContain(`hreflang="es" href="${base}/eventos/7"`)
      expect(entry).toContain(`hreflang="ca" href="${base}/ca/eventos/7"`)
      expect(entry).toContain(`hreflang="x-default" href="${base}/eventos/7"`)
    }
  })

  test('holds no more addresses than a sitemap may', () => {
    const many = Array.from({ length: 30_000 }, (_, id) => ({ path: `/eventos/${id}` }))
    expect(sitemap(many, base).match(/<loc>/g)).toHaveLength(50_000)
  })
})
