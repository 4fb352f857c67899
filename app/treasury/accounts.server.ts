import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { memberAccounts, socios } from '#app/database/schema.ts'

/** The account of a member, with the member's id; null when there is no such member. */
export async function ensureAccount(tx: Transaction, socioId: string): Promise<string | null> {
  await openAccounts(tx, [socioId])
  const [row] = await tx.select({ id: memberAccounts.id }).from(memberAccounts).where(eq(memberAccounts.id, socioId))
  return row?.id ?? null
}

/** Accounts for those members who have none. */
export async function openAccounts(tx: Transaction, socioIds: readonly string[]): Promise<void> {
  const wanted = await tx
    .select({ id: socios.id, number: socios.membershipNumber, socioId: socios.id })
    .from(socios)
    .leftJoin(memberAccounts, eq(memberAccounts.id, socios.id))
    .where(and(inArray(socios.id, [...socioIds]), isNull(memberAccounts.id)))
    .orderBy(asc(socios.id))
  if (wanted.length > 0) await tx.insert(memberAccounts).values(wanted).onConflictDoNothing()
}

/** Before charges and payments: several accounts are always locked in one order. @returns those that exist */
export async function lockAccounts(tx: Transaction, ids: readonly string[]) {
  return tx
    .select()
    .from(memberAccounts)
    .where(inArray(memberAccounts.id, [...new Set(ids)]))
    .orderBy(asc(memberAccounts.id))
    .for('no key update')
}
