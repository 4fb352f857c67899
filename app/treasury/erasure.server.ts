import { and, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { bankFiles, mandates, remittanceItems, remittances } from '#app/database/schema.ts'

/** Of files of the bank and remittances hash and totals stay. @param before what stays @returns how many it empties */
export async function eraseFiles(tx: Transaction, before: SQL, limit: number): Promise<number> {
  const { id, file, presentedAt, endedAt, createdAt } = remittances
  const sent = sql`coalesce(${presentedAt}, ${endedAt}, ${createdAt})`
  const named = sql`exists (select from ${remittanceItems} where ${remittanceItems.remittanceId} = ${id} and ${remittanceItems.debtor} is not null)`
  const due = await tx
    .select({ id })
    .from(remittances)
    .where(and(or(isNotNull(file), named), sql`${sent} < ${before}`))
    .limit(limit)
    .for('update', { skipLocked: true })
  const ids = due.map((row) => row.id)
  if (ids.length > 0) {
    await tx.update(remittances).set({ file: null }).where(inArray(id, ids))
    await tx.update(remittanceItems).set({ debtor: null }).where(inArray(remittanceItems.remittanceId, ids))
  }
  const old = tx
    .select({ id: bankFiles.id })
    .from(bankFiles)
    .where(and(isNotNull(bankFiles.content), sql`${bankFiles.createdAt} < ${before}`))
    .limit(limit - ids.length)
  const emptied = await tx
    .update(bankFiles)
    .set({ content: null })
    .where(inArray(bankFiles.id, old))
    .returning({ id: bankFiles.id })
  return ids.length + emptied.length
}

const evidence = { holder: null, iban: null, bic: null, address: null, document: null }

/** Of mandates that are over, from the last debit on, else from their end, reference and dates stay. */
export async function eraseMandates(tx: Transaction, before: SQL, limit: number): Promise<number> {
  const m = mandates
  const last = sql`coalesce(${m.lastDueOn}, ${m.endedAt}::date, ${m.createdAt}::date)`
  const ended = sql`${m.status} not in ('active', 'hold') and ${last} < ${before}`
  const holds = or(
    isNotNull(m.holder),
    isNotNull(m.iban),
    isNotNull(m.bic),
    isNotNull(m.address),
    isNotNull(m.document),
  )
  const due = tx.select({ id: m.id }).from(m).where(and(ended, holds)).limit(limit).for('update', { skipLocked: true })
  return (await tx.update(m).set(evidence).where(inArray(m.id, due)).returning({ id: m.id })).length
}
