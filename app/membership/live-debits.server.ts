import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { memberAccounts, remittanceItems, remittanceLines, socios } from '#app/database/schema.ts'

/**
 * Of these members, those with a debit that is neither paid nor given back: they are erased once it is over. Locks the
 * members, then their accounts, as a signature does, so that no remittance takes them meanwhile.
 */
export async function membersWithLiveDebits(tx: Transaction, socioIds: readonly string[]): Promise<Set<string>> {
  const ids = [...socioIds]
  await tx.select({ id: socios.id }).from(socios).where(inArray(socios.id, ids)).orderBy(socios.id).for('update')
  await tx
    .select({ id: memberAccounts.id })
    .from(memberAccounts)
    .where(inArray(memberAccounts.id, ids))
    .orderBy(memberAccounts.id)
    .for('no key update')
  const rows = await tx
    .selectDistinct({ id: remittanceItems.accountId })
    .from(remittanceLines)
    .innerJoin(remittanceItems, eq(remittanceItems.id, remittanceLines.itemId))
    .where(and(remittanceLines.live, inArray(remittanceItems.accountId, ids)))
  return new Set(rows.map(({ id }) => id))
}
