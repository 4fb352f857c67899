import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { mandates, remittanceItems, remittances } from '#app/database/schema.ts'
import type { ReportedReturn } from '../files/bank-file.ts'

export type MatchedReturn = Omit<ReportedReturn, 'endToEndId' | 'mandate' | 'cents' | 'line'> & {
  itemId: number
  accountId: string
  remittanceId: number
  endToEndId: string
  cents: number
}

export type MatchedReturns = {
  /** Debits that come back. */
  returns: MatchedReturn[]
  /** Debits that may be meant: mandate, amount and day fit, and no reference of the club is given. */
  proposed: MatchedReturn[]
  /** How many of the file are noted already. */
  known: number
  /** References that are not the club's. */
  foreign: number
  /** Debits whose amount is another than what was collected. */
  differing: { endToEndId: string; cents: number | null; collectedCents: number }[]
}

/** By reference and amount: one with another amount is not posted. */
export async function matchReturns(reported: readonly ReportedReturn[]): Promise<MatchedReturns> {
  const items = await findItems(reported.flatMap(({ endToEndId }) => endToEndId ?? []))
  const matched: MatchedReturns = { returns: [], proposed: [], known: 0, foreign: 0, differing: [] }
  const unknown: ReportedReturn[] = []
  for (const one of reported) {
    const item = items.get(one.endToEndId)
    if (!item || one.endToEndId === null) unknown.push(one)
    else if (item.outcome !== 'included' && item.outcome !== 'settled') matched.known += 1
    else if (one.cents === item.cents) matched.returns.push(matchedReturn(item, one))
    else matched.differing.push({ endToEndId: one.endToEndId, cents: one.cents, collectedCents: item.cents })
  }
  const taken = new Set(matched.returns.map(({ itemId }) => itemId))
  const likely = await findLikely(unknown.flatMap(({ mandate }) => mandate?.toLowerCase() ?? []))
  for (const one of unknown) {
    const item = likely.find((debit) => !taken.has(debit.item.id) && isLikely(debit, one))?.item
    if (item) matched.proposed.push(matchedReturn(item, one))
    else matched.foreign += 1
    if (item) taken.add(item.id)
  }
  return matched
}

type Item = typeof remittanceItems.$inferSelect

async function findItems(references: readonly string[]): Promise<Map<string | null, Item>> {
  if (references.length === 0) return new Map()
  const which = inArray(remittanceItems.endToEndId, [...new Set(references)])
  const rows = await database.select().from(remittanceItems).where(which)
  return new Map(rows.map((row) => [row.endToEndId, row]))
}

function matchedReturn(
  { id: itemId, accountId, remittanceId, ...item }: Item,
  reported: ReportedReturn,
): MatchedReturn {
  const { code, day, feeCents } = reported
  return { itemId, accountId, remittanceId, endToEndId: item.endToEndId ?? '', cents: item.cents, code, day, feeCents }
}

/** An unauthorised debit can come back for 13 months. */
const LAST_MONTH = 13

/** The debits of these mandates that can come back, the last one first. */
function findLikely(references: readonly string[]) {
  if (references.length === 0) return Promise.resolve([])
  const reference = sql<string>`lower(${mandates.reference})`
  return database
    .select({
      item: remittanceItems,
      mandate: reference,
      from: remittances.dueOn,
      to: sql<string>`(${remittances.dueOn} + make_interval(months => ${LAST_MONTH}))::date::text`,
    })
    .from(remittanceItems)
    .innerJoin(mandates, eq(mandates.id, remittanceItems.mandateId))
    .innerJoin(remittances, eq(remittances.id, remittanceItems.remittanceId))
    .where(
      and(
        inArray(reference, [...new Set(references)]),
        inArray(remittanceItems.outcome, ['included', 'settled']),
        inArray(remittances.status, ['presented', 'settled']),
      ),
    )
    .orderBy(desc(remittances.dueOn), desc(remittanceItems.id))
}

type Likely = Awaited<ReturnType<typeof findLikely>>[number]

function isLikely({ item, mandate, from, to }: Likely, reported: ReportedReturn): boolean {
  return (
    mandate === reported.mandate?.toLowerCase() &&
    item.cents === reported.cents &&
    from <= reported.day &&
    reported.day <= to
  )
}
