import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { getsMail } from '#app/banking/deceased.server.ts'
import type { Transaction } from '#app/database/client.server.ts'
import {
  bankReturns,
  charges,
  mandates,
  memberAccounts,
  remittanceItems,
  remittanceLines,
  socios,
} from '#app/database/schema.ts'
import { lockAccounts } from '#app/treasury/accounts.server.ts'
import type { Candidate } from './leave-out.ts'
import { readDebtor } from './debtors.server.ts'

export const ACCOUNTS_PER_PAGE = 500
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** An open charge that is due. */
export const isDue = (dueOn: string) =>
  and(isNull(charges.cancelledAt), lt(charges.settledCents, charges.cents), lte(charges.dueOn, dueOn))

export type AccountCandidate = Candidate & {
  accountId: string
  mandateId: string | null
  owedCents: number
  /** Which has its charges already. */
  otherRemittanceId: number | null
}

/**
 * The ids of the accounts that owe something on a day, in their order, page by page, all locked: payments and new
 * charges wait, so that nothing is paid while it is put into a remittance.
 */
export async function lockOwing(tx: Transaction, dueOn: string): Promise<string[][]> {
  const pages: string[][] = []
  for (let after = FIRST_ID; ;) {
    const owing = await tx
      .selectDistinct({ id: charges.accountId })
      .from(charges)
      .where(and(isDue(dueOn), gt(charges.accountId, after)))
      .orderBy(asc(charges.accountId))
      .limit(ACCOUNTS_PER_PAGE)
    const ids = owing.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) return pages
    await lockAccounts(tx, ids)
    pages.push(ids)
    after = last
  }
}

/** What is known of these accounts now, in the order of their ids. */
export async function readCandidatesOf(tx: Transaction, ids: string[], dueOn: string): Promise<AccountCandidate[]> {
  const [accounts, found, due, returned] = [
    await readAccounts(tx, ids),
    await readMandates(tx, ids),
    await readDue(tx, ids, dueOn),
    await readReturned(tx, ids),
  ]
  return accounts.map(({ id, isHeld, member }) => {
    const { owedCents = 0, freeCents = 0, otherRemittanceId = null } = due.get(id) ?? {}
    const mandate = found.get(id)
    return {
      accountId: id,
      member,
      isHeld,
      mandateId: mandate?.id ?? null,
      mandate: mandate ? { ...mandate, debtor: readDebtor(mandate) } : null,
      owedCents,
      freeCents,
      otherRemittanceId,
      wasReturned: returned.has(id),
    }
  })
}

function readAccounts(tx: Transaction, ids: string[]) {
  return tx
    .select({
      id: memberAccounts.id,
      /** Without a mail there is no notice, and without a notice no debit. */
      isHeld: sql<boolean>`${memberAccounts.holdWhy} is not null or not ${getsMail(memberAccounts.id)}`,
      member: { status: socios.status, paymentMethod: socios.paymentMethod },
    })
    .from(memberAccounts)
    .leftJoin(socios, eq(socios.id, memberAccounts.socioId))
    .where(inArray(memberAccounts.id, ids))
    .orderBy(asc(memberAccounts.id))
}

/** Of each account the mandate in force, or else the newest. */
async function readMandates(tx: Transaction, ids: string[]) {
  const rows = await tx
    .selectDistinctOn([mandates.accountId])
    .from(mandates)
    .where(inArray(mandates.accountId, ids))
    .orderBy(mandates.accountId, sql`${mandates.status} in ('active', 'hold') desc`, desc(mandates.createdAt))
  return new Map(rows.map((row) => [row.accountId, row]))
}

/** What is due, and how much of it no other remittance has. */
async function readDue(tx: Transaction, ids: string[], dueOn: string) {
  const open = sql`${charges.cents} - ${charges.settledCents}`
  const rows = await tx
    .select({
      id: charges.accountId,
      owedCents: sql<number>`sum(${open})::integer`,
      freeCents: sql<number>`coalesce(sum(${open}) filter (where ${remittanceLines.chargeId} is null), 0)::integer`,
      otherRemittanceId: sql<number | null>`max(${remittanceItems.remittanceId})`,
    })
    .from(charges)
    .leftJoin(remittanceLines, and(eq(remittanceLines.chargeId, charges.id), remittanceLines.live))
    .leftJoin(remittanceItems, eq(remittanceItems.id, remittanceLines.itemId))
    .where(and(inArray(charges.accountId, ids), isDue(dueOn)))
    .groupBy(charges.accountId)
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

/** Accounts whose return nobody has answered. */
async function readReturned(tx: Transaction, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: remittanceItems.accountId })
    .from(bankReturns)
    .innerJoin(remittanceItems, eq(remittanceItems.id, bankReturns.itemId))
    .where(and(inArray(remittanceItems.accountId, ids), isNull(bankReturns.handledAt)))
  return new Set(rows.map(({ id }) => id))
}
