import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '#tests/fixtures.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { startPostgresProxy } from '#tests/harness/postgres-proxy.ts'
import { registrationFields } from '#tests/harness/registration-fields.ts'
import { runServer, type RunningServer } from '#tests/harness/server.ts'
import { visitor } from '#tests/harness/visitor.ts'

const own = openTestDatabase('empty')
let proxy: Awaited<ReturnType<typeof startPostgresProxy>>
let server: RunningServer

beforeAll(async () => {
  // Jobs and checks have connections of their own.
  proxy = await startPostgresProxy(own.url, (startup) => startup.includes('el-cercle public'))
  server = await runServer({ DATABASE_URL: proxy.url, DEMO_CONTENT: '0', TRUSTED_PROXIES: 'loopback' })
})
afterAll(async () => {
  await server.kill()
  await proxy.close()
})

test('A booking over HTTP, with its limits and its mail, is two round trips to the database; the page that answers is one', async () => {
  const event = await makeEvent({ maxParticipants: 500 })
  const book = async (guest: number) => {
    const fields = registrationFields({ email: `guest${guest}@example.org` })
    const from = { 'X-Forwarded-For': `10.0.${guest}.1` }
    expect((await visitor(server.url).post(`/eventos/${event}/inscripcion`, fields, from)).status).toBe(200)
  }
  // The first ones connect and prepare the statements.
  for (let guest = 0; guest < 10; guest++) await book(guest)
  const before = proxy.roundTrips()
  for (let guest = 10; guest < 14; guest++) await book(guest)
  expect((proxy.roundTrips() - before) / 4).toBe(3)
})
