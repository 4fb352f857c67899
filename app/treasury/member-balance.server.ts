import { and, desc, eq, isNull } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { charges, memberAccounts } from '#app/database/schema.ts'
import { hasCreditor } from '#app/banking/creditor.server.ts'

export type MemberBalance = Awaited<ReturnType<typeof readMemberBalance>>

/** What a member owes, and the newest fee; null without a treasury. */
export async function readMemberBalance(socioId: string) {
  if (!(await hasCreditor())) return null
  const a = memberAccounts
  const [account] = await database
    .select({ id: a.id, owedCents: a.owedCents, creditCents: a.creditCents, feeCents: a.feeCents, holdWhy: a.holdWhy })
    .from(a)
    .where(eq(a.socioId, socioId))
  if (!account) return { account: null, fee: null }
  const [fee] = await database
    .select({
      concept: charges.concept,
      conceptCa: charges.conceptCa,
      cents: charges.cents,
      settledCents: charges.settledCents,
    })
    .from(charges)
    .where(and(eq(charges.accountId, account.id), eq(charges.kind, 'fee'), isNull(charges.cancelledAt)))
    .orderBy(desc(charges.dueOn), desc(charges.id))
    .limit(1)
  return { account, fee: fee ?? null }
}
