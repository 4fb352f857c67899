import { eq, sql } from 'drizzle-orm'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import type { Transaction } from '#app/database/client.server.ts'
import { charges, remittanceItems, remittanceLines, remittances } from '#app/database/schema.ts'
import { transactUnlessRefused } from '#app/database/transact-unless-refused.server.ts'
import { lockVersion, updateVersioned } from '#app/database/versions.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { earliestOf, lockCreditor, proposedDueDate } from './creditor-lock.server.ts'
import { countDebits, endItems, leaveOut, lockIncluded } from './items.server.ts'

type Remade =
  | { ok: true; /** Null: nothing is left to debit. */ id: number | null }
  | { ok: false; reason: 'no-creditor' | 'another-remittance' | 'unknown' | 'conflict' | 'no-debits' }

type Row = typeof remittances.$inferSelect

/**
 * The bank has refused the whole file: its debits end, and another remittance has them again, except
 * `culprits`. It keeps the due date and the notice if the bank still takes a file for that day; else the members are
 * told a new date.
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
    const lines = await endItems(
      tx,
      items.map((item) => item.id),
      'rejected',
    )
    await updateVersioned(tx, remittances, which, { status: 'refused', endedAt: new Date() })
    await auditAndTell(tx, { actor: actor.id, action: 'remittance.remade', subject: String(id) })
    if (items.every((item) => culprits.includes(item.id))) return { ok: true, id: null }
    const isInTime = locked.row.dueOn >= earliestOf(creditor.row)
    const made = await insertRemade(tx, locked.row, isInTime ? null : proposedDueDate(creditor.row), actor)
    const copies = await copyItems(tx, made, items)
    await copyLines(tx, copies, lines)
    const blamed = copies.filter(({ of }) => culprits.includes(of)).map((copy) => copy.id)
    await leaveOut(tx, blamed, 'rechazado-por-el-banco')
    await countDebits(tx, made)
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

type Items = Awaited<ReturnType<typeof lockIncluded>>
type Copy = { id: number; of: number }

/** @returns the new items, `of` the old */
async function copyItems(tx: Transaction, to: number, items: Items): Promise<Copy[]> {
  const copies: Copy[] = []
  for (const { id: of, accountId, mandateId, cents, notifiedCents } of items) {
    const [copy] = await tx
      .insert(remittanceItems)
      .values({ remittanceId: to, accountId, mandateId, cents, notifiedCents, outcome: 'included' })
      .returning({ id: remittanceItems.id })
    if (copy) copies.push({ id: copy.id, of })
  }
  return copies
}

/** The charges that the file had, with what is open of them; those that had left it before stay out. */
async function copyLines(
  tx: Transaction,
  copies: readonly Copy[],
  lines: readonly { itemId: number; chargeId: number }[],
): Promise<void> {
  const ids = new Map(copies.map(({ id, of }) => [of, id]))
  const wanted = lines.map(({ itemId, chargeId }) => ({ item_id: ids.get(itemId), charge_id: chargeId }))
  await tx.execute(sql`insert into ${remittanceLines} (item_id, charge_id, cents, live)
    select wanted.item_id, ${charges.id}, ${charges.cents} - ${charges.settledCents}, true
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (item_id integer, charge_id integer)
    join ${charges} on ${charges.id} = wanted.charge_id
    where ${charges.cancelledAt} is null and ${charges.settledCents} < ${charges.cents}`)
}
