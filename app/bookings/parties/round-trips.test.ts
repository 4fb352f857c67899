import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '#tests/fixtures.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { startPostgresProxy } from '#tests/harness/postgres-proxy.ts'
import { registrationFields } from '#tests/harness/registration-fields.ts'
import { testServer } from '#tests/harness/site.ts'
import { visitor } from '#tests/harness/visitor.ts'

const own = openTestDatabase('empty')
let proxy: Awaited<ReturnType<typeof startPostgresProxy>>
// Jobs and checks have connections of their own.
beforeAll(
  async () => void (proxy = await startPostgresProxy(own.url, (startup) => startup.includes('el-cercle public'))),
)
afterAll(() => proxy.close())
const server = testServer(() => ({ DATABASE_URL: proxy.url, TRUSTED_PROXIES: 'loopback' }))

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
