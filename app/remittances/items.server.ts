import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { remittanceItems, remittanceLines, remittances } from '#app/database/schema.ts'
import type { LeftOut } from './leave-out.ts'

/** Writes how many debits a remittance has, and their sum. */
export async function countDebits(tx: Transaction, id: number): Promise<{ debits: number; totalCents: number }> {
  const [counted] = await tx
    .select({
      debits: sql<number>`count(*)::integer`,
      totalCents: sql<number>`coalesce(sum(${remittanceItems.cents}), 0)`.mapWith(Number),
    })
    .from(remittanceItems)
    .where(and(eq(remittanceItems.remittanceId, id), eq(remittanceItems.outcome, 'included')))
  const { debits, totalCents } = counted ?? { debits: 0, totalCents: 0 }
  await tx.update(remittances).set({ debits, totalCents }).where(eq(remittances.id, id))
  return { debits, totalCents }
}

/** Takes debits out before the file is sealed. */
export async function leaveOut(tx: Transaction, itemIds: readonly number[], reason: LeftOut): Promise<void> {
  if (itemIds.length === 0) return
  await tx
    .update(remittanceItems)
    .set({ outcome: 'excluded', reason, mandateId: null, updatedAt: new Date() })
    .where(inArray(remittanceItems.id, [...itemIds]))
  await freeCharges(tx, itemIds)
}

type Line = { itemId: number; chargeId: number }

/** Debits that the bank will not collect: their charges can be debited again. @returns the lines that they had */
export async function endItems(
  tx: Transaction,
  itemIds: readonly number[],
  outcome: 'rejected' | 'released' | 'returned',
): Promise<Line[]> {
  if (itemIds.length === 0) return []
  await tx
    .update(remittanceItems)
    .set({ outcome, updatedAt: new Date() })
    .where(inArray(remittanceItems.id, [...itemIds]))
  return freeCharges(tx, itemIds)
}

/** @returns the lines that were live */
export async function freeCharges(tx: Transaction, itemIds: readonly number[]): Promise<Line[]> {
  return tx
    .update(remittanceLines)
    .set({ live: false })
    .where(and(inArray(remittanceLines.itemId, [...itemIds]), remittanceLines.live))
    .returning({ itemId: remittanceLines.itemId, chargeId: remittanceLines.chargeId })
}

/** The debits of a remittance, locked in the order of their ids, as every posting does. */
export async function lockIncluded(tx: Transaction, remittanceId: number, among?: readonly number[]) {
  const isOne = among && inArray(remittanceItems.id, [...among])
  return tx
    .select()
    .from(remittanceItems)
    .where(and(eq(remittanceItems.remittanceId, remittanceId), eq(remittanceItems.outcome, 'included'), isOne))
    .orderBy(remittanceItems.id)
    .for('no key update')
}
