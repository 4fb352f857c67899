import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rateLimits } from '#app/rate-limits.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rateLimitPurge, refundRateLimit, consumeRateLimit } from './rate-limit.server.ts'
import { setRetryAfter, withRetryAfter } from '#app/platform/request/retry-after.server.ts'

openTestDatabase('empty', 'public')

let people = 0
const someone = () => `persona${++people}@example.org`
const writer = (email: string, address = someone()) => ({ address, email })
const elapse = (minutes: number) =>
  database.execute(
    sql`update budgets set ends_at = ends_at - make_interval(mins => ${minutes}), tries = array(select at - make_interval(mins => ${minutes}) from unnest(tries) as at)`,
  )
const later = () => elapse(61)

describe('a budget', () => {
  test('lets as many through as it says, and then tells how long to wait', async () => {
    const email = someone()
    const { max, minutes } = rateLimits.contact.email
    for (let n = 0; n < max; n++) expect(await consumeRateLimit('contact', writer(email))).toEqual({ ok: true })
    const refused = await consumeRateLimit('contact', writer(email))
    expect(refused).toEqual({ ok: false, retryAfter: expect.any(Number) })
    const { retryAfter } = refused as { retryAfter: number }
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(minutes * 60)
  })

  test('is one’s own: others, and other doors, go on', async () => {
    const email = someone()
    for (let n = 0; n <= rateLimits.contact.email.max; n++) await consumeRateLimit('contact', writer(email))
    expect(await consumeRateLimit('contact', writer(email))).toMatchObject({ ok: false })
    expect(await consumeRateLimit('contact', writer(someone()))).toEqual({ ok: true })
    expect(await consumeRateLimit('sign-up', writer(email))).toEqual({ ok: true })
  })

  test('that is used up refuses, and those after it are left alone', async () => {
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

  test('counts an e-mail in whatever case', async () => {
    for (let n = 0; n < rateLimits['password-reset'].email.max; n++)
      await consumeRateLimit('password-reset', writer('Nuria@Example.org'))
    expect(await consumeRateLimit('password-reset', writer('nuria@example.org'))).toMatchObject({ ok: false })
  })

  test('is whole again when its time is over', async () => {
    const email = someone()
    for (let n = 0; n <= rateLimits.contact.email.max; n++) await consumeRateLimit('contact', writer(email))
    await later()
    for (let n = 0; n < rateLimits.contact.email.max; n++)
      expect(await consumeRateLimit('contact', writer(email))).toEqual({ ok: true })
    expect(await consumeRateLimit('contact', writer(email))).toMatchObject({ ok: false })
  })

  test('slides: at no edge does more than the figure pass, and each comes back when its own time is over', async () => {
    const purse = { address: someone() }
    const { max, minutes } = rateLimits.token.address
    const half = max / 2
    const passed = async (tries: number) => {
      let count = 0
      for (let n = 0; n < tries; n++) count += (await consumeRateLimit('token', purse)).ok ? 1 : 0
      return count
    }
    expect(await passed(half)).toBe(half)
    await elapse(minutes - 1)
    expect(await passed(max)).toBe(half)
    expect(await consumeRateLimit('token', purse)).toEqual({
      ok: false,
      retryAfter: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60),
    })
    await elapse(1)
    expect(await passed(max)).toBe(half)
    expect(await consumeRateLimit('token', purse)).toEqual({
      ok: false,
      retryAfter: expect.toSatisfy((seconds: number) => seconds > (minutes - 2) * 60 && seconds <= (minutes - 1) * 60),
    })
  })

  test('keeps no more than it has to count', async () => {
    const purse = { address: someone() }
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < rateLimits.token.address.max + 5; n++) await consumeRateLimit('token', purse)
      await later()
    }
    const [row] = await database.execute<{ max: number }>(sql`select max(cardinality(tries)) as max from budgets`)
    expect(row?.max).toBeLessThanOrEqual(
      Math.max(
        ...Object.values(rateLimits)
          .flatMap((door) => Object.values(door))
          .map(({ max }) => max),
      ),
    )
  })

  test('is not overspent by many at once', async () => {
    const address = someone()
    const { max } = rateLimits.token.address
    const answers = await Promise.all(Array.from({ length: max + 40 }, () => consumeRateLimit('token', { address })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(max)
  })

  test('gets back what it was not about, but no more than was spent', async () => {
    const purse = { address: someone() }
    for (let n = 0; n < rateLimits.token.address.max; n++) await consumeRateLimit('token', purse)
    await refundRateLimit('token', purse)
    expect(await consumeRateLimit('token', purse)).toEqual({ ok: true })
    expect(await consumeRateLimit('token', purse)).toMatchObject({ ok: false })
    const fresh = { address: someone() }
    await consumeRateLimit('token', fresh)
    for (let n = 0; n < 5; n++) await refundRateLimit('token', fresh)
    for (let n = 0; n < rateLimits.token.address.max; n++)
      expect(await consumeRateLimit('token', fresh)).toEqual({ ok: true })
    expect(await consumeRateLimit('token', fresh)).toMatchObject({ ok: false })
  })

  test('keeps neither address nor e-mail, and nothing at all once its time is over', async () => {
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
    await later()
    await consumeRateLimit('contact', { address: '203.0.113.78', email: someone() })
    await rateLimitPurge.run({ id: '' }, AbortSignal.timeout(1000))
    const [left] = await database.execute<{ count: number }>(sql`select count(*)::int as count from budgets`)
    expect(left?.count).toBe(2)
  })

  test('is counted without the write-ahead log', async () => {
    const [table] = await database.execute(sql`select relpersistence from pg_class where relname = 'budgets'`)
    expect(table?.relpersistence).toBe('u')
  })
})

describe('a refusal for too many', () => {
  const answer = (status: number) => async () => {
    setRetryAfter(40)
    setRetryAfter(12)
    return new Response(null, { status })
  }
  test('says when to come again', async () => {
    expect((await withRetryAfter(answer(429))).headers.get('Retry-After')).toBe('40')
  })
  test('is the only answer that does', async () => {
    expect((await withRetryAfter(answer(200))).headers.has('Retry-After')).toBe(false)
  })
})

test('Every budget lets a hall register at once, and asks nobody to wait longer than an hour', () => {
  expect(rateLimits.registration.address).toMatchObject({ max: 300, minutes: 10 })
  expect(rateLimits.registration.guest).toEqual({ max: 10, minutes: 10 })
  for (const { minutes } of Object.values(rateLimits).flatMap((door) => Object.values(door)))
    expect(minutes).toBeLessThanOrEqual(60)
})
