import { and, eq, inArray, isNotNull, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { isInTime } from './refund-terms.ts'
import type { LockedEvent } from '#app/events/parties/lock-event.server.ts'
import { seatedAt } from '#app/events/parties/seat-terms.server.ts'

const p = eventParties
const r = eventRegistrations

/**
 * What the club owes for freed seats, as a task until somebody ticks it: nothing without the notice of the terms, and
 * nothing more once the event's cancellation owes all of them. @returns euros
 */
export async function oweRefund(
  tx: Transaction,
  id: string,
  event: LockedEvent,
  guestIds: readonly string[],
): Promise<number> {
  const [party] = await tx.select({ registeredAt: seatedAt }).from(p).where(eq(p.id, id))
  if (!party || event.status === 'cancelled' || !isInTime({ ...event, ...party }, new Date())) return 0
  const [owed] = await addDebt(tx, eq(p.id, id), event, sql`${guestIds.length}::int`)
  if (!owed) return 0
  await tx
    .update(r)
    .set({ refundDue: owed.each })
    .where(inArray(r.id, [...guestIds]))
  return owed.due
}

/** Adds to a debt that is open, never to a settled one. Seats that nobody has confirmed are not paid. */
export async function addDebt(tx: Transaction, which: SQL | undefined, { price }: { price: number }, seats: SQL) {
  const now = new Date()
  const each = sql`coalesce(${p.seatPrice}, ${price}::numeric)`
  const due = sql`${each} * ${seats}`
  const open = sql`case when ${p.refundSettledAt} is null then coalesce(${p.refundDue}, 0) else 0 end`
  const settled = tx
    .select({ id: p.id })
    .from(p)
    .where(and(which, isNotNull(p.refundSettledAt)))
  await tx
    .update(r)
    .set({ refundDue: null })
    .where(and(inArray(r.partyId, settled), isNotNull(r.refundDue)))
  return tx
    .update(p)
    .set({ refundDue: sql`${open} + ${due}`, refundDueAt: now, refundSettledAt: null })
    .where(and(which, sql`${p.hold} is distinct from 'held'`, sql`${due} > 0`))
    .returning({ due: sql<number>`${due}`.mapWith(Number), each: sql<number>`${each}`.mapWith(Number) })
}

/** Of restored seats nothing is owed, unless it is settled. What other seats of the party owe stays. */
export async function takeBackRefund(tx: Transaction, partyId: string, guestIds: readonly string[]): Promise<void> {
  const theirs = and(inArray(r.id, [...guestIds]), isNotNull(r.refundDue))
  const [owed] = await tx
    .select({ euros: sql<string | null>`sum(${r.refundDue})` })
    .from(r)
    .where(theirs)
  if (!owed?.euros) return
  const left = sql`nullif(greatest(${p.refundDue} - ${owed.euros}::numeric, 0), 0)`
  const lessened = await tx
    .update(p)
    .set({ refundDue: left, refundDueAt: sql`case when ${left} is not null then ${p.refundDueAt} end` })
    .where(and(eq(p.id, partyId), isNull(p.refundSettledAt)))
    .returning({ id: p.id })
  if (lessened.length > 0) await tx.update(r).set({ refundDue: null }).where(theirs)
}

/** A refund that a process of the release before owes names no seats: a party that is seated again owes nothing of it. */
export async function takeBackUnnamedRefund(tx: Transaction, partyId: string): Promise<void> {
  const named = tx
    .select({ id: r.id })
    .from(r)
    .where(and(eq(r.partyId, partyId), isNotNull(r.refundDue)))
  await tx
    .update(p)
    .set({ refundDue: null, refundDueAt: null })
    .where(and(eq(p.id, partyId), isNull(p.refundSettledAt), notExists(named)))
}
