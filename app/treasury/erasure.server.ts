import { and, eq, inArray, isNotNull, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import {
  bankFiles,
  charges,
  mandates,
  memberAccounts,
  payments,
  remittanceItems,
  remittances,
} from '#app/database/schema.ts'

/** What the concept of a charge made by hand becomes. */
const NEUTRAL = { concept: 'Cargo', conceptCa: 'Càrrec' }

/** Not a code of the bank, nor of a trigger: somebody has written it. */
const isWritten = (text: AnyColumn) => sql`${text} !~ '^([A-Z]{2}[0-9]{2}|booking)$'`

/** Of members who have been erased, what people have written about them, and their own fee. The caller has locked the accounts. */
export async function eraseWords(tx: Transaction, accountIds: readonly string[]): Promise<void> {
  const [ids, now] = [[...accountIds], { updatedAt: sql`now()` }]
  const { id, holdWhy } = memberAccounts
  await tx
    .update(memberAccounts)
    .set({ feeCents: null, ...now })
    .where(and(inArray(id, ids), isNotNull(memberAccounts.feeCents)))
  await tx
    .update(memberAccounts)
    .set({ holdWhy: null, ...now })
    .where(and(inArray(id, ids), isWritten(holdWhy)))
  await tx
    .update(payments)
    .set({ note: null })
    .where(and(inArray(payments.accountId, ids), isWritten(payments.note)))
  const theirs = inArray(charges.accountId, ids)
  await tx
    .update(charges)
    .set({ cancelledWhy: '' })
    .where(and(theirs, isWritten(charges.cancelledWhy)))
  await tx
    .update(charges)
    .set(NEUTRAL)
    .where(and(theirs, eq(charges.kind, 'other')))
}

/** Of files of the bank and of remittances hash and totals stay. @param before the moment that is kept. @returns how many were emptied */
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

/** Of mandates that are no longer in force, or whose member was erased, after their last debit: reference and dates stay. */
export async function eraseMandates(tx: Transaction, before: SQL, limit: number): Promise<number> {
  const m = mandates
  const last = sql`greatest(coalesce(${m.lastDueOn}, ${m.signedOn}, ${m.createdAt}::date), coalesce(${m.endedAt}, ${m.createdAt})::date)`
  const ofNobody = sql`exists (select from ${memberAccounts} where ${memberAccounts.id} = ${m.accountId} and ${memberAccounts.socioId} is null)`
  const ended = sql`(${m.status} not in ('active', 'hold') or ${ofNobody}) and ${last} < ${before}`
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
