import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { getsMail } from '#app/banking/deceased.server.ts'
import { mandateReference } from '#app/banking/mandate-reference.ts'
import type { Queryable, Transaction } from '#app/database/client.server.ts'
import { insertColumns } from '#app/database/insert-columns.server.ts'
import { mandates, memberAccounts, socios } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'

export type MandateStatus = (typeof mandates.$inferSelect)['status']

/** Of an account at most one is in force. */
export const IN_FORCE = ['active', 'hold'] as const satisfies MandateStatus[]
/** What a new one replaces. */
export const OPEN = [...IN_FORCE, 'draft'] as const satisfies MandateStatus[]

/** Who signs an order behind a mailed link: others get none. */
export const canSign = and(eq(socios.status, 'active'), getsMail(socios.id))

export type MandateMember = { requestId: string; email: string; language: Language }
type Signatory = MandateMember & { canSign: boolean }
export type LockedAccount = { id: string; number: string; /** Null once erased. */ member: Signatory | null }

/**
 * Puts what happens to the mandates of an account in order. The account of a member is made with the first thing that
 * needs it, and has the member's id; the member is locked first, as an erasure does.
 */
export async function lockAccount(tx: Transaction, id: string): Promise<LockedAccount | null> {
  const [member] = await tx
    .select({
      number: socios.membershipNumber,
      requestId: socios.membershipRequestId,
      email: socios.email,
      language: socios.language,
      canSign: sql<boolean>`${canSign}`,
    })
    .from(socios)
    .where(eq(socios.id, id))
    .for('no key update')
  if (member) await makeAccount(tx, id, member.number)
  const [account] = await tx
    .select({ number: memberAccounts.number })
    .from(memberAccounts)
    .where(eq(memberAccounts.id, id))
    .for('no key update')
  return account ? { id, number: account.number, member: member ?? null } : null
}

export async function makeAccount(tx: Transaction, socioId: string, number: string): Promise<void> {
  await tx.execute(sql`${insertColumns(memberAccounts, { id: socioId, number, socioId })} on conflict do nothing`)
}

export async function lockMandate(tx: Transaction, mandateId: string) {
  const [row] = await tx.select({ accountId: mandates.accountId }).from(mandates).where(eq(mandates.id, mandateId))
  const account = row && (await lockAccount(tx, row.accountId))
  if (!account) return null
  const [mandate] = await tx.select().from(mandates).where(eq(mandates.id, mandateId))
  return mandate ? { mandate, account } : null
}

/** A reference is never used again: drafts count too. */
export async function nextReference(on: Queryable, { id, number }: { id: string; number: string }): Promise<string> {
  const [made] = await on.select({ number: count() }).from(mandates).where(eq(mandates.accountId, id))
  return mandateReference(number, (made?.number ?? 0) + 1)
}

/** @returns the status of the one that follows: what the office holds stays on hold until the office releases it */
export async function replaceMandates(
  tx: Transaction,
  accountId: string,
  which: readonly MandateStatus[],
): Promise<(typeof IN_FORCE)[number]> {
  const replaced = and(eq(mandates.accountId, accountId), inArray(mandates.status, [...which]))
  const before = await tx.select({ status: mandates.status }).from(mandates).where(replaced)
  const endedAt = sql`now()`
  await tx.update(mandates).set({ status: 'replaced', endedAt, updatedAt: endedAt }).where(replaced)
  return before.some(({ status }) => status === 'hold') ? 'hold' : 'active'
}
