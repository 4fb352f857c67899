import { expect, test } from 'vitest'
import { connectTo, testDatabase } from '#tests/harness/database.ts'
import { until } from '#tests/harness/mailbox.ts'
import { waitForDatabase } from './wait-for-database.server.ts'

const database = testDatabase('empty')

test('A start waits for a database that accepts no writes, such as a standby behind a proxy', async () => {
  const sql = connectTo(database.url)
  const printed: string[] = []
  const wait = (seconds: number) => waitForDatabase(database.url, { seconds, print: (text) => printed.push(text) })
  const setReadOnly = (value: string) =>
    sql.unsafe(
      `do $$ begin execute format('alter database %I set default_transaction_read_only = ${value}', current_database()); end $$`,
    )
  await wait(0)
  await setReadOnly('on')
  await expect(wait(0)).rejects.toThrow('The database accepts no writes (25006): check DATABASE_URL.')
  const reached = wait(600)
  await until(async () => printed.length > 0)
  expect(printed).toEqual(['The database accepts no writes yet (25006): waiting for it, 600 s at most.'])
  await setReadOnly('off')
  await reached
  await sql.end()
})
