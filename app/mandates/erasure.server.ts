import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { mandates } from '#app/database/schema.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { decryptMandate } from './mandate-document.server.ts'
import { IN_FORCE, OPEN } from './mandates.server.ts'

const nothing = { holder: null, iban: null, bic: null, address: null, document: null }

/**
 * Of members who have been erased: what is in force or unsigned ends, and what never debited anything keeps no personal
 * data. What did is evidence for 14 months more (`privacy/retention.ts`). @returns the account number in force of each
 */
export async function eraseMandatesOf(tx: Transaction, memberIds: readonly string[]): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map()
  const theirs = inArray(mandates.accountId, [...memberIds])
  const inForce = await tx
    .select({ id: mandates.id, accountId: mandates.accountId, iban: mandates.iban })
    .from(mandates)
    .where(and(theirs, inArray(mandates.status, [...IN_FORCE])))
  await tx
    .update(mandates)
    .set({ status: 'revoked', endedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(theirs, inArray(mandates.status, [...OPEN])))
  const neverDebited = and(theirs, isNull(mandates.lastDueOn))
  await tx.update(mandates).set(nothing).where(neverDebited)
  return new Map(inForce.flatMap(({ id, accountId, iban }) => readIban(id, iban).map((read) => [accountId, read])))
}

/** Empty for a value encrypted with another key: it must not stop the erasure. */
function readIban(id: string, stored: string | null): string[] {
  try {
    const iban = decryptMandate(id, 'iban', stored)
    return iban === null ? [] : [iban]
  } catch (error) {
    log.error({ err: error, mandate: id }, 'IBAN of a mandate not readable when it was blocked')
    return []
  }
}
