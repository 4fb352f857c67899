import { and, eq, inArray, sql } from 'drizzle-orm'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { mandates, remittanceItems, remittanceLines, remittances } from '#app/database/schema.ts'
import { lockVersion, updateVersioned } from '#app/database/versions.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { lockAccounts } from '#app/treasury/accounts.server.ts'
import { postDebits } from '#app/treasury/payments.server.ts'
import { countDebits, endItems, freeCharges, lockIncluded } from './items.server.ts'

type Outcome = { ok: true } | { ok: false; reason: 'unknown' | 'conflict' }

/** The file is at the bank. The mandates count their 36 months from its due date. */
export async function presentRemittance(actor: Actor, id: number): Promise<Outcome> {
  return database.transaction(async (tx) => {
    const locked = await lockVersion(tx, remittances, eq(remittances.id, id), ({ status }) =>
      ['sealed', 'presented', 'settled'].includes(status),
    )
    if (!locked.ok) return locked
    if (locked.row.status !== 'sealed') return { ok: true }
    const { dueOn } = locked.row
    const used = tx
      .select({ id: remittanceItems.mandateId })
      .from(remittanceItems)
      .where(and(eq(remittanceItems.remittanceId, id), eq(remittanceItems.outcome, 'included')))
    await tx
      .update(mandates)
      .set({ lastDueOn: sql`greatest(${mandates.lastDueOn}, ${dueOn}::date)` })
      .where(inArray(mandates.id, used))
    await updateVersioned(tx, remittances, eq(remittances.id, id), { status: 'presented', presentedAt: new Date() })
    await audit(tx, { actor: actor.id, action: 'remittance.presented', subject: String(id) })
    return { ok: true }
  })
}

const DEBITS_PER_STEP = 500

/**
 * The bank has paid: a payment for each debit that is left. In steps, each a transaction: what a step has posted stays,
 * and pressing again goes on.
 */
export async function settleRemittance(actor: Actor, id: number, receivedOn = clubDay()): Promise<Outcome> {
  for (;;) {
    const step = await database.transaction((tx) => settleStep(tx, actor, id, receivedOn))
    if (!step.ok || step.isLast) return step.ok ? { ok: true } : step
  }
}

type Step = { ok: true; isLast: boolean } | { ok: false; reason: 'unknown' | 'conflict' }

async function settleStep(tx: Transaction, actor: Actor, id: number, receivedOn: string): Promise<Step> {
  const which = eq(remittances.id, id)
  const locked = await lockVersion(
    tx,
    remittances,
    which,
    ({ status }) => status === 'presented' || status === 'settled',
  )
  if (!locked.ok) return locked
  if (locked.row.status === 'settled') return { ok: true, isLast: true }
  const next = await tx
    .select({ id: remittanceItems.id, accountId: remittanceItems.accountId })
    .from(remittanceItems)
    .where(and(eq(remittanceItems.remittanceId, id), eq(remittanceItems.outcome, 'included')))
    .orderBy(remittanceItems.id)
    .limit(DEBITS_PER_STEP)
  await lockAccounts(
    tx,
    next.map(({ accountId }) => accountId),
  )
  const items = await lockIncluded(
    tx,
    id,
    next.map((item) => item.id),
  )
  await settleItems(tx, actor, items, receivedOn)
  if (next.length === DEBITS_PER_STEP) return { ok: true, isLast: false }
  await updateVersioned(tx, remittances, which, { status: 'settled', settledAt: new Date() })
  await auditAndTell(tx, { actor: actor.id, action: 'remittance.settled', subject: String(id) })
  return { ok: true, isLast: true }
}

/** Paid charges need no live line: what is open of them again can be paid, debited or cancelled. */
async function settleItems(
  tx: Transaction,
  actor: Actor,
  items: readonly { id: number; accountId: string }[],
  receivedOn: string,
): Promise<void> {
  const { itemId, chargeId, cents, live } = remittanceLines
  const ids = items.map(({ id }) => id)
  const lines = await tx
    .select({ itemId, chargeId, cents })
    .from(remittanceLines)
    .where(and(inArray(itemId, ids), live))
  const parts = Map.groupBy(lines, (line) => line.itemId)
  await postDebits(
    tx,
    items.map(({ id, accountId }) => ({
      accountId,
      itemId: id,
      parts: (parts.get(id) ?? []).map((line) => ({ chargeId: line.chargeId, cents: line.cents })),
      receivedOn,
      note: null,
      createdBy: actor.id,
    })),
  )
  await tx
    .update(remittanceItems)
    .set({ outcome: 'settled', updatedAt: new Date() })
    .where(inArray(remittanceItems.id, ids))
  await freeCharges(tx, ids)
}

/** A debit that the club has withdrawn at the bank before its due date. */
export async function releaseItem(actor: Actor, id: number, itemId: number): Promise<Outcome> {
  return database.transaction(async (tx) => {
    const locked = await lockVersion(tx, remittances, eq(remittances.id, id), ({ status }) => status === 'presented')
    if (!locked.ok) return locked
    const which = and(eq(remittanceItems.id, itemId), eq(remittanceItems.remittanceId, id))
    const [item] = await tx.select().from(remittanceItems).where(which).for('no key update')
    if (!item) return { ok: false, reason: 'unknown' }
    if (item.outcome === 'released') return { ok: true }
    if (item.outcome !== 'included') return { ok: false, reason: 'conflict' }
    await endItems(tx, [itemId], 'released')
    await countDebits(tx, id)
    await updateVersioned(tx, remittances, eq(remittances.id, id))
    await audit(tx, { actor: actor.id, action: 'remittance.item-released', subject: String(id) })
    return { ok: true }
  })
}
