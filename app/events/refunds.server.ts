import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import { isInTime } from './refund-terms.ts'
import type { LockedEvent } from './parties/lock-event.server.ts'
import { seatedAt } from './parties/seat-terms.server.ts'

const p = eventParties

/**
 * What the club owes for freed seats, as a task until somebody ticks it: nothing without the notice of the terms, and
 * nothing more once the event's cancellation owes all of them.
 * @returns euros
 */
export async function oweRefund(tx: Transaction, id: string, event: LockedEvent, seats: number): Promise<number> {
  const [party] = await tx.select({ registeredAt: seatedAt }).from(p).where(eq(p.id, id))
  if (!party || event.status === 'cancelled' || !isInTime({ ...event, ...party }, new Date())) return 0
  const [owed] = await addDebt(tx, eq(p.id, id), event, sql`${seats}::int`)
  return owed?.due ?? 0
}

/** Adds to a debt that is open, never to a settled one. Seats that nobody has confirmed are not paid. */
export async function addDebt(tx: Transaction, which: SQL | undefined, { price }: { price: number }, seats: SQL) {
  const now = new Date()
  const due = sql`coalesce(${p.seatPrice}, ${price}::numeric) * ${seats}`
  const open = sql`case when ${p.refundSettledAt} is null then coalesce(${p.refundDue}, 0) else 0 end`
  return tx
    .update(p)
    .set({ refundDue: sql`${open} + ${due}`, refundDueAt: now, refundSettledAt: null })
    .where(and(which, sql`${p.hold} is distinct from 'held'`, sql`${due} > 0`))
    .returning({ due: sql<number>`${due}`.mapWith(Number) })
}
