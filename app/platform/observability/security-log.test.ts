import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import { securityEvents } from '#app/database/schema.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { runInRequest } from '#app/platform/request/request-scope.server.ts'
import { flushSecurityEvents, noteAccountOf, recordSecurityEvent } from './security-log.server.ts'

openTestDatabase()
beforeEach(() => database.delete(securityEvents))

const attempt = (
  address: string,
  account = 'clara@example.org',
  kind: Parameters<typeof recordSecurityEvent>[0] = 'sign-in-failed',
) =>
  runInRequest({ id: 'request-1', route: '/auth', address }, () => {
    noteAccountOf(account)
    recordSecurityEvent(kind)
  })
const stored = () => database.select().from(securityEvents)

describe('security events', () => {
  test('store kind, route, count and times, and keyed hashes of address and account', async () => {
    const before = Date.now()
    attempt('203.0.113.7')
    attempt('203.0.113.7', 'Clara@Example.org')
    attempt('203.0.113.8')
    await flushSecurityEvents()
    const rows = await stored()
    expect(rows).toMatchObject([
      { kind: 'sign-in-failed', route: '/auth', requestId: 'request-1', count: 2 },
      { kind: 'sign-in-failed', route: '/auth', requestId: 'request-1', count: 1 },
    ])
    expect(new Set(rows.map(({ address }) => address)).size).toBe(2)
    expect(new Set(rows.map(({ account }) => account)).size).toBe(1)
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|clara|example/i)
    for (const { firstAt, lastAt } of rows)
      expect(lastAt.getTime() >= firstAt.getTime() && firstAt.getTime() >= before).toBe(true)
  })

  test('of a flood are stored in a few rows with the full count', async () => {
    for (let n = 0; n < 20_000; n++) attempt('203.0.113.7')
    for (let n = 0; n < 20_000; n++)
      attempt(`198.51.${(n >> 8) & 255}.${n & 255}`, `persona${n}@example.org`, 'rate-limited')
    await flushSecurityEvents()
    const rows = await stored()
    expect(rows.length).toBeLessThan(60)
    const counted = (kind: string) => rows.filter((row) => row.kind === kind).reduce((sum, { count }) => sum + count, 0)
    expect([counted('sign-in-failed'), counted('rate-limited')]).toEqual([20_000, 20_000])
    expect(rows.find(({ address }) => address === null)).toMatchObject({ kind: 'rate-limited', account: null })
  })

  test('that cannot be written are dropped; later ones are written', async () => {
    await database.execute(sql`alter table security_events rename to elsewhere`)
    attempt('203.0.113.7')
    await flushSecurityEvents()
    await database.execute(sql`alter table elsewhere rename to security_events`)
    attempt('203.0.113.7')
    await flushSecurityEvents()
    expect(await stored()).toMatchObject([{ count: 1 }])
  })
})
