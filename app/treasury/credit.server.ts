import { and, asc, eq, exists, gt, inArray, isNull, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '#app/database/client.server.ts'
import { memberAccounts, paymentParts, payments } from '#app/database/schema.ts'
import { allocate } from './allocate.ts'
import { atTheBank } from './at-the-bank.ts'
import { takeOutOfDrafts } from './live-lines.server.ts'
import { openCharges } from './open-charges.server.ts'

/**
 * Pays open charges with what payments of the account have left over: the wanted ones first, then the oldest. What is
 * at the bank stays; what a draft of a remittance has leaves it. The account is locked.
 */
export async function payFromCredit(tx: Transaction, accountId: string, wanted: readonly number[] = []): Promise<void> {
  const credits = await creditsOf(tx, accountId)
  if (credits.length === 0) return
  const payable = (await openCharges(tx, [accountId])).filter((charge) => atTheBank(charge) === null)
  const open = payable
    .toSorted((a, b) => Number(wanted.includes(b.id)) - Number(wanted.includes(a.id)))
    .map(({ id, openCents }) => ({ chargeId: id, cents: openCents }))
  const parts = allocate(credits, open)
  const paid = [...new Set(parts.map(({ chargeId }) => chargeId))]
  // A remittance that is sealed at this moment keeps its charges; the next payment finds the credit.
  if (parts.length === 0 || (await takeOutOfDrafts(tx, paid)) !== null) return
  await tx.insert(paymentParts).values(parts)
}

/** The same for those of these accounts that have credit. */
export async function payFromCredits(tx: Transaction, accountIds: readonly string[]): Promise<void> {
  const credited = await tx
    .select({ id: memberAccounts.id })
    .from(memberAccounts)
    .where(and(inArray(memberAccounts.id, [...new Set(accountIds)]), gt(memberAccounts.creditCents, 0)))
    .orderBy(asc(memberAccounts.id))
  for (const { id } of credited) await payFromCredit(tx, id)
}

/** The payments of a charge become credit of theirs. */
export async function releaseCharge(tx: Transaction, chargeId: number): Promise<void> {
  const paid = sql<number>`sum(${paymentParts.cents})::integer`
  const parts = await tx
    .select({ paymentId: paymentParts.paymentId, cents: paid })
    .from(paymentParts)
    .innerJoin(payments, eq(payments.id, paymentParts.paymentId))
    .where(and(eq(paymentParts.chargeId, chargeId), stands(tx)))
    .groupBy(paymentParts.paymentId)
    .having(gt(paid, 0))
  if (parts.length > 0)
    await tx.insert(paymentParts).values(parts.map((part) => ({ ...part, chargeId, cents: -part.cents })))
}

function creditsOf(tx: Transaction, accountId: string) {
  const left = sql<number>`(${payments.cents} - coalesce(sum(${paymentParts.cents}), 0))::integer`
  return tx
    .select({ paymentId: payments.id, cents: left })
    .from(payments)
    .leftJoin(paymentParts, eq(paymentParts.paymentId, payments.id))
    .where(and(eq(payments.accountId, accountId), stands(tx)))
    .groupBy(payments.id)
    .having(gt(left, 0))
    .orderBy(asc(payments.receivedOn), asc(payments.id))
}

/** A payment that is neither reversed nor a reversal. */
export function stands(on: Queryable) {
  const reversal = alias(payments, 'reversal')
  return and(
    isNull(payments.reverses),
    not(exists(on.select().from(reversal).where(eq(reversal.reverses, payments.id)))),
  )
}
