import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import {
  bankReturns,
  charges,
  mandates,
  memberAccounts,
  paymentParts,
  payments,
  reminders,
  remittanceItems,
  remittanceLines,
  remittances,
} from '#app/database/schema.ts'
import { closedEntries } from './closed-entries.ts'

/** Accounts of one batch. */
const ACCOUNTS = 50

/**
 * Charges and payments of years that are no longer kept, of members who stay, too. A payment goes with all that it has paid, a
 * charge with all that has paid it; what is still owed or credit stays, with the number of the account.
 * @param firstKept a day. @returns how many charges and payments
 */
export async function eraseEntries(tx: Transaction, firstKept: string): Promise<number> {
  const old = or(
    sql`exists (select from ${charges} where ${charges.accountId} = ${memberAccounts.id} and ${charges.dueOn} < ${firstKept})`,
    sql`exists (select from ${payments} where ${payments.accountId} = ${memberAccounts.id} and ${payments.receivedOn} < ${firstKept})`,
  )
  // In any order: an account of which nothing can go is not always the first.
  const accounts = await tx
    .select({ id: memberAccounts.id })
    .from(memberAccounts)
    .where(old)
    .orderBy(sql`random()`)
    .limit(ACCOUNTS)
    .for('no key update', { skipLocked: true })
  const closed = closedEntries(await readEntries(tx, idsOf(accounts), firstKept))
  await deleteEntries(tx, closed)
  await deleteItems(tx, firstKept)
  await deleteAccounts(tx)
  return closed.charges.length + closed.payments.length
}

async function readEntries(tx: Transaction, accounts: string[], firstKept: string) {
  const used = sql`(select coalesce(sum(${paymentParts.cents}), 0) from ${paymentParts} where ${paymentParts.paymentId} = ${payments.id})`
  const reversed = sql`exists (select from ${payments} undo where undo.reverses = ${payments.id})`
  const [ofCharges, ofPayments] = [inArray(charges.accountId, accounts), inArray(payments.accountId, accounts)]
  return {
    charges: await tx
      .select({
        id: charges.id,
        kept: sql<boolean>`${charges.dueOn} >= ${firstKept} or (${charges.cancelledAt} is null and ${charges.settledCents} < ${charges.cents})`,
      })
      .from(charges)
      .where(ofCharges),
    payments: await tx
      .select({
        id: payments.id,
        reverses: payments.reverses,
        kept: sql<boolean>`${payments.receivedOn} >= ${firstKept}
          or (${payments.reverses} is null and not ${reversed} and ${used} < ${payments.cents})`,
      })
      .from(payments)
      .where(ofPayments),
    parts: await tx
      .select({ chargeId: paymentParts.chargeId, paymentId: paymentParts.paymentId })
      .from(paymentParts)
      .innerJoin(charges, eq(charges.id, paymentParts.chargeId))
      .where(ofCharges),
  }
}

async function deleteEntries(tx: Transaction, closed: { charges: number[]; payments: number[] }): Promise<void> {
  const isTheirs = inArray(paymentParts.paymentId, closed.payments)
  await tx.delete(paymentParts).where(or(isTheirs, inArray(paymentParts.chargeId, closed.charges)))
  await tx.delete(payments).where(inArray(payments.id, closed.payments))
  await tx.delete(remittanceLines).where(inArray(remittanceLines.chargeId, closed.charges))
  await tx.delete(reminders).where(inArray(reminders.chargeId, closed.charges))
  await tx.delete(charges).where(inArray(charges.id, closed.charges))
}

/** Of remittances only their totals stay. */
async function deleteItems(tx: Transaction, firstKept: string): Promise<void> {
  const isOld = tx
    .select({ id: remittances.id })
    .from(remittances)
    .where(and(eq(remittances.id, remittanceItems.remittanceId), lt(remittances.dueOn, firstKept)))
  const hasLines = tx.select().from(remittanceLines).where(eq(remittanceLines.itemId, remittanceItems.id))
  const hasPayment = tx.select().from(payments).where(eq(payments.itemId, remittanceItems.id))
  const due = tx
    .select({ id: remittanceItems.id })
    .from(remittanceItems)
    .where(and(sql`exists ${isOld}`, notExists(hasLines), notExists(hasPayment)))
  await tx.delete(bankReturns).where(inArray(bankReturns.itemId, due))
  await tx.delete(remittanceItems).where(inArray(remittanceItems.id, due))
}

/** Of members who are no more, once nothing names the account. */
async function deleteAccounts(tx: Transaction): Promise<void> {
  const a = memberAccounts
  const isEmpty = [charges, payments, remittanceItems].map((table) =>
    notExists(tx.select().from(table).where(eq(table.accountId, a.id))),
  )
  const isErased = and(
    isNull(a.socioId),
    sql`not exists (select from ${mandates} where ${mandates.accountId} = ${a.id} and ${mandates.iban} is not null)`,
  )
  const empty = await tx
    .select({ id: a.id })
    .from(a)
    .where(and(isErased, ...isEmpty))
    .limit(ACCOUNTS)
  await tx.delete(mandates).where(inArray(mandates.accountId, idsOf(empty)))
  await tx.delete(a).where(inArray(a.id, idsOf(empty)))
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
