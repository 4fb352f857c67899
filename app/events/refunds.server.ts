import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import { isInTime } from './refund-terms.ts'
import type { Party } from './parties/find-party.server.ts'
import type { LockedEvent } from './parties/lock-event.server.ts'

const p = eventParties

type Refunded = Pick<Party, 'id' | 'createdAt'>

/**
 * What the club owes for freed seats, as a task until somebody ticks it: nothing without the notice of the terms.
 * @returns euros
 */
export async function oweRefund(tx: Transaction, party: Refunded, event: LockedEvent, seats: number): Promise<number> {
  const now = new Date()
  const inTime = isInTime({ ...event, registeredAt: party.createdAt }, now)
  if (event.price === 0 || !inTime) return 0
  const due = event.price * seats
  const owed = sql`case when ${p.refundSettledAt} is null then coalesce(${p.refundDue}, 0) else 0 end`
  await tx
    .update(p)
    .set({ refundDue: sql`${owed} + ${due}`, refundDueAt: now, refundSettledAt: null })
    .where(eq(p.id, party.id))
  return due
}
