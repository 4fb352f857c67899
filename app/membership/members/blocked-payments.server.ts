import { count, eq, sql } from 'drizzle-orm'
import { formatIban } from '#app/banking/iban.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { inBothDirections, orderBy } from '#app/database/list-page.server.ts'
import { blockedPayments, type socios } from '#app/database/schema.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { decryptField, encryptField } from '#app/platform/secrets/secrets.server.ts'
import { BLOCKED_YEARS } from './blocking.ts'
import { decryptSecret } from './socio-secrets.server.ts'
import type { PaymentMethod } from '#app/membership/statuses.ts'

export type PaymentRecord = {
  fullName: string
  email: string
  paymentMethod: PaymentMethod
  iban: string | null
  cardHolderName: string | null
  billingAddress: string | null
}

export type BlockedRow = { id: string; membershipNumber: string; leftAt: Date; keepUntil: Date }

/**
 * Stores the payment data encrypted and bound to the row; the retention period starts at `leftAt`.
 * @param debitedIban of the order of direct debit that was in force
 */
export async function blockPayments(
  tx: Transaction,
  socio: typeof socios.$inferSelect,
  leftAt: Date,
  debitedIban?: string,
): Promise<void> {
  const record: PaymentRecord = {
    fullName: socio.fullName,
    email: socio.email,
    paymentMethod: socio.paymentMethod,
    iban: decryptIban(socio.id, socio.iban) ?? debitedIban ?? null,
    cardHolderName: socio.cardHolderName,
    billingAddress: socio.billingAddress,
  }
  await tx
    .insert(blockedPayments)
    .values({
      id: socio.id,
      membershipNumber: socio.membershipNumber,
      record: encryptField(JSON.stringify(record), encryptionContext(socio.id)),
      leftAt,
      keepUntil: sql`${leftAt.toISOString()}::timestamptz + make_interval(years => ${BLOCKED_YEARS})`,
    })
    .onConflictDoNothing()
}

/** Null for a value encrypted with another key: it must not stop the erasure. */
function decryptIban(id: string, stored: string | null): string | null {
  try {
    return decryptSecret(id, 'iban', stored)
  } catch (error) {
    log.error({ err: error, socio: id }, 'IBAN not readable when it was blocked')
    return null
  }
}

export const blockedOrders = inBothDirections({
  numero: [blockedPayments.membershipNumber],
  baja: [blockedPayments.leftAt],
  borrado: [blockedPayments.keepUntil],
})
type BlockedOrder = keyof typeof blockedOrders

/** Former members by number only. */
export async function listBlocked({ limit, offset }: { limit: number; offset: number }, order: BlockedOrder) {
  const { id, membershipNumber, leftAt, keepUntil } = blockedPayments
  const [rows, [counted]] = await Promise.all([
    database
      .select({ id, membershipNumber, leftAt, keepUntil })
      .from(blockedPayments)
      .orderBy(...orderBy(blockedOrders[order], id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(blockedPayments),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** Decrypts one record and writes an audit event. Null for an unknown id; throws for a value of another key. */
export async function showBlocked(actor: Actor, id: string): Promise<PaymentRecord | null> {
  return database.transaction(async (tx) => {
    const [row] = await tx.select().from(blockedPayments).where(eq(blockedPayments.id, id))
    if (!row) return null
    const record = decryptRecord(row)
    await audit(tx, {
      actor: actor.id,
      action: 'blocked-payment.shown',
      subject: id,
      fields: ['full_name', 'email', 'payment_method', 'iban', 'card_holder_name', 'billing_address'],
    })
    return { ...record, iban: record.iban && formatIban(record.iban) }
  })
}

export function decryptRecord({ id, record }: { id: string; record: string | null }): PaymentRecord {
  if (record === null) throw new Error('restored without its key')
  return JSON.parse(decryptField(record, encryptionContext(id))) as PaymentRecord
}

function encryptionContext(id: string): string {
  return `blocked_payments.record:${id}`
}
