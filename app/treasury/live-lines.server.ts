import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { remittanceItems, remittanceLines, remittances } from '#app/database/schema.ts'
import { beforeSealing } from './at-the-bank.ts'

/**
 * Takes charges out of the remittances that nobody has sealed. Sealing locks the remittance, so that it comes before or
 * after.
 * @returns the number of a remittance that has been sealed with one of them, and then takes out none; else null
 */
export async function takeOutOfDrafts(tx: Transaction, chargeIds: readonly number[]): Promise<number | null> {
  if (chargeIds.length === 0) return null
  const isLive = and(inArray(remittanceLines.chargeId, [...chargeIds]), remittanceLines.live)
  const lines = await tx
    .select({ itemId: remittanceLines.itemId, remittanceId: remittanceItems.remittanceId })
    .from(remittanceLines)
    .innerJoin(remittanceItems, eq(remittanceItems.id, remittanceLines.itemId))
    .where(isLive)
  const open = await tx
    .select({ id: remittances.id })
    .from(remittances)
    .where(
      and(
        inArray(
          remittances.id,
          lines.map(({ remittanceId }) => remittanceId),
        ),
        inArray(remittances.status, [...beforeSealing]),
      ),
    )
    .orderBy(asc(remittances.id))
    .for('share')
  const sealed = lines.find(({ remittanceId }) => !open.some(({ id }) => id === remittanceId))
  if (sealed) return sealed.remittanceId
  const items = lines.map(({ itemId }) => itemId)
  if (items.length > 0)
    await tx
      .update(remittanceLines)
      .set({ live: false })
      .where(and(isLive, inArray(remittanceLines.itemId, items)))
  return null
}
