import { asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#app/database/client.server.ts'
import {
  bankReturns,
  charges,
  mandates,
  memberAccounts,
  payments,
  reminders,
  remittanceItems,
  remittances,
} from '#app/database/schema.ts'
import { formatCents } from '#app/i18n/money.ts'
import { decryptMandate } from '#app/mandates/mandate-document.server.ts'
import { linesOf } from './lines-of.ts'

type Entries = Awaited<ReturnType<typeof readTreasury>>
type Mandates = Entries['mandates']

/** What the treasury has of members, by the ids of their accounts, which are theirs. */
export async function readTreasury(on: Queryable, ids: string[]) {
  return {
    accounts: await readAccounts(on, ids),
    charges: await readCharges(on, ids),
    payments: await readPayments(on, ids),
    debits: await readDebits(on, ids),
    returns: await readReturns(on, ids),
    reminders: await readReminders(on, ids),
    mandates: await on
      .select()
      .from(mandates)
      .where(inArray(mandates.accountId, ids))
      .orderBy(asc(mandates.createdAt), asc(mandates.id)),
  }
}

/** Columns of a member's record. Orders are secret: they are read from their rows when they are exported. */
export function treasuryColumns(entries: Entries, id: string) {
  const orders = entries.mandates.filter(({ accountId }) => accountId === id)
  return {
    treasuryAccount: linesOf(entries.accounts, id, (row) => [
      row.number,
      row.feeCents === null ? '' : formatCents(row.feeCents),
      row.holdWhy,
    ]),
    treasuryCharges: linesOf(entries.charges, id, (row) => [
      row.dueOn,
      row.concept,
      formatCents(row.cents),
      formatCents(row.settledCents),
      row.cancelledWhy,
    ]),
    treasuryPayments: linesOf(entries.payments, id, (row) => [
      row.receivedOn,
      row.method,
      formatCents(row.cents),
      row.reverses === null ? '' : String(row.reverses),
      row.note,
    ]),
    treasuryDebits: linesOf(entries.debits, id, (row) => [
      row.dueOn,
      row.reference,
      row.endToEndId,
      formatCents(row.cents),
      row.outcome,
      row.reason,
    ]),
    treasuryReturns: linesOf(entries.returns, id, (row) => [
      row.receivedOn,
      row.kind,
      row.code,
      formatCents(row.feeCents),
    ]),
    treasuryReminders: linesOf(entries.reminders, id, (row) => [
      row.createdAt.toISOString(),
      String(row.level),
      row.concept,
    ]),
    treasuryMandates: orders.length > 0 ? orders : null,
  }
}

/** Each order with the whole account and its holder, the signed words and the evidence of the signature. */
export function exportMandates(rows: Mandates): string {
  return rows
    .map((row) =>
      [
        row.reference,
        row.status,
        row.signedOn,
        row.via,
        decryptMandate(row.id, 'holder', row.holder),
        decryptMandate(row.id, 'iban', row.iban),
        row.lastDueOn,
        row.endedAt?.toISOString(),
        decryptMandate(row.id, 'document', row.document),
      ]
        .map((cell) => cell ?? '')
        .join(' · '),
    )
    .join('\n')
}

function readAccounts(on: Queryable, ids: string[]) {
  const { id: userId, number, feeCents, holdWhy } = memberAccounts
  return on.select({ userId, number, feeCents, holdWhy }).from(memberAccounts).where(inArray(userId, ids))
}

function readCharges(on: Queryable, ids: string[]) {
  const { accountId: userId, dueOn, concept, cents, settledCents, cancelledWhy } = charges
  return on
    .select({ userId, dueOn, concept, cents, settledCents, cancelledWhy })
    .from(charges)
    .where(inArray(userId, ids))
    .orderBy(asc(dueOn), asc(charges.id))
}

function readPayments(on: Queryable, ids: string[]) {
  const { accountId: userId, receivedOn, method, cents, reverses, note } = payments
  return on
    .select({ userId, receivedOn, method, cents, reverses, note })
    .from(payments)
    .where(inArray(userId, ids))
    .orderBy(asc(receivedOn), asc(payments.id))
}

/** Also what a remittance left out, with its reason. */
function readDebits(on: Queryable, ids: string[]) {
  const { accountId: userId, cents, outcome, reason, endToEndId } = remittanceItems
  return on
    .select({ userId, dueOn: remittances.dueOn, cents, outcome, reason, endToEndId, reference: mandates.reference })
    .from(remittanceItems)
    .innerJoin(remittances, eq(remittances.id, remittanceItems.remittanceId))
    .leftJoin(mandates, eq(mandates.id, remittanceItems.mandateId))
    .where(inArray(userId, ids))
    .orderBy(asc(remittances.dueOn), asc(remittanceItems.id))
}

function readReturns(on: Queryable, ids: string[]) {
  const { receivedOn, kind, code, feeCents } = bankReturns
  return on
    .select({ userId: remittanceItems.accountId, receivedOn, kind, code, feeCents })
    .from(bankReturns)
    .innerJoin(remittanceItems, eq(remittanceItems.id, bankReturns.itemId))
    .where(inArray(remittanceItems.accountId, ids))
    .orderBy(asc(receivedOn), asc(bankReturns.id))
}

function readReminders(on: Queryable, ids: string[]) {
  const { accountId: userId, createdAt, level } = reminders
  return on
    .select({ userId, createdAt, level, concept: charges.concept })
    .from(reminders)
    .innerJoin(charges, eq(charges.id, reminders.chargeId))
    .where(inArray(userId, ids))
    .orderBy(asc(reminders.id))
}
