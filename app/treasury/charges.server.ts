import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { charges } from '#app/database/schema.ts'
import { lockAccounts } from './accounts.server.ts'
import { releaseCharge, payFromCredit, payFromCredits } from './credit.server.ts'
import { takeOutOfDrafts } from './live-lines.server.ts'

type ChargeRow = typeof charges.$inferInsert

export type NewCharge = Pick<ChargeRow, 'accountId' | 'kind' | 'key' | 'cents' | 'dueOn' | 'createdBy' | 'eventId'> & {
  concept: { es: string; ca: string }
}

/** A charge with a known key is not made again. Credit of the account pays it at once. */
export async function addCharge(
  tx: Transaction,
  charge: NewCharge,
): Promise<{ added: true; id: number } | { added: false }> {
  await lockAccounts(tx, [charge.accountId])
  const [id] = await addCharges(tx, [charge])
  return id === undefined ? { added: false } : { added: true, id }
}

/** On accounts that are locked. @returns the ids of the new ones */
export async function addCharges(tx: Transaction, added: readonly NewCharge[]): Promise<number[]> {
  if (added.length === 0) return []
  const made = await tx
    .insert(charges)
    .values(added.map(({ concept, ...charge }) => ({ ...charge, concept: concept.es, conceptCa: concept.ca })))
    .onConflictDoNothing()
    .returning({ id: charges.id, accountId: charges.accountId })
  await payFromCredits(
    tx,
    made.map(({ accountId }) => accountId),
  )
  return made.map(({ id }) => id)
}

/** The money is on its way: `remittance` is the number of the remittance that the bank has. */
export type AtTheBank = { ok: false; reason: 'at-the-bank'; remittance: number }

type CancelRefusal = { ok: false; reason: 'unknown' | 'already-cancelled' } | AtTheBank

type Cancellation = { id: number; by: string; why: string }
type Cancelled = { ok: true; accountId: string } | CancelRefusal

/** What has been paid for it becomes credit, which pays other charges. */
export async function cancelCharge(tx: Transaction, { id, by, why }: Cancellation): Promise<Cancelled> {
  const which = eq(charges.id, id)
  const [found] = await tx.select({ accountId: charges.accountId }).from(charges).where(which)
  if (!found) return { ok: false, reason: 'unknown' }
  await lockAccounts(tx, [found.accountId])
  const [charge] = await tx.select({ cancelledAt: charges.cancelledAt }).from(charges).where(which)
  if (charge?.cancelledAt) return { ok: false, reason: 'already-cancelled' }
  const sent = await takeOutOfDrafts(tx, [id])
  if (sent !== null) return { ok: false, reason: 'at-the-bank', remittance: sent }
  await releaseCharge(tx, id)
  await tx.update(charges).set({ cancelledAt: new Date(), cancelledBy: by, cancelledWhy: why }).where(which)
  await payFromCredit(tx, found.accountId)
  return { ok: true, accountId: found.accountId }
}
