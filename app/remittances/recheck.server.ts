import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { charges, remittanceItems, remittanceLines, type remittances } from '#app/database/schema.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { ACCOUNTS_PER_PAGE, readCandidatesOf, type AccountCandidate } from './candidates.server.ts'
import { leaveOut, lockIncluded } from './items.server.ts'
import { whyLeftOut, type LeftOut, type Terms } from './leave-out.ts'

type Remittance = typeof remittances.$inferSelect
type Item = Awaited<ReturnType<typeof lockIncluded>>[number]

/**
 * Compares the debits with what is open and signed now. A draft takes the new amount; after the notice, what has
 * changed is left out. The remittance is locked, so that no payment takes a charge out meanwhile.
 * @returns how many were left out
 */
export async function recheckItems(tx: Transaction, remittance: Remittance, minCents: number): Promise<number> {
  const { id, dueOn, notifiedAt } = remittance
  const terms = { dueOn, noticedOn: clubDay(notifiedAt ?? new Date()), minCents }
  const items = await lockIncluded(tx, id)
  let leftOut = 0
  for (let start = 0; start < items.length; start += ACCOUNTS_PER_PAGE)
    leftOut += await recheckPage(tx, remittance, items.slice(start, start + ACCOUNTS_PER_PAGE), terms)
  return leftOut
}

async function recheckPage(tx: Transaction, { status }: Remittance, items: Item[], terms: Terms): Promise<number> {
  const ids = items.map(({ accountId }) => accountId)
  const candidates = new Map((await readCandidatesOf(tx, ids, terms.dueOn)).map((one) => [one.accountId, one]))
  const open = await readOpen(
    tx,
    items.map(({ id }) => id),
  )
  const out = new Map<LeftOut, number[]>()
  for (const item of items) {
    const candidate = candidates.get(item.accountId)
    const { cents, isStale } = open.get(item.id) ?? { cents: 0, isStale: false }
    const reason = candidate
      ? findReason(item, candidate, {
          ...terms,
          minCents: minimumOf(item, terms),
          cents,
          isStale,
          isTold: status !== 'draft',
        })
      : 'ha-cambiado'
    if (reason) out.set(reason, [...(out.get(reason) ?? []), item.id])
    else if (isStale || cents !== item.cents || candidate?.mandateId !== item.mandateId)
      await takeNew(tx, item.id, cents, candidate?.mandateId ?? null)
  }
  for (const [reason, itemIds] of out) await leaveOut(tx, itemIds, reason)
  return [...out.values()].flat().length
}

function findReason(
  item: Item,
  candidate: AccountCandidate,
  { cents, isStale, isTold, ...terms }: Terms & Open & { isTold: boolean },
): LeftOut | undefined {
  const isOther = isStale || cents !== item.cents || candidate.mandateId !== item.mandateId
  const hasChanged = cents === 0 || (isTold && isOther)
  return whyLeftOut({ ...candidate, freeCents: cents || item.cents }, terms) ?? (hasChanged ? 'ha-cambiado' : undefined)
}

/** What somebody has included although it is less stays. */
function minimumOf({ cents }: Item, { minCents }: Terms): number {
  return cents < minCents ? 0 : minCents
}

/** `isStale`: a charge has another amount open than its line, even if the sums are equal. */
type Open = { cents: number; isStale: boolean }

async function readOpen(tx: Transaction, itemIds: number[]): Promise<Map<number, Open>> {
  const openCents = sql`${charges.cents} - ${charges.settledCents}`
  const rows = await tx
    .select({
      itemId: remittanceLines.itemId,
      cents: sql<number>`sum(${openCents})::integer`,
      isStale: sql<boolean>`bool_or(${remittanceLines.cents} <> ${openCents})`,
    })
    .from(remittanceLines)
    .innerJoin(charges, eq(charges.id, remittanceLines.chargeId))
    .where(and(inArray(remittanceLines.itemId, itemIds), remittanceLines.live, isNull(charges.cancelledAt)))
    .groupBy(remittanceLines.itemId)
  return new Map(rows.map(({ itemId, ...open }) => [itemId, open]))
}

async function takeNew(tx: Transaction, itemId: number, cents: number, mandateId: string | null): Promise<void> {
  await tx.update(remittanceItems).set({ cents, mandateId }).where(eq(remittanceItems.id, itemId))
  await tx
    .update(remittanceLines)
    .set({ cents: sql`${charges.cents} - ${charges.settledCents}` })
    .from(charges)
    .where(and(eq(remittanceLines.itemId, itemId), remittanceLines.live, eq(charges.id, remittanceLines.chargeId)))
}
