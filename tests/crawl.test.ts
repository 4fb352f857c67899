import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from './harness/database.ts'
import { runServer, type RunningServer } from './harness/server.ts'

const database = testDatabase('demo')
let server: RunningServer
beforeAll(async () => void (server = await runServer({ DATABASE_URL: database.url, DEMO_CONTENT: '0' })))
afterAll(() => server.stop())

describe('no link of the public site leads nowhere', () => {
  test.each([['Spanish', '/'], ['Catalan', '/ca']])('from the %s home page on, pages, pictures, styles, feeds and files', { timeout: 120_000 }, async (_language, home) => {
    const { found, broken } = await crawl(home)
    expect(broken).toEqual([])
    expect(found).toBeGreaterThan(60)
  })

  test('every address of the sitemap is a page that names itself as canonical', { timeout: 120_000 }, async () => {
    const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text()
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
    expect(addresses.length).toBeGreaterThan(60)
    for (const address of addresses) {
      const answer = await fetch(address, { redirect: 'manual' })
      expect(answer.status, address).toBe(200)
      expect(await answer.text()).toContain(`<link rel="canonical" href="${address}"/>`)
    }
  })
})

/** Follows every internal `href`, `src` and `srcset` from one page on. */
async function crawl(start: string) {
  const waiting = [start]
  const seen = new Set(waiting)
  const broken: string[] = []
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await fetch(server.url + path)
    if (!answer.ok) broken.push(`${answer.status} ${path}`)
    if (!answer.headers.get('Content-Type')?.startsWith('text/html')) {
      await answer.arrayBuffer()
      continue
    }
    for (const link of linksOf(await answer.text(), path)) {
      if (seen.has(link)) continue
      seen.add(link)
      waiting.push(link)
    }
  }
  return { found: seen.size, broken }
}

function linksOf(html: string, page: string): string[] {
  const single = [...html.matchAll(/\b(?:href|src)="([^"#]+)/g)].map(([, link]) => link ?? '')
  const sets = [...html.matchAll(/\bsrcset="([^"]+)"/gi)].flatMap(([, set = '']) => set.split(',').map((part) => part.trim().split(' ')[0] ?? ''))
  return [...single, ...sets]
    .map((link) => new URL(link.replaceAll('&amp;', '&'), server.url + page))
    .filter(({ origin, pathname }) => origin === server.url && !pathname.startsWith('/admin'))
    .map(({ pathname, search }) => pathname + search)
}
