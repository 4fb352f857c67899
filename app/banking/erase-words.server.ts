import { and, eq, inArray, isNotNull, sql, type AnyColumn } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { charges, memberAccounts, payments } from '#app/database/schema.ts'
import { erasedConcept } from './charge-texts.ts'

/** Not a code of the bank, nor of a trigger: somebody has written it. */
const isWritten = (text: AnyColumn) => sql`${text} !~ '^([A-Z]{2}[0-9]{2}|booking)$'`

/** What people have written about erased members, and their own fee. The caller has locked the accounts. */
export async function eraseWords(tx: Transaction, accountIds: readonly string[]): Promise<void> {
  const [ids, now] = [[...accountIds], { updatedAt: sql`now()` }]
  const { id, holdWhy } = memberAccounts
  await tx
    .update(memberAccounts)
    .set({ feeCents: null, ...now })
    .where(and(inArray(id, ids), isNotNull(memberAccounts.feeCents)))
  await tx
    .update(memberAccounts)
    .set({ holdWhy: null, ...now })
    .where(and(inArray(id, ids), isWritten(holdWhy)))
  await tx
    .update(payments)
    .set({ note: null })
    .where(and(inArray(payments.accountId, ids), isWritten(payments.note)))
  const theirs = inArray(charges.accountId, ids)
  await tx
    .update(charges)
    .set({ cancelledWhy: '' })
    .where(and(theirs, isWritten(charges.cancelledWhy)))
  await tx
    .update(charges)
    .set({ concept: erasedConcept.es, conceptCa: erasedConcept.ca })
    .where(and(theirs, eq(charges.kind, 'other')))
}
