import { and, eq, ne } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { remittanceItems, remittances } from '#app/database/schema.ts'
import { transactUnlessRefused } from '#app/database/transact-unless-refused.server.ts'
import { lockVersion, updateVersioned } from '#app/database/versions.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { lockAccounts } from '#app/treasury/accounts.server.ts'
import { lockOwing } from './candidates.server.ts'
import { chooseItems } from './choose-items.server.ts'
import { dueDayFault, lockCreditor, type DueDayFault } from './creditor-lock.server.ts'
import { MAX_DEBITS } from './files/pain-008.ts'
import { countDebits, endItems, leaveOut, lockIncluded } from './items.server.ts'
import type { LeftOut } from './leave-out.ts'

export type Chosen =
  | { ok: true; id: number }
  | { ok: false; reason: 'no-creditor' | 'another-remittance' | DueDayFault | 'no-debits' }

/** A draft with every account that owes something on its due date: debited, or left out with the reason. */
export async function chooseRemittance(actor: Actor, dueOn: string): Promise<Chosen> {
  return transactUnlessRefused(async (tx): Promise<Chosen> => {
    const creditor = await lockCreditor(tx)
    if (!creditor.ok) return creditor
    const fault = dueDayFault(creditor.row, dueOn)
    if (fault) return { ok: false, reason: fault }
    const [made] = await tx.insert(remittances).values({ dueOn, createdBy: actor.id }).returning({ id: remittances.id })
    if (!made) throw new Error('no remittance was made')
    const terms = { dueOn, noticedOn: clubDay(), minCents: creditor.row.minCents }
    await chooseItems(tx, await lockOwing(tx, dueOn), { remittanceId: made.id, ...terms })
    const { debits } = await countDebits(tx, made.id)
    if (debits === 0) return { ok: false, reason: 'no-debits' }
    await audit(tx, { actor: actor.id, action: 'remittance.chosen', subject: String(made.id) })
    return { ok: true, id: made.id }
  })
}

type Changed =
  | { ok: true }
  | { ok: false; reason: 'no-creditor' | 'another-remittance' | 'unknown' | 'conflict' }
  | { ok: false; reason: DueDayFault | 'no-debits' }

/** A draft with another due date, or the same: debits are chosen anew. What was included below the minimum stays. */
export async function moveRemittance(actor: Actor, id: number, dueOn: string): Promise<Changed> {
  return transactUnlessRefused(async (tx): Promise<Changed> => {
    const creditor = await lockCreditor(tx)
    if (!creditor.ok) return creditor
    const fault = dueDayFault(creditor.row, dueOn)
    if (fault) return { ok: false, reason: fault }
    const owing = await lockOwing(tx, dueOn)
    const locked = await lockVersion(tx, remittances, eq(remittances.id, id), isDraft)
    if (!locked.ok) return locked
    const { minCents } = creditor.row
    const before = await lockIncluded(tx, id)
    const belowMinimum = new Set(before.filter(({ cents }) => cents < minCents).map(({ accountId }) => accountId))
    await leaveOut(
      tx,
      before.map((item) => item.id),
      CHANGED,
    )
    await forgetReasons(tx, id)
    const refused = await readRefused(tx, id)
    const pages = owing.map((ids) => ids.filter((account) => !refused.has(account)))
    await chooseItems(tx, pages, { remittanceId: id, dueOn, noticedOn: clubDay(), minCents, belowMinimum })
    const { debits } = await countDebits(tx, id)
    if (debits === 0) return { ok: false, reason: 'no-debits' }
    await updateVersioned(tx, remittances, eq(remittances.id, id), { dueOn })
    await audit(tx, { actor: actor.id, action: 'remittance.moved', subject: String(id) })
    return { ok: true }
  })
}

const REFUSED = 'rechazado-por-el-banco' satisfies LeftOut
const CHANGED = 'ha-cambiado' satisfies LeftOut

/** Of accounts that owe something each gets its reason now; the others are left as owing nothing any more. */
async function forgetReasons(tx: Transaction, id: number): Promise<void> {
  const { remittanceId, outcome, reason } = remittanceItems
  await tx
    .update(remittanceItems)
    .set({ reason: CHANGED, cents: 0, otherRemittanceId: null, updatedAt: new Date() })
    .where(and(eq(remittanceId, id), eq(outcome, 'excluded'), ne(reason, REFUSED)))
}

/** Accounts that stay out of a remittance that was made again: the bank has refused the file for them. */
async function readRefused(tx: Transaction, id: number): Promise<Set<string>> {
  const refused = and(eq(remittanceItems.remittanceId, id), eq(remittanceItems.reason, REFUSED))
  const rows = await tx.select({ accountId: remittanceItems.accountId }).from(remittanceItems).where(refused)
  return new Set(rows.map(({ accountId }) => accountId))
}

/** An account of a draft that is left out for the minimum is debited this once. */
export async function includeItem(actor: Actor, id: number, itemId: number): Promise<Changed> {
  return transactUnlessRefused(async (tx): Promise<Changed> => {
    const creditor = await lockCreditor(tx)
    if (!creditor.ok) return creditor
    const which = and(eq(remittanceItems.id, itemId), eq(remittanceItems.remittanceId, id))
    const [found] = await tx.select({ accountId: remittanceItems.accountId }).from(remittanceItems).where(which)
    if (!found) return { ok: false, reason: 'unknown' }
    const { accountId } = found
    await lockAccounts(tx, [accountId])
    const locked = await lockVersion(tx, remittances, eq(remittances.id, id), isDraft)
    if (!locked.ok) return locked
    const [item] = await tx.select().from(remittanceItems).where(which)
    if (item?.outcome === 'included') return { ok: true }
    if (item?.reason !== 'bajo-minimo' || locked.row.debits >= MAX_DEBITS) return { ok: false, reason: 'conflict' }
    const { dueOn } = locked.row
    await chooseItems(tx, [[accountId]], { remittanceId: id, dueOn, noticedOn: clubDay(), minCents: 0 })
    const [chosen] = await tx.select({ outcome: remittanceItems.outcome }).from(remittanceItems).where(which)
    if (chosen?.outcome !== 'included') return { ok: false, reason: 'conflict' }
    await countDebits(tx, id)
    await updateVersioned(tx, remittances, eq(remittances.id, id))
    await audit(tx, { actor: actor.id, action: 'remittance.item-included', subject: String(id) })
    return { ok: true }
  })
}

const isDraft = ({ status }: typeof remittances.$inferSelect) => status === 'draft'

type CancelRefusal = { ok: false; reason: 'unknown' | 'conflict' }

/** What is not yet presented. Its charges are free again. */
export async function cancelRemittance(actor: Actor, id: number): Promise<{ ok: true } | CancelRefusal> {
  return database.transaction(async (tx) => {
    const locked = await lockVersion(tx, remittances, eq(remittances.id, id), ({ status }) =>
      ['draft', 'notified', 'sealed', 'cancelled'].includes(status),
    )
    if (!locked.ok) return locked
    if (locked.row.status === 'cancelled') return { ok: true }
    const included = await lockIncluded(tx, id)
    const ids = included.map((item) => item.id)
    await endItems(tx, ids, 'released')
    await updateVersioned(tx, remittances, eq(remittances.id, id), { status: 'cancelled', endedAt: new Date() })
    await audit(tx, { actor: actor.id, action: 'remittance.cancelled', subject: String(id) })
    return { ok: true }
  })
}
