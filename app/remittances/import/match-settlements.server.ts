import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { remittanceItems, remittances } from '#app/database/schema.ts'
import { addDays } from '#app/platform/club-day.ts'
import type { ReportedCredit } from '../files/bank-file.ts'
import { debitsIn, messagesIn } from '../files/own-references.ts'

export type Settlement = {
  remittanceId: number
  /** What the bank has paid. */
  cents: number
  day: string
  /** What the remittance is still to collect. */
  expectedCents: number
  /** The bank names the remittance, and pays what it is to collect. */
  isCertain: boolean
}

type Sorted = {
  settlements: Settlement[]
  /** Of remittances that are settled. */
  known: number
  /** Neither. */
  others: ReportedCredit[]
}

/** Credits that name a file, a part of a file or a debit of the club. The parts of a remittance are one sum. */
export async function matchSettlements(credits: readonly ReportedCredit[]): Promise<Sorted> {
  const named = await findNamed(credits)
  const sorted: Sorted = { settlements: [], known: 0, others: [] }
  const paid = new Map<number, ReportedCredit[]>()
  for (const credit of credits) {
    const remittance = namesOf(credit)
      .map((name) => named.get(name))
      .find((found) => found !== undefined)
    if (!remittance) sorted.others.push(credit)
    else if (remittance.status === 'settled') sorted.known += 1
    else paid.set(remittance.id, [...(paid.get(remittance.id) ?? []), credit])
  }
  const awaited = new Map((await listAwaited()).map((remittance) => [remittance.id, remittance]))
  for (const [id, parts] of paid) {
    const [first] = parts
    const expectedCents = awaited.get(id)?.expectedCents
    if (!first || expectedCents === undefined) sorted.others.push(...parts)
    else {
      const cents = parts.reduce((sum, part) => sum + part.cents, 0)
      const isCertain = cents === expectedCents
      sorted.settlements.push({ remittanceId: id, cents, day: first.day, expectedCents, isCertain })
    }
  }
  return sorted
}

/**
 * Remittances whose sum one credit may be, each credit of one: nothing says so but amount and day, and somebody may
 * have paid as much.
 * @param named remittances that the file pays by their name
 */
export async function findBySum(credits: readonly ReportedCredit[], named: readonly number[]): Promise<Settlement[]> {
  const awaited = credits.length === 0 ? [] : await listAwaited()
  const taken = new Set<string>()
  return awaited.flatMap(({ id, expectedCents, debits, dueOn }) => {
    if (debits < 2 || named.includes(id)) return []
    const [found, ...others] = credits.filter(
      ({ cents, day }) => cents === expectedCents && dueOn <= day && day <= addDays(dueOn, LATEST_DAYS),
    )
    if (!found || others.length > 0 || taken.has(found.key)) return []
    taken.add(found.key)
    return [{ remittanceId: id, cents: found.cents, day: found.day, expectedCents, isCertain: false }]
  })
}

/** How long after its due date a remittance is looked for by its sum. */
const LATEST_DAYS = 10

/** A debit in the text is what a member pays again by transfer. */
function namesOf({ files, text, endToEndId }: ReportedCredit): string[] {
  return [...messagesIn([...files, text].join(' ')), ...debitsIn(endToEndId ?? '')]
}

async function findNamed(credits: readonly ReportedCredit[]) {
  const names = [...new Set(credits.flatMap(namesOf))]
  if (names.length === 0) return new Map<string, never>()
  const shown = { id: remittances.id, status: remittances.status }
  const [files, debits] = await Promise.all([
    database
      .select({ ...shown, name: sql<string>`${remittances.messageId}` })
      .from(remittances)
      .where(inArray(remittances.messageId, names)),
    database
      .select({ ...shown, name: sql<string>`${remittanceItems.endToEndId}` })
      .from(remittanceItems)
      .innerJoin(remittances, eq(remittances.id, remittanceItems.remittanceId))
      .where(inArray(remittanceItems.endToEndId, names)),
  ])
  return new Map([...files, ...debits].map((row) => [row.name, row]))
}

/** Remittances that the bank is to pay, with what they collect. */
function listAwaited() {
  return database
    .select({
      id: remittances.id,
      dueOn: remittances.dueOn,
      expectedCents: sql<number>`sum(${remittanceItems.cents})`.mapWith(Number),
      debits: sql<number>`count(*)::integer`,
    })
    .from(remittances)
    .innerJoin(
      remittanceItems,
      and(eq(remittanceItems.remittanceId, remittances.id), eq(remittanceItems.outcome, 'included')),
    )
    .where(or(eq(remittances.status, 'sealed'), eq(remittances.status, 'presented')))
    .groupBy(remittances.id)
}
