import { and, eq, inArray, sql } from 'drizzle-orm'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { auditLog, remittanceItems, remittances, treasuryCreditor } from '#app/database/schema.ts'
import { lockVersion, updateVersioned } from '#app/database/versions.server.ts'
import type { AuditAction } from '#app/platform/audit-actions.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { earliestOf } from './creditor-lock.server.ts'
import { buildFile, packFile, type BuiltFile, type FileDebit } from './debit-file.server.ts'
import { checkXml } from './files/file-process.server.ts'
import { countDebits } from './items.server.ts'
import { recheckItems } from './recheck.server.ts'

type Row = typeof remittances.$inferSelect
type Refused = {
  ok: false
  reason: 'no-creditor' | 'unknown' | 'conflict' | 'same-person' | 'due-day-early' | 'no-debits' | 'debits-changed'
}

/**
 * Writes the file and freezes the remittance. What has changed since the notice is left out first, and somebody looks
 * at that before it is sealed. The schema is checked outside the transaction; if anything changes meanwhile, nothing is
 * sealed. Twice is once.
 */
export async function sealRemittance(actor: Actor, id: number, now = new Date()): Promise<{ ok: true } | Refused> {
  const ready = await prepare(actor, id, now)
  if (!ready.ok) return ready
  if (ready.row.status === 'sealed') return { ok: true }
  const checked = await checkFile(id, ready.row.dueOn, now)
  return database.transaction(async (tx) => {
    const locked = await lockVersion(tx, remittances, eq(remittances.id, id), ready.row.version)
    if (!locked.ok) return locked
    const built = await buildFile(tx, id, locked.row.dueOn, now)
    if (built.sha256 !== checked || (await findUnequal(tx, id))) return { ok: false, reason: 'conflict' }
    await freeze(tx, id, built, actor)
    return { ok: true }
  })
}

/** @returns the hash of a file that its schema takes; the file is written again, so that there is one at a time */
async function checkFile(id: number, dueOn: string, now: Date): Promise<string> {
  const { gzip, sha256 } = await buildFile(database, id, dueOn, now)
  const fault = await checkXml(gzip)
  if (fault) throw new Error(`line ${fault.line} of the file of remittance ${id} is not valid`)
  return sha256
}

/** Leaves out what has changed, in a transaction of its own: it stays left out when the sealing is refused for it. */
async function prepare(actor: Actor, id: number, now: Date): Promise<{ ok: true; row: Row } | Refused> {
  return database.transaction(async (tx) => {
    const [creditor] = await tx.select().from(treasuryCreditor)
    if (!creditor) return { ok: false, reason: 'no-creditor' }
    const which = eq(remittances.id, id)
    const locked = await lockVersion(
      tx,
      remittances,
      which,
      ({ status }) => status === 'notified' || status === 'sealed',
    )
    if (!locked.ok || locked.row.status === 'sealed') return locked
    const { row } = locked
    if (creditor.twoToSeal && (await hasPrepared(tx, row, actor))) return { ok: false, reason: 'same-person' }
    if (row.dueOn < earliestOf(creditor, now)) return { ok: false, reason: 'due-day-early' }
    const leftOut = await recheckItems(tx, row, creditor.minCents)
    if (leftOut === 0) return row.debits > 0 ? locked : { ok: false, reason: 'no-debits' }
    await countDebits(tx, id)
    await updateVersioned(tx, remittances, which)
    await audit(tx, { actor: actor.id, action: 'remittance.rechecked', subject: String(id) })
    return { ok: false, reason: 'debits-changed' }
  })
}

/** Whoever has moved a remittance, or included a debit, has chosen what it debits as much as who made it. */
async function hasPrepared(tx: Transaction, { id, createdBy }: Row, actor: Actor): Promise<boolean> {
  const choices = and(
    eq(auditLog.subject, String(id)),
    eq(auditLog.actor, actor.id),
    inArray(auditLog.action, ['remittance.moved', 'remittance.item-included'] satisfies AuditAction[]),
  )
  return createdBy === actor.id || (await tx.$count(auditLog, choices)) > 0
}

/** A debit whose lines are not its amount: a payment has taken one out since the check. */
async function findUnequal(tx: Transaction, id: number): Promise<boolean> {
  const [row] = await tx.execute(sql`select from ${remittanceItems} item
    where item.remittance_id = ${id} and item.outcome = 'included' and item.cents <>
      (select coalesce(sum(line.cents), 0) from remittance_lines line where line.item_id = item.id and line.live) limit 1`)
  return row !== undefined
}

async function freeze(tx: Transaction, id: number, file: BuiltFile, actor: Actor): Promise<void> {
  for (let from = 0; from < file.debits.length; from += DEBITS_PER_STEP)
    await freezeDebits(tx, file.debits.slice(from, from + DEBITS_PER_STEP))
  await updateVersioned(tx, remittances, eq(remittances.id, id), {
    status: 'sealed',
    messageId: file.messageId,
    file: packFile(id, file.gzip),
    fileSha256: file.sha256,
    sealedBy: actor.id,
    sealedAt: new Date(),
  })
  await auditAndTell(tx, { actor: actor.id, action: 'remittance.sealed', subject: String(id) })
}

const DEBITS_PER_STEP = 1_000

async function freezeDebits(tx: Transaction, debits: readonly FileDebit[]): Promise<void> {
  const frozen = debits.map(({ itemId, endToEndId, sequence }) => ({ id: itemId, end_to_end_id: endToEndId, sequence }))
  await tx.execute(sql`update ${remittanceItems} item
    set end_to_end_id = frozen.end_to_end_id, sequence = frozen.sequence
    from jsonb_to_recordset(${JSON.stringify(frozen)}::jsonb) as frozen (id integer, end_to_end_id text, sequence text)
    where item.id = frozen.id`)
}
