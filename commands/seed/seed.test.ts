import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connectTo, testDatabase } from '#tests/harness/database.ts'
import { testKey } from '#tests/harness/test-key.ts'
import { root } from '#tests/harness/test-postgres.ts'

const database = testDatabase('empty')

function seed(...options: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'commands/seed.ts'), ...options], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, ENCRYPTION_KEY: testKey },
    encoding: 'utf8',
  })
  return { status, stdout }
}

test('People are never invented into a database of one’s own by accident, and with --yes as many as asked for', async () => {
  expect(seed('--requests', 'many')).toEqual({ status: 1, stdout: expect.stringContaining('Usage: npm run seed') })
  expect(seed('--requests', '3')).toEqual({ status: 1, stdout: expect.stringContaining('Say --yes') })
  expect(seed('--requests', '3', '--members', '2', '--registrations', '5', '--seed', '9', '--yes')).toEqual({
    status: 0,
    stdout: expect.stringContaining('seed 9 (--seed 9 makes the same people)'),
  })
  const sql = connectTo(database.url)
  const [row] =
    await sql`select (select count(*) from membership_requests)::int as requests, (select count(*) from socios)::int as members, (select count(*) from event_registrations)::int as registrations`
  await sql.end()
  expect(row).toEqual({ requests: 5, members: 2, registrations: 5 })
})
