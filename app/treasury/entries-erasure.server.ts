import { and, eq, gt, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { idsOf } from '#app/database/ids-of.ts'
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

/** Accounts that are read at a time. */
const ACCOUNTS = 50

/**
 * Charges and payments of years that are no longer kept, of members who stay, too. A payment goes with all that it has
 * paid, a charge with all that has paid it; what is still owed or credit stays, with the number of the account.
 * @param firstKept a day
 * @param limit after which no other accounts are read: fewer are all that there are
 * @returns how many charges and payments
 */
export async function eraseEntries(tx: Transaction, firstKept: string, limit: number): Promise<number> {
  let erased = 0
  let after: string | undefined
  do {
    const accounts = await findAccounts(tx, firstKept, after)
    const closed = closedEntries(await readEntries(tx, accounts, firstKept))
    await deleteEntries(tx, closed)
    erased += closed.charges.length + closed.payments.length
    after = accounts[ACCOUNTS - 1]
  } while (after !== undefined && erased < limit)
  await deleteItems(tx, firstKept)
  while ((await deleteAccounts(tx)) === ACCOUNTS);
  return erased
}

/** Those with an old charge or payment that can go, unless it is linked to one that cannot. */
async function findAccounts(tx: Transaction, firstKept: string, after: string | undefined): Promise<string[]> {
  const { isKeptCharge, isKeptPayment } = keptEntries(firstKept)
  const old = or(
    sql`exists (select from ${charges} where ${charges.accountId} = ${memberAccounts.id} and not (${isKeptCharge}))`,
    sql`exists (select from ${payments} where ${payments.accountId} = ${memberAccounts.id} and not (${isKeptPayment}))`,
  )
  const accounts = await tx
    .select({ id: memberAccounts.id })
    .from(memberAccounts)
    .where(and(old, after ? gt(memberAccounts.id, after) : undefined))
    .orderBy(memberAccounts.id)
    .limit(ACCOUNTS)
    .for('no key update', { skipLocked: true })
  return idsOf(accounts)
}

function keptEntries(firstKept: string) {
  const used = sql`(select coalesce(sum(${paymentParts.cents}), 0) from ${paymentParts} where ${paymentParts.paymentId} = ${payments.id})`
  const reversed = sql`exists (select from ${payments} undo where undo.reverses = ${payments.id})`
  return {
    isKeptCharge: sql<boolean>`${charges.dueOn} >= ${firstKept}
      or (${charges.cancelledAt} is null and ${charges.settledCents} < ${charges.cents})`,
    isKeptPayment: sql<boolean>`${payments.receivedOn} >= ${firstKept}
      or (${payments.reverses} is null and not ${reversed} and ${used} < ${payments.cents})`,
  }
}

async function readEntries(tx: Transaction, accounts: string[], firstKept: string) {
  const { isKeptCharge, isKeptPayment } = keptEntries(firstKept)
  const [ofCharges, ofPayments] = [inArray(charges.accountId, accounts), inArray(payments.accountId, accounts)]
  return {
    charges: await tx.select({ id: charges.id, kept: isKeptCharge }).from(charges).where(ofCharges),
    payments: await tx
      .select({ id: payments.id, reverses: payments.reverses, kept: isKeptPayment })
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
async function deleteAccounts(tx: Transaction): Promise<number> {
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
  return empty.length
}
