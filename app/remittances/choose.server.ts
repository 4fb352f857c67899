import { and, eq, inArray, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { charges, remittanceItems, remittanceLines, remittances } from '#app/database/schema.ts'
import { transactUnlessRefused } from '#app/database/transact-unless-refused.server.ts'
import { lockVersion, updateVersioned } from '#app/database/versions.server.ts'
import { isTargetDay } from '#app/banking/target-calendar.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { isDue, readCandidates, type AccountCandidate } from './candidates.server.ts'
import { earliestOf, lockCreditor } from './creditor-lock.server.ts'
import { MAX_DEBITS } from './files/pain-008.ts'
import { whyLeftOut, type LeftOut, type Terms } from './leave-out.ts'
import { countDebits, endItems, lockIncluded } from './items.server.ts'

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

export type Chosen =
  | { ok: true; id: number }
  | { ok: false; reason: 'no-creditor' | 'another-remittance' | 'due-day-closed' | 'due-day-early' | 'no-debits' }

/** A draft with every account that owes something on its due date: debited, or left out with the reason. */
export async function chooseRemittance(actor: Actor, dueOn: string): Promise<Chosen> {
  return transactUnlessRefused(async (tx): Promise<Chosen> => {
    const creditor = await lockCreditor(tx)
    if (!creditor.ok) return creditor
    if (!isTargetDay(dueOn)) return { ok: false, reason: 'due-day-closed' }
    if (dueOn < earliestOf(creditor.row)) return { ok: false, reason: 'due-day-early' }
    const [made] = await tx.insert(remittances).values({ dueOn, createdBy: actor.id }).returning({ id: remittances.id })
    if (!made) throw new Error('no remittance was made')
    await addItems(tx, made.id, { dueOn, noticedOn: clubDay(), minCents: creditor.row.minCents })
    const { debits } = await countDebits(tx, made.id)
    if (debits === 0) return { ok: false, reason: 'no-debits' }
    await audit(tx, { actor: actor.id, action: 'remittance.chosen', subject: String(made.id) })
    return { ok: true, id: made.id }
  })
}

async function addItems(tx: Transaction, remittanceId: number, terms: Terms): Promise<void> {
  let room = MAX_DEBITS
  for (let after = FIRST_ID; ;) {
    const page = await readCandidates(tx, terms.dueOn, after)
    const items = page.map((candidate) => {
      const leftOut = whyLeftOut(candidate, terms) ?? (room > 0 ? undefined : 'no-cabe')
      if (!leftOut) room -= 1
      return itemOf(remittanceId, candidate, leftOut)
    })
    const last = page.at(-1)
    if (!last) return
    await tx.insert(remittanceItems).values(items)
    await addLines(tx, remittanceId, terms.dueOn, page)
    after = last.accountId
  }
}

function itemOf(remittanceId: number, candidate: AccountCandidate, leftOut: LeftOut | undefined) {
  const { accountId, mandateId, freeCents, owedCents, otherRemittanceId } = candidate
  if (!leftOut) return { remittanceId, accountId, mandateId, cents: freeCents, outcome: 'included' as const }
  const other = leftOut === 'ya-en-remesa' ? otherRemittanceId : null
  const cents = freeCents === 0 ? owedCents : freeCents
  return { remittanceId, accountId, cents, reason: leftOut, outcome: 'excluded' as const, otherRemittanceId: other }
}

/** The charges of the debits. Each has one live line, which a unique index holds. */
async function addLines(
  tx: Transaction,
  remittanceId: number,
  dueOn: string,
  page: readonly AccountCandidate[],
): Promise<void> {
  const isLive = sql`exists (select from ${remittanceLines} where ${remittanceLines.chargeId} = ${charges.id} and ${remittanceLines.live})`
  await tx.insert(remittanceLines).select(
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
          inArray(
            remittanceItems.accountId,
            page.map(({ accountId }) => accountId),
          ),
          isDue(dueOn),
          sql`not ${isLive}`,
        ),
      ),
  )
}

type CancelRefusal = { ok: false; reason: 'unknown' | 'conflict' }

/** What is not yet presented. Its charges are free again. */
export async function cancelRemittance(actor: Actor, id: number): Promise<{ ok: true } | CancelRefusal> {
  return database.transaction(async (tx) => {
    const locked = await lockVersion(tx, remittances, eq(remittances.id, id), ({ status }) =>
      ['draft', 'notified', 'sealed', 'cancelled'].includes(status),
    )
    if (!locked.ok) return locked
    if (locked.row.status === 'cancelled') return { ok: true }
    const included = await lockIncluded(tx, id)
    await endItems(
      tx,
      included.map((item) => item.id),
      'released',
    )
    await updateVersioned(tx, remittances, eq(remittances.id, id), { status: 'cancelled', endedAt: new Date() })
    await audit(tx, { actor: actor.id, action: 'remittance.cancelled', subject: String(id) })
    return { ok: true }
  })
}
