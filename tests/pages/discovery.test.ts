import ICAL from 'ical.js'
import Parser from 'rss-parser'
import { describe, expect, test } from 'vitest'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server } = testSite('demo')

const get = (path: string, headers: Record<string, string> = {}) => visitor(server.url).get(path, headers)
const read = async (path: string) => (await get(path)).text()

describe('search engines', () => {
  test('find the sitemap, and in it every event and article in both languages', async () => {
    expect(await read('/robots.txt')).toContain(`Sitemap: ${server.url}/sitemap.xml`)
    const answer = await get('/sitemap.xml')
    expect(answer.headers.get('Content-Type')).toContain('application/xml')
    const addresses = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
    const written = addresses.filter((address) => /\/(eventos|blog)\//.test(address))
    expect(written.length).toBeGreaterThan(20)
    for (const address of written) expect((await fetch(address)).status).toBe(200)
    expect(await read('/sitemap.xml?parte=1')).toBe(await read('/sitemap.xml'))
    for (const part of ['2', '0', 'x', '']) expect((await get(`/sitemap.xml?parte=${part}`)).status).toBe(404)
  })

  test('read structured data of the club, events and articles', async () => {
    expect(await dataOf('/')).toMatchObject([{ '@type': 'Organization', name: 'Cercle Gastronòmic' }])
    expect(await dataOf('/ca/eventos/1')).toMatchObject([
      { '@type': 'Event', url: `${server.url}/ca/eventos/1`, offers: { priceCurrency: 'EUR' } },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Inici' }, { name: 'Esdeveniments' }, { position: 3 }] },
    ])
    expect(await dataOf('/blog/la-gamba-de-palamos-no-tiene-prisa')).toMatchObject([
      { '@type': 'BlogPosting', headline: 'La gamba de Palamós no tiene prisa', inLanguage: 'es' },
      { '@type': 'BreadcrumbList' },
    ])
  })

  test('read where the club is and when it opens, and the same of restaurants', async () => {
    expect(await dataOf('/contacto')).toMatchObject([
      { '@type': 'LocalBusiness', geo: { latitude: 41.3733 }, openingHoursSpecification: [{ opens: '10:00' }, {}, {}] },
    ])
    expect((await dataOf('/restaurantes/1'))[0]).toMatchObject({
      '@type': 'Restaurant',
      address: { '@type': 'PostalAddress', addressLocality: 'Barcelona' },
      geo: { '@type': 'GeoCoordinates' },
      acceptsReservations: true,
    })
  })

  test('learn when pages were changed', async () => {
    const map = await read('/sitemap.xml')
    for (const path of ['/', '/eventos', '/restaurantes', '/blog', '/eventos/1'])
      expect(map).toContain(`<url><loc>${server.url}${path}</loc><lastmod>20`)
    const [post] = (await dataOf('/blog/la-gamba-de-palamos-no-tiene-prisa')) as { [name: string]: string }[]
    expect(post?.dateModified).toBe(post?.datePublished)
  })

  test('do not find drafts', async () => {
    expect((await get('/blog/el-otono-se-come-en-tres-cazuelas')).status).toBe(404)
    expect(await read('/sitemap.xml')).not.toContain('tres-cazuelas')
  })
})

describe('a shared page', () => {
  test('shows its own picture with its words, its drawing or the club’s mark', async () => {
    const article = await read('/ca/blog/la-gamba-de-palamos-no-tiene-prisa')
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(article) ?? []
    expect((await fetch(picture)).headers.get('Content-Type')).toBe('image/jpeg')
    expect(article).toMatch(/property="og:image:alt" content="Detall d’una taula/)
    expect(article).toContain('property="og:type" content="article"')
    const [, id] = /assets\/mesa-[\s\S]*?href="\/eventos\/(\d+)"/.exec(await read('/eventos')) ?? []
    const [, drawn = ''] = /property="og:image" content="([^"]+)"/.exec(await read(`/eventos/${id}`)) ?? []
    expect(drawn).toMatch(/share-[a-z]+-[^/]+\.jpg$/)
    expect((await fetch(drawn)).headers.get('Content-Type')).toBe('image/jpeg')
    expect(await read('/contacto')).toContain(`property="og:image" content="${server.url}/og.jpg"`)
    expect((await get('/og.jpg')).headers.get('Content-Type')).toBe('image/jpeg')
  })
})

