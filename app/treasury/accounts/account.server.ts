import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import {
  charges,
  memberAccounts,
  paymentParts,
  payments,
  remittanceItems,
  remittanceLines,
  remittances,
  socios,
} from '#app/database/schema.ts'

import { findReceipt } from '../receipt.server.ts'

const MOST_ROWS = 100

/** A member has an account from the first charge on, and an account outlives its member. Null: neither. */
export async function findAccount(id: string) {
  const [[account], [socio]] = await Promise.all([
    database.select().from(memberAccounts).where(eq(memberAccounts.id, id)),
    database
      .select({ name: socios.fullName, number: socios.membershipNumber, type: socios.membershipType })
      .from(socios)
      .where(eq(socios.id, id)),
  ])
  if (!account && !socio) return null
  return {
    id,
    number: account?.number ?? socio?.number ?? '',
    name: socio?.name ?? null,
    type: socio?.type ?? null,
    owedCents: account?.owedCents ?? 0,
    creditCents: account?.creditCents ?? 0,
    holdWhy: account?.holdWhy ?? null,
    feeCents: account?.feeCents ?? null,
  }
}
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** The newest first; `remittance`: the one that debits it now. */
export async function listCharges(accountId: string) {
  return database
    .select({
      ...pick(charges, 'id', 'concept', 'conceptCa', 'cents', 'settledCents', 'dueOn', 'cancelledWhy'),
      remittance: { id: remittances.id, status: remittances.status },
    })
    .from(charges)
    .leftJoin(remittanceLines, and(eq(remittanceLines.chargeId, charges.id), remittanceLines.live))
    .leftJoin(remittanceItems, eq(remittanceItems.id, remittanceLines.itemId))
    .leftJoin(remittances, eq(remittances.id, remittanceItems.remittanceId))
    .where(eq(charges.accountId, accountId))
    .orderBy(desc(charges.dueOn), desc(charges.id))
    .limit(MOST_ROWS)
}
export type ChargeRow = Awaited<ReturnType<typeof listCharges>>[number]

const paidCents = sql<number>`coalesce((select sum(${paymentParts.cents}) from ${paymentParts}
  where ${paymentParts.paymentId} = ${payments.id}), 0)::integer`

/** The newest first, without reversals; `reversedOn`: when it was reversed, and why. */
export async function listPayments(accountId: string) {
  const reversal = alias(payments, 'reversal')
  return database
    .select({
      ...pick(payments, 'id', 'cents', 'method', 'receivedOn', 'note'),
      paidCents,
      reversedOn: reversal.receivedOn,
      reversedWhy: reversal.note,
    })
    .from(payments)
    .leftJoin(reversal, eq(reversal.reverses, payments.id))
    .where(and(eq(payments.accountId, accountId), isNull(payments.reverses)))
    .orderBy(desc(payments.receivedOn), asc(payments.id))
    .limit(MOST_ROWS)
}
export type PaymentRow = Awaited<ReturnType<typeof listPayments>>[number]

/** Null: not of this account. */
export function findAccountReceipt(accountId: string, paymentId: number) {
  return findReceipt(eq(memberAccounts.id, accountId), paymentId)
}
