import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { blockedPayments, mandates, memberAccounts } from '#app/database/schema.ts'
import { eraseSocios } from '#app/membership/erasure.server.ts'
import { decryptRecord } from '#app/membership/members/blocked-payments.server.ts'
import { MEMBER } from '#app/platform/audit.server.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf } from '#tests/harness/rows.ts'
import { IBAN, OTHER_IBAN } from '#tests/harness/insert-creditor.ts'
import { makeCreditor } from '#tests/mandate-fixtures.ts'
import { makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { draftMandate, signOnPaper } from './signing.server.ts'

openTestDatabase('empty', 'panel')
beforeEach(() => makeCreditor(null))

const holder = 'Clara Vidal Roca'

/** A member with an order in force and a sheet for another account. */
async function member(lastDueOn: string | null) {
  const { id } = await makeSocio()
  const draft = await draftMandate(secretary, id, { holder, iban: IBAN }, 'es')
  await signOnPaper(secretary, draft.ok ? draft.id : '', { signedOn: '2026-11-02', debtor: null })
  await database.update(mandates).set({ lastDueOn }).where(eq(mandates.accountId, id))
  await draftMandate(MEMBER, id, { holder, iban: OTHER_IBAN }, 'es')
  return id
}

test.each(['panel', 'jobs'] as const)(
  'The orders of a member who is erased end; what debited something stays as evidence, the rest does not (%s)',
  async (pool) => {
    const [debited, never] = [await member('2026-11-20'), await member(null)]
    await inPool(pool, () => database.transaction((tx) => eraseSocios(tx, [debited, never])))()
    for (const id of [debited, never]) {
      const rows = await database.select().from(mandates).where(eq(mandates.accountId, id)).orderBy(mandates.createdAt)
      expect(rows.map(({ status }) => status)).toEqual(['revoked', 'revoked'])
      expect(rows.map(({ document }) => document !== null)).toEqual([id === debited, false])
      const account = await rowOf(memberAccounts, id)
      expect(account.socioId).toBeNull()
      const [blocked] = await database.select().from(blockedPayments).where(eq(blockedPayments.id, id))
      expect(blocked && decryptRecord(blocked)).toMatchObject({ paymentMethod: 'direct-debit', iban: IBAN })
    }
  },
)
