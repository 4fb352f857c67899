import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { paymentParts, payments } from '#app/database/schema.ts'
import { lockAccounts } from './accounts.server.ts'
import { atTheBank } from './at-the-bank.ts'
import type { AtTheBank } from './charges.server.ts'
import { payFromCredit, payFromCredits } from './credit.server.ts'
import { takeOutOfDrafts } from './live-lines.server.ts'
import { openCharges } from './open-charges.server.ts'

type PaymentRow = typeof payments.$inferInsert
type NewPayment = Pick<PaymentRow, 'accountId' | 'method' | 'cents' | 'receivedOn' | 'key' | 'note' | 'createdBy'>

/** `repeated`: it was noted before, with the same key. */
export type Posted = { ok: true; id: number; repeated: boolean }

/**
 * A payment outside the bank's debits. It pays the wanted charges, then the oldest; what is left over is credit.
 * Refused while all that it could pay is at the bank.
 */
export async function postPayment(
  tx: Transaction,
  payment: NewPayment & { wanted?: readonly number[] },
): Promise<Posted | { ok: false; reason: 'unknown' } | AtTheBank> {
  const { wanted = [], ...values } = payment
  const [account] = await lockAccounts(tx, [payment.accountId])
  if (!account) return { ok: false, reason: 'unknown' }
  const known = await findByKey(tx, payment.key)
  if (known) return known
  const open = await openCharges(tx, [payment.accountId])
  const asked = wanted.length > 0 ? open.filter(({ id }) => wanted.includes(id)) : open
  const sent = asked.map(atTheBank)
  const [first] = sent.filter((remittance) => remittance !== null)
  if (first !== undefined && (wanted.length > 0 || sent.every((remittance) => remittance !== null)))
    return { ok: false, reason: 'at-the-bank', remittance: first }
  const sealed = await takeOutOfDrafts(tx, wanted)
  if (sealed !== null) return { ok: false, reason: 'at-the-bank', remittance: sealed }
  const id = await insertPayment(tx, values)
  await payFromCredit(tx, payment.accountId, wanted)
  return { ok: true, id, repeated: false }
}

type Debit = Omit<NewPayment, 'method' | 'key' | 'cents'> & {
  itemId: number
  parts: readonly { chargeId: number; cents: number }[]
}

/** What the bank has collected: each debit pays its charges. Once for each item. */
export async function postDebits(tx: Transaction, debits: readonly Debit[]): Promise<void> {
  if (debits.length === 0) return
  await lockAccounts(
    tx,
    debits.map(({ accountId }) => accountId),
  )
  const rows = debits.map(({ parts, ...debit }) => {
    const cents = parts.reduce((sum, part) => sum + part.cents, 0)
    return { ...debit, key: `item:${debit.itemId}`, method: 'direct-debit' as const, cents }
  })
  const made = await tx
    .insert(payments)
    .values(rows)
    .onConflictDoNothing({ target: payments.key })
    .returning({ id: payments.id, itemId: payments.itemId })
  const ids = new Map(made.map(({ id, itemId }) => [itemId, id]))
  const paid = debits.flatMap(({ itemId, parts }) => {
    const paymentId = ids.get(itemId)
    return paymentId === undefined ? [] : parts.map((part) => ({ ...part, paymentId }))
  })
  if (paid.length > 0) await tx.insert(paymentParts).values(paid)
}

type Reversal = Pick<PaymentRow, 'receivedOn' | 'note' | 'createdBy'> & { id: number }

/** The opposite of a payment: what it has paid is owed again, and other credit pays it. Once for each payment. */
export async function reversePayment(
  tx: Transaction,
  { id, ...reversal }: Reversal,
): Promise<(Posted & { accountId: string }) | { ok: false; reason: 'unknown' }> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id))
  if (!payment || payment.reverses !== null) return { ok: false, reason: 'unknown' }
  const { accountId } = payment
  await lockAccounts(tx, [accountId])
  const [made] = await reversePayments(tx, [{ ...reversal, payment }])
  if (made !== undefined) return { ok: true, id: made, repeated: false, accountId }
  const known = await findByKey(tx, reversalKey(payment))
  if (!known) throw new Error('no reversal was made')
  return { ...known, accountId }
}

const reversalKey = ({ id }: { id: number }) => `reversal:${id}`

/** Of payments that are no reversals, whose accounts are locked. @returns the ids of the new ones */
export async function reversePayments(
  tx: Transaction,
  reversals: readonly (Omit<Reversal, 'id'> & { payment: typeof payments.$inferSelect })[],
): Promise<number[]> {
  if (reversals.length === 0) return []
  const made = await tx
    .insert(payments)
    .values(
      reversals.map(({ payment, ...how }) => ({
        ...how,
        accountId: payment.accountId,
        method: payment.method,
        cents: -payment.cents,
        reverses: payment.id,
        key: reversalKey(payment),
      })),
    )
    .onConflictDoNothing({ target: payments.key })
    .returning({ id: payments.id, accountId: payments.accountId })
  const ids = made.map(({ id }) => id)
  if (ids.length === 0) return []
  await tx.execute(sql`insert into ${paymentParts} (payment_id, charge_id, cents)
    select reversal.id, part.charge_id, -sum(part.cents)
    from ${payments} reversal join ${paymentParts} part on part.payment_id = reversal.reverses
    where ${inArray(sql`reversal.id`, ids)} group by 1, 2 having sum(part.cents) <> 0`)
  await payFromCredits(
    tx,
    made.map(({ accountId }) => accountId),
  )
  return ids
}

async function findByKey(tx: Transaction, key: string): Promise<Posted | null> {
  const [row] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.key, key))
  return row ? { ok: true, id: row.id, repeated: true } : null
}

async function insertPayment(tx: Transaction, values: PaymentRow): Promise<number> {
  const [row] = await tx.insert(payments).values(values).returning({ id: payments.id })
  if (!row) throw new Error('no payment was made')
  return row.id
}
