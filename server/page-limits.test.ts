import type { IncomingMessage } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sessionCookie } from '#app/accounts/session/session-cookie.server.ts'
import { bookingLimits, createPageLimits, isRefusal, queueLimits, refusedPage } from './page-limits.ts'

const PAGES = 12
const ADDRESS = '203.0.113.66'

type Sent = { method?: string; address?: string; session?: string }

/** @returns how many of these requests are answered */
function openLimits() {
  const limits = createPageLimits(PAGES)
  return async (count: number, { method = 'GET', address = ADDRESS, session }: Sent = {}): Promise<number> => {
    const headers = session
      ? { cookie: sessionCookie(session, { userId: 'somebody', createdAt: new Date(0) }).split(';')[0] }
      : {}
    const request = { method, url: '/auth', headers, socket: { remoteAddress: address } } as IncomingMessage
    const isAnswered = () =>
      limits
        .run(request, () => Promise.resolve(true))
        .catch((error: unknown) => !isRefusal(error) && Promise.reject(error))
    return (await Promise.all(Array.from({ length: count }, isAnswered))).filter(Boolean).length
  }
}

test('an address may send twice as many forms as it may request pages', async () => {
  const send = openLimits()
  expect(await send(PAGES * 4, { method: 'POST' })).toBe(PAGES * 2)
  expect(await send(PAGES * 2)).toBe(PAGES)
  expect(await send(1, { method: 'POST', address: '198.51.100.1' })).toBe(1)
})

test('all sessions of an address have ten times the pages of one', async () => {
  const send = openLimits()
  const answered = await Promise.all(Array.from({ length: 15 }, (_, n) => send(PAGES, { session: `session${n}` })))
  expect(answered.reduce((sum, each) => sum + each)).toBe(PAGES * 10)
  expect(await send(1)).toBe(0)
  expect(await send(1, { session: 'session0', address: '198.51.100.1' })).toBe(0)
  expect(await send(1, { session: 'elsewhere', address: '198.51.100.1' })).toBe(1)
})

test('all addresses of a /48 of IPv6 have as many as one of IPv4', async () => {
  const send = openLimits()
  const answered = await Promise.all(
    Array.from({ length: 15 }, (_, n) => send(PAGES, { address: `2001:db8:7:${n}::9` })),
  )
  expect(answered.reduce((sum, each) => sum + each)).toBe(PAGES * 10)
  expect(await send(1, { address: '2001:db8:8::9' })).toBe(1)
})

test('all addresses of a /48 take turns as one client', async () => {
  const limits = createPageLimits(0)
  const started: string[] = []
  const ask = (address: string) => {
    const request = { method: 'GET', url: '/auth', headers: {}, socket: { remoteAddress: address } } as IncomingMessage
    const render = () => new Promise<never>(() => started.push(address))
    void limits.run(request, render)
  }
  for (let n = 0; n < queueLimits.running; n++) ask(`2001:db8:7:${n}::9`)
  ask(ADDRESS)
  await vi.waitFor(() => expect(started).toContain(ADDRESS))
  expect(started).toHaveLength(queueLimits.runningEach + 1)
})

test('what is refused to a client uses nothing of its address', async () => {
  const send = openLimits()
  await send(PAGES * 20)
  await send(PAGES * 20, { method: 'POST' })
  expect(await send(PAGES, { session: 'clara' })).toBe(PAGES)
})

test('visitors book beside pages and other forms, and wait two seconds at most for each other', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const limits = createPageLimits(0)
  const sent = (method: string, address: string, url = '/ca/eventos/1/inscripcion') =>
    ({ method, url, headers: {}, socket: { remoteAddress: address } }) as IncomingMessage
  const never = () => new Promise<boolean>(() => {})
  for (let client = 1; client <= bookingLimits.running; client++)
    void limits.run(sent('POST', `198.51.100.${client}`), never)
  const refused = limits
    .run(sent('POST', ADDRESS), never)
    .catch((error: unknown) => refusedPage(error, new Request('http://h/ca/eventos/1/inscripcion')))
  const answered = (method: string, url: string) => limits.run(sent(method, ADDRESS, url), () => Promise.resolve(true))
  expect([await answered('GET', '/eventos'), await answered('POST', '/contacto')]).toEqual([true, true])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await refused).toMatchObject({ status: 503 })
})
