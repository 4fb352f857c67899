import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { until } from '#tests/harness/mailbox.ts'
import { addCacheTags } from './cache-tags.server.ts'
import { createPageCache, type PageCache } from './page-cache.server.ts'
import { readWholePage } from './page-bytes.ts'

let server: Server | undefined
afterEach(() => new Promise<void>((done) => (server ? void server.close(() => done()) : done())))

/** A server with the cache alone; `renders` counts by address. */
async function open(
  page: (address: string) => Promise<Response> | Response,
  options: {
    bytes?: number
    freshUntil?: () => number
    catchUp?: () => Promise<boolean>
    waitsMs?: [number, number]
  } = {},
) {
  const renders: Record<string, number> = {}
  let requests = 0
  const cache: PageCache = createPageCache({
    render: async (address) => {
      renders[address] = (renders[address] ?? 0) + 1
      addCacheTags(address)
      return readWholePage(await page(address))
    },
    needsOwnPage: (_, cookies) => cookies.includes('mine'),
    freshUntil: options.freshUntil ?? (() => Infinity),
    catchUp: options.catchUp ?? (async () => true),
    commonHeaders: ['X-Common', 'yes'],
    ...(options.bytes && { bytes: options.bytes }),
    ...(options.waitsMs && { waitsMs: options.waitsMs }),
  })
  server = createServer((request, response) => {
    requests += 1
    if (!cache.serveFresh(request, response))
      void cache.answer(request.url ?? '/', request, response, () => response.writeHead(418).end())
  })
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: 'close', ...headers } })
  return { cache, renders, get, requests: () => requests }
}

const html = (text: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })

describe('A page', () => {
  test('is rendered once for concurrent requests', async () => {
    const { renders, get, requests } = await open(async () => {
      await until(() => requests() === 50)
      return html('brou')
    })
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/a')))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(['brou']))
    expect(renders).toEqual({ '/a': 1 })
    expect((await get('/a')).headers.get('X-Common')).toBe('yes')
    expect(renders).toEqual({ '/a': 1 })
  })

  test('invalidated during its rendering is not cached as fresh, and later requests get a new one', async () => {
    let content = 'old'
    let finish = false
    const { cache, renders, get } = await open(async () => {
      const text = content
      await until(() => finish)
      return html(text)
    })
    const early = get('/a')
    await until(() => renders['/a'] === 1)
    content = 'new'
    cache.invalidate(['/a'])
    const late = get('/a')
    await until(() => renders['/a'] === 2)
    finish = true
    expect(await (await early).text()).toBe('old')
    expect(await (await late).text()).toBe('new')
    expect(await (await get('/a')).text()).toBe('new')
  })

  test('is rendered again when one of its tags is invalidated, or when invalidations are not read', async () => {
    let until = Infinity
    const { cache, renders, get } = await open((address) => html(address), { freshUntil: () => until })
    for (const path of ['/a', '/b']) await get(path)
    cache.invalidate(['/a', 'others'])
    for (const path of ['/a', '/b', '/a']) await get(path)
    expect(renders).toEqual({ '/a': 2, '/b': 1 })
    cache.invalidate('everything')
    for (const path of ['/a', '/b']) await get(path)
    expect(renders).toEqual({ '/a': 3, '/b': 2 })
    until = 0
    for (const path of ['/b', '/b']) await get(path)
    expect(renders['/b']).toBe(4)
  })

  test('of one visitor is neither shared nor cached', async () => {
    const { renders, get } = await open((address) =>
      html('mine', 200, address === '/set' ? { 'Set-Cookie': 'a=b' } : { 'Cache-Control': 'no-store' }),
    )
    for (const path of ['/set', '/set', '/no-store', '/no-store']) expect((await get(path)).status).toBe(418)
    expect(renders).toEqual({ '/set': 2, '/no-store': 2 })
  })
})

describe('While the database is unavailable', () => {
  test('a stale page is served; an uncached page is an error that is not cached', async () => {
    let unavailable = false
    const { cache, renders, get } = await open((address) => (unavailable ? html('no', 500) : html(address)), {
      catchUp: async () => !unavailable,
    })
    await get('/a')
    unavailable = true
    cache.invalidate('everything')
    expect([(await get('/a')).status, await (await get('/a')).text()]).toEqual([200, '/a'])
    expect(renders['/a']).toBe(2)
    const failure = await get('/b')
    expect([failure.status, failure.headers.get('Cache-Control')]).toEqual([500, 'no-store'])
    unavailable = false
    expect((await get('/b')).status).toBe(200)
  })

  test('a stale page is served until the connections of the pages are replaced, although invalidations can be read', async () => {
    let unavailable = false
    const { cache, get } = await open((address) => (unavailable ? html('no', 503) : html(`${address} new`)))
    await get('/a')
    unavailable = true
    cache.invalidate('everything')
    expect([(await get('/a')).status, await (await get('/a')).text()]).toEqual([200, '/a new'])
  })

  test('a stale page is served although the connections of the pages do not answer while invalidations can be read', async () => {
    let cut = false
    const { cache, get } = await open((address) => (cut ? new Promise(() => {}) : html(address)), { waitsMs: [20, 40] })
    await get('/a')
    cut = true
    cache.invalidate(['/a'])
    expect(await (await get('/a', {})).text()).toBe('/a')
  })

  test('another error is served, even if an older page is cached', async () => {
    let broken = false
    const { cache, get } = await open(() => (broken ? html('no', 500) : html('yes')))
    await get('/a')
    broken = true
    cache.invalidate('everything')
    expect((await get('/a')).status).toBe(500)
  })
})

describe('With any number of addresses', () => {
  test('the cache stays within its size, and requested pages stay longest', async () => {
    const text = Buffer.from(Array.from({ length: 20_000 }, (_, i) => (i * 7919) % 251)).toString('base64')
    const { renders, get } = await open(() => html(text), { bytes: 1_000_000 })
    for (let i = 0; i < 40; i++) {
      await get(`/${i}`)
      await get('/0')
    }
    expect(renders['/0']).toBe(1)
    await get('/1')
    expect(renders['/1']).toBe(2)
    await get('/39')
    expect(renders['/39']).toBe(1)
  })

  test('404 pages are limited in number and evict no other page', async () => {
    const { renders, get } = await open((address) => html('x', address === '/there' ? 200 : 404))
    await get('/there')
    for (let i = 0; i < 260; i++) await get(`/${i}`)
    for (const path of ['/0', '/259', '/there']) await get(path)
    expect([renders['/0'], renders['/259'], renders['/there']]).toEqual([2, 1, 1])
  })
})
