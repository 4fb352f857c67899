import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DEFAULT_CANCELLATION_HOURS } from '#app/club.ts'
import { openTestDatabase, ownerDatabase } from '#tests/harness/database.ts'
import { LARGEST_PARTY } from './party-size.ts'

openTestDatabase('empty')

test.each(['events_party_limit_check', 'event_parties_size_check'])('%s allows the largest party', async (name) => {
  const [row] = await ownerDatabase.execute<{ text: string }>(
    sql`select pg_get_constraintdef(oid) as text from pg_constraint where conname = ${name}`,
  )
  expect(row?.text.match(/<= (\d+)/)?.[1]).toBe(String(LARGEST_PARTY))
})

test('A party whose club has saved no notice for refunds gets the default one', async () => {
  const [row] = await ownerDatabase.execute<{ text: string }>(
    sql`select prosrc as text from pg_proc where proname = 'event_parties_seat_price'`,
  )
  expect(row?.text.match(/LIMIT 1\), (\d+)\)/)?.[1]).toBe(String(DEFAULT_CANCELLATION_HOURS))
})
