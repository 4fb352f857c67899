import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { guestTokenHash } from '#app/bookings/parties/guest-links.server.ts'
import { partyTokenHash } from '#app/bookings/parties/party-links.server.ts'
import { connectTo, testDatabase } from '#tests/harness/database.ts'
import { testKey } from '#tests/harness/test-key.ts'
import { root } from '#tests/harness/test-postgres.ts'

const database = testDatabase('empty')

function seed(...options: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'commands/seed.ts'), ...options], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, ENCRYPTION_KEY: testKey },
    encoding: 'utf8',
  })
  return { status, stderr }
}

test('Invented people need --yes in a database with real records, are as many as requested, and have links that mails can name', async () => {
  expect(seed('--requests', 'many')).toEqual({ status: 1, stderr: expect.stringContaining('Usage: npm run seed') })
  expect(seed('--requests', '3')).toEqual({ status: 1, stderr: expect.stringContaining('Print --yes') })
  expect(seed('--requests', '3', '--members', '2', '--registrations', '5', '--seed', '9', '--yes')).toEqual({
    status: 0,
    stderr: expect.stringContaining('seed 9 (--seed 9 makes the same people)'),
  })
  const sql = connectTo(database.url)
  const [row] =
    await sql`select (select count(*) from membership_requests)::int as requests, (select count(*) from socios)::int as members, (select count(*) from event_registrations)::int as registrations`
  const parties = await sql<{ id: string; link: string; own: string }[]>`
    select p.id, p.token_hash as link, r.cancel_token_hash as own from event_parties p join event_registrations r on r.id = p.id
    join events e on e.id = p.event_id where e.date > now()`
  await sql.end()
  expect(parties.length).toBeGreaterThan(0)
  for (const { id, link, own } of parties) expect([link, own]).toEqual([partyTokenHash(id), guestTokenHash(id)])
  expect(row).toEqual({ requests: 5, members: 2, registrations: 5 })
})
