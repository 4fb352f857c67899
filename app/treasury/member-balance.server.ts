import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { charges, memberAccounts, remittanceItems, remittances } from '#app/database/schema.ts'
import { hasCreditor } from '#app/banking/creditor.server.ts'

export type MemberBalance = Awaited<ReturnType<typeof readMemberBalance>>

/** What a member owes, the newest fee, and the newest debit that the bank may send back; null without a treasury. */
export async function readMemberBalance(socioId: string) {
  if (!(await hasCreditor())) return null
  const [account] = await database
    .select(pick(memberAccounts, 'id', 'owedCents', 'creditCents', 'feeCents', 'holdWhy'))
    .from(memberAccounts)
    .where(eq(memberAccounts.socioId, socioId))
  if (!account) return { account: null, fee: null, debit: null }
  const debit = await findLastDebit(account.id)
  const [fee] = await database
    .select(pick(charges, 'concept', 'conceptCa', 'cents', 'settledCents'))
    .from(charges)
    .where(and(eq(charges.accountId, account.id), eq(charges.kind, 'fee'), isNull(charges.cancelledAt)))
    .orderBy(desc(charges.dueOn), desc(charges.id))
    .limit(1)
  return { account, fee: fee ?? null, debit }
}

async function findLastDebit(accountId: string) {
  const { id, remittanceId, cents, outcome } = remittanceItems
  const isAtTheBank = inArray(remittances.status, ['presented', 'settled'])
  const [debit] = await database
    .select({ id, remittanceId, cents })
    .from(remittanceItems)
    .innerJoin(remittances, eq(remittances.id, remittanceId))
    .where(and(eq(remittanceItems.accountId, accountId), inArray(outcome, ['included', 'settled']), isAtTheBank))
    .orderBy(desc(id))
    .limit(1)
  return debit ?? null
}
