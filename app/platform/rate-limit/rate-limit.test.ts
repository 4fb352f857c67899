import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rateLimits } from '#app/rate-limits.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rateLimitPurge, refundRateLimit, consumeRateLimit } from './rate-limit.server.ts'
import { addRetryAfter, runInRequest, setRetryAfter } from '#app/platform/request/request-scope.server.ts'

openTestDatabase('empty', 'public')

let people = 0
const someone = () => `persona${++people}@example.org`
const writer = (email: string, address = someone()) => ({ address, email })
const elapse = (minutes: number) =>
  database.execute(
    sql`update budgets set ends_at = ends_at - make_interval(mins => ${minutes}),
      tries = array(select at - make_interval(mins => ${minutes}) from unnest(tries) as at)`,
  )
const elapseAll = () => elapse(61)

describe('a rate limit', () => {
  test('allows as many attempts as configured, then returns how long to wait', async () => {
    const email = someone()
    const { max, minutes } = rateLimits.contact.email
    for (let n = 0; n < max; n++) expect(await consumeRateLimit('contact', writer(email))).toEqual({ ok: true })
    const refused = await consumeRateLimit('contact', writer(email))
    expect(refused).toEqual({ ok: false, retryAfter: expect.any(Number) })
    const { retryAfter } = refused as { retryAfter: number }
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(minutes * 60)
  })

  test('counts each subject and each action separately', async () => {
    const email = someone()
    for (let n = 0; n <= rateLimits.contact.email.max; n++) await consumeRateLimit('contact', writer(email))
    expect(await consumeRateLimit('contact', writer(email))).toMatchObject({ ok: false })
    expect(await consumeRateLimit('contact', writer(someone()))).toEqual({ ok: true })
    expect(await consumeRateLimit('sign-up', writer(email))).toEqual({ ok: true })
  })

  test('that is used up refuses, and the limits after it are not consumed', async () => {
    const address = someone()
    for (let n = 0; n < rateLimits['sign-up'].address.max; n++)
      await consumeRateLimit('sign-up', writer(someone(), address))
    const email = someone()
    for (let n = 0; n < 10; n++)
      expect(await consumeRateLimit('sign-up', writer(email, address))).toMatchObject({ ok: false })
    for (let n = 0; n < rateLimits['sign-up'].email.max; n++)
      expect(await consumeRateLimit('sign-up', writer(email))).toEqual({ ok: true })
    expect(await consumeRateLimit('sign-up', writer(email))).toMatchObject({ ok: false })
  })

  test('of an address counts ten times in the /48 of IPv6 around it', async () => {
    const { max } = rateLimits['waiting-list'].address
    const join = (net: number, end = 0) =>
      consumeRateLimit('waiting-list', { address: `2001:db8:${net}:${end.toString(16)}::/64`, guest: someone() })
    for (let n = 0; n < max * 10; n++) expect(await join(7, n)).toEqual({ ok: true })
    expect(await join(7, max * 10)).toMatchObject({ ok: false })
    expect(await join(8)).toEqual({ ok: true })
    await refundRateLimit('waiting-list', { address: '2001:db8:7:0::/64', guest: someone() })
    expect(await join(7, max * 10)).toEqual({ ok: true })
  })

  test('ignores the case of an e-mail', async () => {
    for (let n = 0; n < rateLimits['password-reset'].email.max; n++)
      await consumeRateLimit('password-reset', writer('Nuria@Example.org'))
    expect(await consumeRateLimit('password-reset', writer('nuria@example.org'))).toMatchObject({ ok: false })
  })

  test('allows all attempts again after its window', async () => {
    const email = someone()
    for (let n = 0; n <= rateLimits.contact.email.max; n++) await consumeRateLimit('contact', writer(email))
    await elapseAll()
    for (let n = 0; n < rateLimits.contact.email.max; n++)
      expect(await consumeRateLimit('contact', writer(email))).toEqual({ ok: true })
    expect(await consumeRateLimit('contact', writer(email))).toMatchObject({ ok: false })
  })

  test('slides: no window exceeds the maximum, and each attempt expires by itself', async () => {
    const subjects = { address: someone() }
    const { max, minutes } = rateLimits.token.address
    const half = max / 2
    const passed = async (tries: number) => {
      let count = 0
      for (let n = 0; n < tries; n++) count += (await consumeRateLimit('token', subjects)).ok ? 1 : 0
      return count
    }
    expect(await passed(half)).toBe(half)
    await elapse(minutes - 1)
    expect(await passed(max)).toBe(half)
    expect(await consumeRateLimit('token', subjects)).toEqual({
      ok: false,
      retryAfter: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60),
    })
    await elapse(1)
    expect(await passed(max)).toBe(half)
    expect(await consumeRateLimit('token', subjects)).toEqual({
      ok: false,
      retryAfter: expect.toSatisfy((seconds: number) => seconds > (minutes - 2) * 60 && seconds <= (minutes - 1) * 60),
    })
  })

  test('stores no more attempts than it has to count', async () => {
    const subjects = { address: someone() }
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < rateLimits.token.address.max + 5; n++) await consumeRateLimit('token', subjects)
      await elapseAll()
    }
    const [row] = await database.execute<{ max: number }>(sql`select max(cardinality(tries)) as max from budgets`)
    expect(row?.max).toBeLessThanOrEqual(
      Math.max(
        ...Object.values(rateLimits)
          .flatMap((limits) => Object.values(limits))
          .map(({ max }) => max),
      ),
    )
  })

  test('holds for concurrent attempts', async () => {
    const address = someone()
    const { max } = rateLimits.token.address
    const answers = await Promise.all(Array.from({ length: max + 40 }, () => consumeRateLimit('token', { address })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(max)
  })

  test('is refunded, but no more than was consumed', async () => {
    const subjects = { address: someone() }
    for (let n = 0; n < rateLimits.token.address.max; n++) await consumeRateLimit('token', subjects)
    await refundRateLimit('token', subjects)
    expect(await consumeRateLimit('token', subjects)).toEqual({ ok: true })
    expect(await consumeRateLimit('token', subjects)).toMatchObject({ ok: false })
    const fresh = { address: someone() }
    await consumeRateLimit('token', fresh)
    for (let n = 0; n < 5; n++) await refundRateLimit('token', fresh)
    for (let n = 0; n < rateLimits.token.address.max; n++)
      expect(await consumeRateLimit('token', fresh)).toEqual({ ok: true })
    expect(await consumeRateLimit('token', fresh)).toMatchObject({ ok: false })
  })

  test('stores neither address nor e-mail, and nothing after its window', async () => {
    await consumeRateLimit('contact', { address: '203.0.113.77', email: 'secreta@example.org' })
    const rows = JSON.stringify(await database.execute(sql`select * from budgets`))
    expect(rows).not.toMatch(/203\.0\.113\.77|secreta/)
    for (const counted of [
      'contact email:secreta@example.org',
      'secreta@example.org',
      'contact address:203.0.113.77',
      '203.0.113.77',
    ]) {
      for (const way of ['sha256', 'sha1', 'md5']) {
        for (const written of ['base64url', 'hex'] as const)
          expect(rows).not.toContain(createHash(way).update(counted).digest(written))
      }
    }
    await elapseAll()
    await consumeRateLimit('contact', { address: '203.0.113.78', email: someone() })
    await rateLimitPurge.run({ id: '' }, AbortSignal.timeout(1000))
    const [left] = await database.execute<{ count: number }>(sql`select count(*)::int as count from budgets`)
    expect(left?.count).toBe(2)
  })

  test('uses an unlogged table', async () => {
    const [table] = await database.execute(sql`select relpersistence from pg_class where relname = 'budgets'`)
    expect(table?.relpersistence).toBe('u')
  })
})

describe('Retry-After', () => {
  const answer = (status: number) =>
    runInRequest({ id: 'request-1' }, () => {
      setRetryAfter(40)
      setRetryAfter(12)
      return addRetryAfter(new Response(null, { status }))
    })
  test('is set on a 429 response', () => {
    expect(answer(429).headers.get('Retry-After')).toBe('40')
  })
  test('is not set on other responses', () => {
    expect(answer(200).headers.has('Retry-After')).toBe(false)
  })
})

/** Codes alone: a passkey or a recovery code opens the account meanwhile (`docs/decisions/091-second-factor.md`). */
const { 'second-factor': codes, ...others } = rateLimits

test('A full dining room can register at once, and no wait is longer than an hour, but for guesses of codes', () => {
  expect(rateLimits.registration.address).toMatchObject({ max: 300, minutes: 10 })
  expect(rateLimits.registration.guest).toEqual({ max: 10, minutes: 10 })
  for (const { minutes } of Object.values(others).flatMap((limits) => Object.values(limits)))
    expect(minutes).toBeLessThanOrEqual(60)
  expect(codes['account-day']).toEqual({ max: 60, minutes: 24 * 60 })
})
