import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { charges, memberAccounts, paymentParts, payments } from '#app/database/schema.ts'

const reversal = alias(payments, 'reversal')

/** Payments as a member sees them; `undone`: it was reversed. @param which also a condition on `member_accounts` */
export function selectPayments(which: SQL | undefined) {
  return database
    .select({
      ...pick(payments, 'id', 'cents', 'method', 'receivedOn'),
      undone: sql<boolean>`${reversal.id} is not null`,
    })
    .from(payments)
    .innerJoin(memberAccounts, eq(memberAccounts.id, payments.accountId))
    .leftJoin(reversal, eq(reversal.reverses, payments.id))
    .where(and(which, isNull(payments.reverses)))
    .$dynamic()
}

/** A payment with what it has paid, or null. @param ofAccount a condition on `member_accounts` */
export async function findReceipt(ofAccount: SQL, id: number) {
  const [payment] = await selectPayments(and(eq(payments.id, id), ofAccount))
  if (!payment) return null
  const parts = await database
    .select({ ...pick(charges, 'concept', 'conceptCa'), cents: sql<number>`sum(${paymentParts.cents})::integer` })
    .from(paymentParts)
    .innerJoin(charges, eq(charges.id, paymentParts.chargeId))
    .where(eq(paymentParts.paymentId, id))
    .groupBy(charges.id)
    .having(sql`sum(${paymentParts.cents}) > 0`)
    .orderBy(charges.dueOn, charges.id)
  return { ...payment, parts }
}
