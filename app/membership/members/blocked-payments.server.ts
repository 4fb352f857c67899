import { asc, count, eq, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { blockedPayments, type socios } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { decryptField, encryptField } from '#app/platform/secrets/secrets.server.ts'
import { blockedYears } from './blocking.ts'
import { printIban } from './iban.ts'
import { unlockSecret } from './socio-secrets.server.ts'
import type { PaymentMethod } from '#app/membership/statuses.ts'

/** All that is kept of a member who has left. */
export type PaymentRecord = {
  fullName: string
  email: string
  paymentMethod: PaymentMethod
  iban: string | null
  cardHolderName: string | null
  billingAddress: string | null
}

export type BlockedRow = { id: string; membershipNumber: string; leftAt: string; keepUntil: string }

/**
 * Sets aside what a member paid with, encrypted whole and bound to its row, before the rest of them is erased. Done
 * twice it is kept once.
 * @param leftAt when they left, from which the years count
 */
export async function blockPayments(tx: Transaction, socio: typeof socios.$inferSelect, leftAt: Date): Promise<void> {
  const record: PaymentRecord = {
    fullName: socio.fullName,
    email: socio.email,
    paymentMethod: socio.paymentMethod,
    iban: readableIban(socio.id, socio.iban),
    cardHolderName: socio.cardHolderName,
    billingAddress: socio.billingAddress,
  }
  await tx
    .insert(blockedPayments)
    .values({
      id: socio.id,
      membershipNumber: socio.membershipNumber,
      record: encryptField(JSON.stringify(record), placeOf(socio.id)),
      leftAt,
      keepUntil: sql`${leftAt.toISOString()}::timestamptz + make_interval(years => ${blockedYears})`,
    })
    .onConflictDoNothing()
}

/** What another key has written is of no use to anybody; that must not keep the rest from being erased. */
function readableIban(id: string, kept: string | null): string | null {
  try {
    return unlockSecret(id, 'iban', kept)
  } catch (error) {
    log.error({ err: error, socio: id }, 'IBAN not readable when it was blocked')
    return null
  }
}

/** Who has left, by number only, those that go first at the top. */
export async function listBlocked({
  limit,
  offset,
}: {
  limit: number
  offset: number
}): Promise<{ rows: BlockedRow[]; total: number }> {
  const { id, membershipNumber, leftAt, keepUntil } = blockedPayments
  const [rows, [counted]] = await Promise.all([
    database
      .select({ id, membershipNumber, leftAt, keepUntil })
      .from(blockedPayments)
      .orderBy(asc(keepUntil), asc(id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(blockedPayments),
  ])
  return {
    rows: rows.map((row) => ({ ...row, leftAt: row.leftAt.toISOString(), keepUntil: row.keepUntil.toISOString() })),
    total: counted?.total ?? 0,
  }
}

/**
 * One of them in the clear, which the audit trail notes; null when there is none. @throws when it was written with
 * another key
 */
export async function showBlocked(by: { id: string }, id: string): Promise<PaymentRecord | null> {
  return database.transaction(async (tx) => {
    const [row] = await tx.select().from(blockedPayments).where(eq(blockedPayments.id, id))
    if (!row) return null
    const record = readRecord(row)
    await audit(tx, {
      actor: by.id,
      action: 'blocked-payment.shown',
      subject: id,
      fields: ['full_name', 'email', 'payment_method', 'iban', 'card_holder_name', 'billing_address'],
    })
    return { ...record, iban: record.iban && printIban(record.iban) }
  })
}

/** @throws when it was written with another key, or restored without it */
export function readRecord({ id, record }: { id: string; record: string | null }): PaymentRecord {
  if (record === null) throw new Error('restored without its key')
  return JSON.parse(decryptField(record, placeOf(id))) as PaymentRecord
}

function placeOf(id: string): string {
  return `blocked_payments.record:${id}`
}
