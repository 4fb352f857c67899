import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blogPosts, events, restaurants } from '#app/database/schema.ts'
import { makeEvent } from '../fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '../harness/database.ts'
import { startPostgresProxy } from '../harness/postgres-proxy.ts'
import { pageTypes } from '../../bench/pages/page-types.ts'
import { testServer } from '../harness/site.ts'

const MOST_ROUND_TRIPS = 2
const REQUESTS = 4

const own = openTestDatabase('demo')
let proxy: Awaited<ReturnType<typeof startPostgresProxy>>
// Jobs and checks have connections of their own.
beforeAll(
  async () => void (proxy = await startPostgresProxy(own.url, (startup) => startup.includes('el-cercle public'))),
)
afterAll(() => proxy.close())
const server = testServer(() => ({ DATABASE_URL: proxy.url, PAGE_CACHE: '0' }))

async function roundTripsOf(path: string, status = 200): Promise<number> {
  const ask = async () => {
    const answer = await fetch(server.url + path)
    await answer.text()
    expect(answer.status).toBe(status)
  }
  // Every connection that is open prepares the statements of this page.
  for (let request = 0; request < 10; request++) await ask()
  const before = proxy.roundTrips()
  for (let request = 0; request < REQUESTS; request++) await ask()
  return (proxy.roundTrips() - before) / REQUESTS
}

describe('A page that is not cached makes at most two round trips to the database', () => {
  test.each([
    ...pageTypes.map(({ path }) => path),
    ...pageTypes.map(({ path }) => `/ca${path === '/' ? '' : path}`),
    '/eventos?categoria=cata',
    '/eventos?proximos=1&pagina=1',
    '/eventos/1?tab=multimedia',
    '/eventos/1/espera',
    '/eventos/1.ics',
    '/eventos/calendario.ics',
    '/eventos/calendario',
    '/restaurantes?pagina=2',
    '/restaurantes?poblacion=barcelona&precio=2',
    '/restaurantes/1?tab=menu',
    '/restaurantes/1?tab=chef',
    '/restaurantes/1?tab=resenas',
    '/blog/rss.xml',
    '/sitemap.xml',
    '/terminos',
    '/aviso-legal',
    '/accesibilidad',
  ])('%s', async (path) => {
    expect(await roundTripsOf(path)).toBeLessThanOrEqual(MOST_ROUND_TRIPS)
  })

  test.each([
    '/eventos/999',
    '/eventos?categoria=nada',
    '/eventos?pagina=99',
    '/restaurantes/999',
    '/restaurantes?poblacion=nada',
    '/blog/nada',
  ])('%s, which does not exist', async (path) => {
    expect(await roundTripsOf(path, 404)).toBeLessThanOrEqual(MOST_ROUND_TRIPS)
  })

  test('an event that is over, with its chronicle, its pictures and other events', async () => {
    const [picture] = await database.select({ url: restaurants.chefPhoto }).from(restaurants)
    const id = await makeEvent({
      date: new Date(Date.now() - 9 * 86_400_000),
      pictures: picture?.url ? [picture.url] : [],
    })
    const chronicle = { title: 'Crónica', slug: 'cronica', content: '<p>Palabras.</p>', status: 'published' as const }
    await database.insert(blogPosts).values({ ...chronicle, publishedAt: new Date(), eventId: id })
    expect(await roundTripsOf(`/eventos/${id}`)).toBeLessThanOrEqual(MOST_ROUND_TRIPS)
    expect(await roundTripsOf('/blog/cronica')).toBeLessThanOrEqual(MOST_ROUND_TRIPS)
  })

  test('a full event with its second pictures, its form and its waiting list', async () => {
    const [pictured] = await database.select({ url: events.imageUrl }).from(events)
    const id = await makeEvent({ maxParticipants: 0, pictures: pictured?.url ? [pictured.url] : [] })
    for (const page of ['?tab=multimedia', '/inscripcion', '/espera'])
      expect(await roundTripsOf(`/eventos/${id}${page}`)).toBeLessThanOrEqual(MOST_ROUND_TRIPS)
  })
})
