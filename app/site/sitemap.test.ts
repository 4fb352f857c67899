import { describe, expect, test } from 'vitest'
import { blogPosts, restaurants } from '#app/database/schema.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { makeEvent } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { insertRow } from '#tests/harness/rows.ts'
import { listAddresses, sitemapFile } from './sitemap.server.ts'

const base = 'https://elcercle.example'

describe('the sitemap', () => {
  openTestDatabase('empty', 'public')

  test('names lists and fixed pages, then events, restaurants and published posts, each with its last change', async () => {
    const moment = (day: number) => new Date(Date.UTC(2026, 0, day, 19, 30, 0, 123))
    const changed = (day: number) => ({ changed: moment(day).toISOString() })
    const edited = await makeEvent({ publishedAt: moment(1), updatedAt: moment(2) })
    const published = await makeEvent({ publishedAt: moment(4), updatedAt: moment(3) })
    const restaurant = await insertRow(restaurants, {
      nombre: 'Can Mirambell',
      direccion: 'Carrer Nou, 3',
      updatedAt: moment(5),
    })
    await database.insert(blogPosts).values([
      {
        title: 'A',
        slug: 'publicado',
        content: 'a',
        status: 'published',
        publishedAt: moment(6),
        updatedAt: moment(7),
      },
      { title: 'B', slug: 'borrador', content: 'b' },
    ])
    expect(await listAddresses()).toEqual([
      { path: '/', ...changed(4) },
      { path: '/eventos', ...changed(4) },
      { path: '/restaurantes', ...changed(5) },
      { path: '/blog', ...changed(7) },
      { path: '/club' },
      { path: '/contacto' },
      { path: '/solicitar-membresia' },
      { path: '/privacidad', changed: legalVersions.privacy },
      { path: '/terminos', changed: legalVersions.terms },
      { path: '/aviso-legal', changed: legalVersions.notice },
      { path: '/accesibilidad', changed: legalVersions.accessibility },
      { path: `/eventos/${edited}`, ...changed(2) },
      { path: `/eventos/${published}`, ...changed(4) },
      { path: `/restaurantes/${restaurant.id}`, ...changed(5) },
      { path: '/blog/publicado', ...changed(7) },
    ])
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
