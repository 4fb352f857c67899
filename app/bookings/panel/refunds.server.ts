import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { database } from '#app/database/client.server.ts'
import { countColumn, toCount } from '#app/database/bounded-count.server.ts'
import { eventParties, events } from '#app/database/schema.ts'
import { takeBackRefund } from '#app/bookings/parties/refunds.server.ts'
import { listGuestsOf } from '#app/bookings/parties/find-party.server.ts'
import { lockAccountsOf } from '#app/bookings/parties/charged.server.ts'
import { giveBack } from '#app/bookings/parties/payments.server.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'

const p = eventParties

export const isDue = and(isNotNull(p.refundDueAt), isNull(p.refundSettledAt), isNull(p.erasedAt))

/** A settled refund stays in the list for so long, to be undone. */
const UNDO_MINUTES = 10

/** The oldest refunds that nobody has ticked, and those ticked just now. */
export async function listRefunds(limit: number) {
  const since = new Date(Date.now() - UNDO_MINUTES * 60_000)
  const rows = await unionAll(
    select().where(isDue).orderBy(asc(p.refundDueAt)).limit(limit),
    select().where(gt(p.refundSettledAt, since)).orderBy(asc(p.refundSettledAt)).limit(limit),
  )
  const due = rows.filter(({ settledAt }) => settledAt === null)
  const settled = rows.filter(({ settledAt }) => settledAt !== null)
  return { due, settled, count: toCount(due[0]?.all) }
}

function select() {
  return database
    .select({
      id: p.id,
      eventId: p.eventId,
      name: p.contactName,
      amount: p.refundDue,
      since: p.refundDueAt,
      settledAt: p.refundSettledAt,
      title: mainText(events.title, events.titleCa),
      all: countColumn(p, isDue),
    })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .$dynamic()
}

/**
 * @param settled false: somebody has ticked the wrong one; seats that have been restored meanwhile owe nothing
 * @returns false when nothing is to be changed
 */
export async function settleRefund(eventId: number, id: string, settled: boolean, actor: Actor): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockAccountsOf(tx, eventId)
    const open = settled ? isNull(p.refundSettledAt) : isNotNull(p.refundSettledAt)
    const changed = await tx
      .update(p)
      .set({ refundSettledAt: settled ? new Date() : null, updatedAt: new Date() })
      .where(and(eq(p.id, id), eq(p.eventId, eventId), isNotNull(p.refundDueAt), open))
      .returning({ id: p.id })
    if (changed.length > 0) await giveBack(tx, id, settled)
    if (changed.length > 0 && !settled)
      await takeBackRefund(
        tx,
        id,
        (await listGuestsOf(id, tx)).map((guest) => guest.id),
      )
    const action = settled ? 'registration.refund-settled' : 'registration.refund-reopened'
    if (changed.length > 0) await audit(tx, { actor: actor.id, action, subject: id })
    return changed.length > 0
  })
}
