import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { makeAccount, makeRemittance } from '#tests/treasury-fixtures.ts'
import { readMonthlySums, readTreasurySums, readTreasuryWork } from './today.server.ts'

openTestDatabase('empty', 'panel')

test('«Hoy» sums accounts and months, and says what waits', async () => {
  expect(await readTreasuryWork('2027-02-10')).toMatchObject({ next: null, returns: 0, missing: 0, expiring: 0 })
  const id = await makeAccount({ holdWhy: 'Lo pide' })
  await database.execute(sql`
    insert into charges (account_id, kind, key, concept, cents, due_on, created_by)
    values (${id}, 'fee', 'a', 'Cuota', 3000, '2027-01-01', 'test'), (${id}, 'fee', 'b', 'Cuota', 1000, '2027-04-01', 'test')`)
  await database.execute(sql`
    insert into payments (account_id, method, cents, received_on, key, created_by) values (${id}, 'cash', 500, '2027-02-02', 'p', 'test')`)
  expect(await readTreasurySums('2027-02-10')).toEqual({
    owed: { cents: 4_000, accounts: 1 },
    overdue: { cents: 3_000, accounts: 1 },
    credit: { cents: 500, accounts: 1 },
    held: 1,
  })
  const months = await readMonthlySums('2027-02-10')
  expect(months).toHaveLength(12)
  expect(months.slice(-2)).toEqual([
    { month: '2027-01-01', owed: 3_000, collected: 0 },
    { month: '2027-02-01', owed: 0, collected: 500 },
  ])
  const [charge] = await database.execute<{ id: number }>(sql`select id from charges where key = 'a'`)
  const remittance = await makeRemittance(id, [{ chargeId: charge?.id ?? 0, cents: 3_000 }])
  await database.execute(
    sql`update mandates set status = 'active', signed_on = '2024-03-01', via = 'paper', holder = 'x', iban = 'x', iban_last4 = '1332'`,
  )
  await database.execute(sql`
    insert into bank_returns (item_id, kind, code, received_on, created_by) values (${remittance.itemId}, 'returned', 'AM04', '2027-02-05', 'test')`)
  expect(await readTreasuryWork('2027-02-10')).toEqual({
    next: { id: remittance.id, status: 'draft', dueOn: '2027-01-20' },
    returns: 1,
    returned: remittance.id,
    missing: 0,
    expiring: 1,
  })
})