test('a browser finds the icons and the manifest', async () => {
  expect((await get('/favicon.ico')).headers.get('Content-Type')).toBe('image/x-icon')
  const manifest = (await (await get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[]
    lang: string
    start_url: string
  }
  for (const { src } of manifest.icons) expect((await get(src)).headers.get('Content-Type')).toBe('image/png')
  expect(manifest).toMatchObject({ lang: 'es', start_url: '/' })
  expect(await read('/')).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
  expect(await (await get('/ca/manifest.webmanifest')).json()).toMatchObject({ lang: 'ca', start_url: '/ca' })
  expect(await read('/ca')).toContain('<link rel="manifest" href="/ca/manifest.webmanifest"/>')
})

describe('a feed reader', () => {
  test.each(['', '/ca'])('finds the feed from the blog, and reads whole articles in it (%s)', async (prefix) => {
    expect(await read(`${prefix}/blog`)).toContain(
      `type="application/rss+xml" title="Blog · Cercle Gastronòmic" href="${prefix}/blog/rss.xml"`,
    )
    const answer = await get(`${prefix}/blog/rss.xml`, { Cookie: 'language=es' })
    expect(answer.headers.get('Content-Type')).toContain('application/rss+xml')
    const feed = await new Parser().parseString(await answer.text())
    expect(feed.items).toHaveLength(3)
    for (const item of feed.items) {
      expect((await fetch(item.link ?? '')).status).toBe(200)
      expect(item['content:encoded']).not.toMatch(/href="\//)
    }
  })
})

describe('a calendar', () => {
  test('takes one event, under the same identity in both languages', async () => {
    const spanish = await entries('/eventos/1.ics')
    const catalan = await entries('/ca/eventos/1.ics')
    expect(spanish).toHaveLength(1)
    expect(catalan[0]?.uid).toBe(spanish[0]?.uid)
    expect(catalan[0]?.summary).not.toBe(spanish[0]?.summary)
    expect((await get('/ca/eventos/1.ics')).headers.get('Content-Disposition')).toContain('esdeveniment-1.ics')
    for (const path of ['/eventos/9999.ics', '/eventos/x.ics', '/eventos/0.ics'])
      expect((await get(path)).status).toBe(404)
  })

  test('follows all upcoming events, whatever the visitor’s language', async () => {
    expect((await get('/eventos/calendario.ics', { Cookie: 'language=ca' })).status).toBe(200)
    const upcoming = await entries('/ca/eventos/calendario.ics')
    expect(upcoming.length).toBeGreaterThanOrEqual(9)
    for (const entry of upcoming) expect(entry.endDate.toJSDate().getTime()).toBeGreaterThan(Date.now())
  })
})

describe('the older legal addresses', () => {
  test.each(['/legal/privacidad', '/legal/terminos', '/legal/aviso-legal'])(
    '%s leads to the canonical one for good, in both languages',
    async (path) => {
      for (const prefix of ['', '/ca']) {
        const answer = await get(prefix + path)
        expect(answer.status).toBe(301)
        expect(answer.headers.get('Location')).toBe(prefix + path.slice('/legal'.length))
        expect((await get(answer.headers.get('Location') ?? '')).status).toBe(200)
      }
    },
  )

  test('cannot lead to other hosts', async () => {
    expect((await get('/legal/nada')).status).toBe(404)
  })
})

async function dataOf(path: string) {
  return [...(await read(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  )
}

async function entries(path: string) {
  const calendar = new ICAL.Component(ICAL.parse(await read(path)) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry))
}
