import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { charges, remittanceItems, remittanceLines } from '#app/database/schema.ts'
import { isDue, readCandidatesOf, type AccountCandidate } from './candidates.server.ts'
import { MAX_DEBITS } from './files/pain-008.ts'
import { whyLeftOut, type LeftOut, type Terms } from './leave-out.ts'

type Chosen = Terms & {
  remittanceId: number
  /** Accounts that are debited although they owe less than the minimum. */
  belowMinimum?: ReadonlySet<string>
}

/** Debits these locked accounts, or leaves each out with the reason, in place of what the remittance had of them. */
export async function chooseItems(
  tx: Transaction,
  pages: readonly string[][],
  { remittanceId, belowMinimum = new Set(), ...terms }: Chosen,
): Promise<void> {
  let room = MAX_DEBITS
  for (const ids of pages.filter(({ length }) => length > 0)) {
    const candidates = await readCandidatesOf(tx, ids, terms.dueOn)
    const items = candidates.map((candidate) => {
      const minCents = belowMinimum.has(candidate.accountId) ? 0 : terms.minCents
      const leftOut = whyLeftOut(candidate, { ...terms, minCents }) ?? (room > 0 ? undefined : 'no-cabe')
      if (!leftOut) room -= 1
      return itemOf(remittanceId, candidate, leftOut)
    })
    await writeItems(tx, items)
    await addLines(tx, remittanceId, terms.dueOn, ids)
  }
}

type Item = typeof remittanceItems.$inferInsert

function itemOf(remittanceId: number, candidate: AccountCandidate, leftOut: LeftOut | undefined): Item {
  const { accountId, mandateId, freeCents, owedCents, otherRemittanceId } = candidate
  if (!leftOut) return { remittanceId, accountId, mandateId, cents: freeCents, outcome: 'included' }
  const other = leftOut === 'ya-en-remesa' ? otherRemittanceId : null
  const cents = freeCents === 0 ? owedCents : freeCents
  return { remittanceId, accountId, cents, reason: leftOut, outcome: 'excluded', otherRemittanceId: other }
}

async function writeItems(tx: Transaction, items: Item[]): Promise<void> {
  await tx
    .insert(remittanceItems)
    .values(items)
    .onConflictDoUpdate({
      target: [remittanceItems.remittanceId, remittanceItems.accountId],
      set: {
        mandateId: sql`excluded.mandate_id`,
        cents: sql`excluded.cents`,
        reason: sql`excluded.reason`,
        outcome: sql`excluded.outcome`,
        otherRemittanceId: sql`excluded.other_remittance_id`,
        updatedAt: new Date(),
      },
    })
}

/** The charges of the debits. Each has one live line, which a unique index holds. */
async function addLines(tx: Transaction, remittanceId: number, dueOn: string, accountIds: string[]): Promise<void> {
  const isLive = sql`exists (select from ${remittanceLines} where ${remittanceLines.chargeId} = ${charges.id} and ${remittanceLines.live})`
  await tx
    .insert(remittanceLines)
    .select(
      tx
        .select({
          itemId: remittanceItems.id,
          chargeId: charges.id,
          cents: sql<number>`${charges.cents} - ${charges.settledCents}`.as('cents'),
          live: sql<boolean>`true`.as('live'),
        })
        .from(remittanceItems)
        .innerJoin(charges, eq(charges.accountId, remittanceItems.accountId))
        .where(
          and(
            eq(remittanceItems.remittanceId, remittanceId),
            eq(remittanceItems.outcome, 'included'),
            inArray(remittanceItems.accountId, accountIds),
            isDue(dueOn),
            sql`not ${isLive}`,
          ),
        ),
    )
    .onConflictDoUpdate({
      target: [remittanceLines.itemId, remittanceLines.chargeId],
      set: { cents: sql`excluded.cents`, live: true },
    })
}
