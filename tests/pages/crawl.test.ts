import { describe, expect, test } from 'vitest'
import { crawl } from '../harness/crawl.ts'
import { testSite } from '../harness/site.ts'

const { server } = testSite('demo')

describe('no link of the public site leads nowhere', () => {
  test.each([
    ['Spanish', '/'],
    ['Catalan', '/ca'],
  ])('from the %s home page on, pages, pictures, styles, feeds and files', async (_language, home) => {
    const { found, broken } = await crawl(server.url, home)
    expect(broken).toEqual([])
    expect(found).toBeGreaterThan(60)
  })

  test('every address of the sitemap is a page that names itself as canonical', async () => {
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
