import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/database/client.server.ts'
import { consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { prepareDatabase } from '#app/platform/prepare-database.server.ts'
import { makeEvent, montserrat, register } from '#tests/fixtures.ts'
import { testDatabase } from '#tests/harness/database.ts'
import { startPostgresProxy } from '#tests/harness/postgres-proxy.ts'
import { root } from '#tests/harness/test-postgres.ts'

const own = testDatabase('empty')
let proxy: Awaited<ReturnType<typeof startPostgresProxy>>

beforeAll(async () => {
  proxy = await startPostgresProxy(own.url)
  openDatabase(await prepareDatabase(proxy.url, join(root, 'migrations')), { max: 1 })
})
afterAll(async () => {
  await closeDatabase()
  await proxy.close()
})

test('A booking with its limit and its mail is two round trips to the database', async () => {
  const event = await makeEvent({ maxParticipants: 30 })
  const book = async (guest: number) => {
    const email = `guest${guest}@example.org`
    const limit = await consumeRateLimit('registration', { address: '10.0.0.1', guest: `${event} ${email}` })
    expect(limit).toEqual({ ok: true })
    const origin = { key: String(guest), burst: false }
    expect(await register(event, montserrat({ email }), { origin })).toEqual({ ok: true, decision: 'booked' })
  }
  // The first one connects and prepares the statements.
  await book(0)
  const before = proxy.roundTrips()
  for (const guest of [1, 2, 3, 4]) await book(guest)
  expect((proxy.roundTrips() - before) / 4).toBe(2)
})
