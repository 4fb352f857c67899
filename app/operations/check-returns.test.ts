import { expect, test } from 'vitest'
import { bankReturns } from '#app/database/schema.ts'
import { openTestDatabase, ownerDatabase } from '#tests/harness/database.ts'
import { makeCharge } from '#tests/remittance-fixtures.ts'
import { makeAccount, makeRemittance } from '#tests/treasury-fixtures.ts'
import { checkReturns } from './check-returns.server.ts'
import { describeProblem } from './incident-labels.ts'

openTestDatabase('empty', 'jobs')

async function comesBack(code: string): Promise<void> {
  const accountId = await makeAccount()
  const { itemId } = await makeRemittance(accountId, [{ chargeId: await makeCharge(accountId, 6_000), cents: 6_000 }])
  const values = { itemId, kind: 'returned', code, receivedOn: '2027-01-20', createdBy: 'test' } as const
  await ownerDatabase.insert(bankReturns).values(values)
}

test('A debit that comes back by a fault of the club is a problem until somebody handles it; another one is none', async () => {
  for (const code of ['AM04', 'MD01', 'ZZ99']) await comesBack(code)
  expect(await checkReturns()).toEqual([])
  for (const code of ['RR07', 'BE05', 'BE05']) await comesBack(code)
  const problems = await checkReturns()
  expect(problems).toEqual([{ kind: 'returns', detail: { count: 3, codes: ['BE05', 'RR07'] } }])
  for (const problem of problems) expect(describeProblem(problem, 'es').text).toContain('3 recibos')
  await ownerDatabase.update(bankReturns).set({ handledAt: new Date() })
  expect(await checkReturns()).toEqual([])
})
