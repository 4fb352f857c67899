import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import type { Transaction } from '#app/database/client.server.ts'
import { charges, remittanceItems, remittanceLines, remittances } from '#app/database/schema.ts'
import { transactUnlessRefused } from '#app/database/transact-unless-refused.server.ts'
import { lockVersion, updateVersioned } from '#app/database/versions.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { earliestOf, lockCreditor, proposedDueDate } from './creditor-lock.server.ts'
import { countDebits, endItems, leaveOut, lockIncluded } from './items.server.ts'

type Remade =
  | { ok: true; id: number }
  | { ok: false; reason: 'no-creditor' | 'another-remittance' | 'unknown' | 'conflict' | 'no-debits' }

type Row = typeof remittances.$inferSelect

/**
 * The bank has refused the whole file: its debits end, and another remittance has them again, but for those of the culprits. It keeps the
 * due date and the notice if the bank still takes a file for that day; else the members are told a new date.
 * @param culprits items that stay out
 */
export async function remakeRemittance(actor: Actor, id: number, culprits: readonly number[]): Promise<Remade> {
  return transactUnlessRefused(async (tx): Promise<Remade> => {
    const creditor = await lockCreditor(tx)
    if (!creditor.ok) return creditor
    const which = eq(remittances.id, id)
    const locked = await lockVersion(tx, remittances, which, ({ status }) => ['sealed', 'presented'].includes(status))
    if (!locked.ok) return locked
    const items = await lockIncluded(tx, id)
    await endItems(
      tx,
      items.map((item) => item.id),
      'rejected',
    )
    await updateVersioned(tx, remittances, which, { status: 'refused', endedAt: new Date() })
    const isInTime = locked.row.dueOn >= earliestOf(creditor.row)
    const made = await insertRemade(tx, locked.row, isInTime ? null : proposedDueDate(creditor.row), actor)
    const copies = await copyItems(
      tx,
      id,
      made,
      items.map((item) => item.id),
    )
    const blamed = copies.filter(({ of }) => culprits.includes(of)).map((copy) => copy.id)
    await leaveOut(tx, blamed, 'rechazado-por-el-banco')
    const { debits } = await countDebits(tx, made)
    if (debits === 0) return { ok: false, reason: 'no-debits' }
    await auditAndTell(tx, { actor: actor.id, action: 'remittance.remade', subject: String(id) })
    return { ok: true, id: made }
  })
}

async function insertRemade(tx: Transaction, row: Row, newDueOn: string | null, actor: Actor): Promise<number> {
  const { id, dueOn, notifiedAt } = row
  const kept = newDueOn === null ? ({ status: 'notified', dueOn, notifiedAt } as const) : { dueOn: newDueOn }
  const [made] = await tx
    .insert(remittances)
    .values({ ...kept, remakes: id, createdBy: actor.id })
    .returning({ id: remittances.id })
  if (!made) throw new Error('no remittance was made')
  return made.id
}

/** The same debits with what their charges still have open. @returns the new items, `of` the old */
async function copyItems(tx: Transaction, from: number, to: number, itemIds: number[]) {
  const old = await tx.select().from(remittanceItems).where(inArray(remittanceItems.id, itemIds))
  const copies: { id: number; of: number }[] = []
  for (const { id: of, accountId, mandateId, cents, notifiedCents } of old) {
    const [copy] = await tx
      .insert(remittanceItems)
      .values({ remittanceId: to, accountId, mandateId, cents, notifiedCents, outcome: 'included' })
      .returning({ id: remittanceItems.id })
    if (copy) copies.push({ id: copy.id, of })
  }
  await copyLines(tx, from, to)
  return copies
}

async function copyLines(tx: Transaction, from: number, to: number): Promise<void> {
  const copy = alias(remittanceItems, 'copy')
  await tx.insert(remittanceLines).select(
    tx
      .select({
        itemId: copy.id,
        chargeId: remittanceLines.chargeId,
        cents: sql<number>`${charges.cents} - ${charges.settledCents}`.as('cents'),
        live: sql<boolean>`true`.as('live'),
      })
      .from(remittanceLines)
      .innerJoin(remittanceItems, eq(remittanceItems.id, remittanceLines.itemId))
      .innerJoin(copy, and(eq(copy.remittanceId, to), eq(copy.accountId, remittanceItems.accountId)))
      .innerJoin(charges, eq(charges.id, remittanceLines.chargeId))
      .where(
        and(
          eq(remittanceItems.remittanceId, from),
          isNull(charges.cancelledAt),
          lt(charges.settledCents, charges.cents),
        ),
      ),
  )
}
