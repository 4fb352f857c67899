import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { until } from '#tests/harness/mailbox.ts'
import { addCacheTags } from './cache-tags.server.ts'
import { createPageCache, type PageCache } from './page-cache.server.ts'

let server: Server | undefined
afterEach(() => new Promise<void>((done) => (server ? void server.close(() => done()) : done())))

/** A server with the cache alone; `made` counts the renders of each address. */
async function open(
  page: (address: string) => Promise<Response> | Response,
  options: { bytes?: number; rightUntil?: () => number; catchUp?: () => Promise<boolean> } = {},
) {
  const made: Record<string, number> = {}
  let asked = 0
  const cache: PageCache = createPageCache({
    render: async (address) => {
      made[address] = (made[address] ?? 0) + 1
      addCacheTags(address)
      return page(address)
    },
    needsOwnPage: (_, cookies) => cookies.includes('mine'),
    freshUntil: options.rightUntil ?? (() => Infinity),
    catchUp: options.catchUp ?? (async () => true),
    everywhere: ['X-Everywhere', 'yes'],
    ...(options.bytes && { bytes: options.bytes }),
  })
  server = createServer((request, response) => {
    asked += 1
    if (!cache.serveFresh(request, response))
      void cache.answer(request.url ?? '/', request, response, () => response.writeHead(418).end())
  })
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: 'close', ...headers } })
  return { cache, made, get, asked: () => asked }
}

const html = (text: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })

describe('A page', () => {
  test('is made once, however many ask while it is being made', async () => {
    const { made, get, asked } = await open(async () => {
      await until(() => asked() === 50)
      return html('brou')
    })
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/a')))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(['brou']))
    expect(made).toEqual({ '/a': 1 })
    expect((await get('/a')).headers.get('X-Everywhere')).toBe('yes')
    expect(made).toEqual({ '/a': 1 })
  })

  test('that became stale while it was being made is not kept as right, and who asks after that does not get it', async () => {
    let said = 'old'
    let finish = false
    const { cache, made, get } = await open(async () => {
      const text = said
      await until(() => finish)
      return html(text)
    })
    const early = get('/a')
    await until(() => made['/a'] === 1)
    said = 'new'
    cache.invalidate(['/a'])
    const late = get('/a')
    await until(() => made['/a'] === 2)
    finish = true
    expect(await (await early).text()).toBe('old')
    expect(await (await late).text()).toBe('new')
    expect(await (await get('/a')).text()).toBe('new')
  })

  test('is made anew when one of its tags is stale, or when nobody vouches for what is kept', async () => {
    let until = Infinity
    const { cache, made, get } = await open((address) => html(address), { rightUntil: () => until })
    for (const path of ['/a', '/b']) await get(path)
    cache.invalidate(['/a', 'others'])
    for (const path of ['/a', '/b', '/a']) await get(path)
    expect(made).toEqual({ '/a': 2, '/b': 1 })
    cache.invalidate('everything')
    for (const path of ['/a', '/b']) await get(path)
    expect(made).toEqual({ '/a': 3, '/b': 2 })
    until = 0
    for (const path of ['/b', '/b']) await get(path)
    expect(made['/b']).toBe(4)
  })

  test('of one visitor is neither shared nor kept', async () => {
    const { made, get } = await open((address) =>
      html('mine', 200, address === '/set' ? { 'Set-Cookie': 'a=b' } : { 'Cache-Control': 'no-store' }),
    )
    for (const path of ['/set', '/set', '/no-store', '/no-store']) expect((await get(path)).status).toBe(418)
    expect(made).toEqual({ '/set': 2, '/no-store': 2 })
  })
})

describe('While the database is away', () => {
  test('a stale page is given as it was; one that was never made is a fault, kept by nobody', async () => {
    let away = false
    const { cache, made, get } = await open((address) => (away ? html('no', 500) : html(address)), {
      catchUp: async () => !away,
    })
    await get('/a')
    away = true
    cache.invalidate('everything')
    expect([(await get('/a')).status, await (await get('/a')).text()]).toEqual([200, '/a'])
    expect(made['/a']).toBe(2)
    const fault = await get('/b')
    expect([fault.status, fault.headers.get('Cache-Control')]).toEqual([500, 'no-store'])
    away = false
    expect((await get('/b')).status).toBe(200)
  })

  test('a fault of another kind is shown, also where an older page is kept', async () => {
    let broken = false
    const { cache, get } = await open(() => (broken ? html('no', 500) : html('yes')))
    await get('/a')
    broken = true
    cache.invalidate('everything')
    expect((await get('/a')).status).toBe(500)
  })
})

describe('However many addresses are asked for', () => {
  test('no more bytes are kept than were given, and what is asked for stays longest', async () => {
    const text = Buffer.from(Array.from({ length: 20_000 }, (_, i) => (i * 7919) % 251)).toString('base64')
    const { made, get } = await open(() => html(text), { bytes: 1_000_000 })
    for (let i = 0; i < 40; i++) {
      await get(`/${i}`)
      await get('/0')
    }
    expect(made['/0']).toBe(1)
    await get('/1')
    expect(made['/1']).toBe(2)
    await get('/39')
    expect(made['/39']).toBe(1)
  })

  test('pages that do not exist are kept in bounded number, and push no page out', async () => {
    const { made, get } = await open((address) => html('x', address === '/there' ? 200 : 404))
    await get('/there')
    for (let i = 0; i < 260; i++) await get(`/${i}`)
    for (const path of ['/0', '/259', '/there']) await get(path)
    expect([made['/0'], made['/259'], made['/there']]).toEqual([2, 1, 1])
  })
})
