import { and, eq, gt, inArray, isNotNull, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { isInTime } from '#app/seats/refund-terms.ts'
import { lockGuests, type LockedEvent } from '#app/seats/lock-event.server.ts'
import { sumEuros } from './payment.ts'
import { noticeHours, seatedAt } from '#app/seats/seat-terms.server.ts'

const p = eventParties
const r = eventRegistrations

/**
 * What the club owes for freed seats, which is what was paid for them, as a task until somebody ticks it: nothing
 * without the notice of the terms, and nothing more once the event's cancellation owes all of it. @returns euros
 */
export async function oweRefund(
  tx: Transaction,
  id: string,
  event: LockedEvent,
  guestIds: readonly string[],
): Promise<number> {
  const [party] = await tx.select({ registeredAt: seatedAt, noticeHours }).from(p).where(eq(p.id, id))
  if (!party || event.status === 'cancelled' || !isInTime({ ...event, ...party }, new Date())) return 0
  return oweSeats(tx, and(eq(r.partyId, id), inArray(r.id, [...guestIds])))
}

/** Adds what was paid for the seats to a debt of their party that is open, never to a settled one. @returns euros */
export async function oweSeats(tx: Transaction, seats: SQL | undefined): Promise<number> {
  const paid = and(seats, gt(r.paidShare, 0))
  const owing = tx
    .select({ id: sql<string>`${r.partyId}`.as('owing_party') })
    .from(r)
    .where(paid)
  await lockGuests(tx, inArray(r.partyId, owing))
  const settled = tx
    .select({ id: p.id })
    .from(p)
    .where(and(inArray(p.id, owing), isNotNull(p.refundSettledAt)))
  await tx
    .update(r)
    .set({ refundDue: null })
    .where(and(inArray(r.partyId, settled), isNotNull(r.refundDue)))
  const open = sql`case when ${p.refundSettledAt} is null then coalesce(${p.refundDue}, 0) else 0 end`
  const more = sql`(select sum(${r.paidShare}) from ${r} where ${r.partyId} = ${p.id} and ${paid})`
  await tx
    .update(p)
    .set({ refundDue: sql`${open} + ${more}`, refundDueAt: new Date(), refundSettledAt: null })
    .where(inArray(p.id, owing))
  const owed = await tx
    .update(r)
    .set({ refundDue: sql`${r.paidShare}` })
    .where(paid)
    .returning({ euros: r.paidShare })
  return sumEuros(owed.map(({ euros }) => euros))
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

/** A refund owed by a process of the release before names no seats: a restored party owes nothing of it. */
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

/** Whether the club holds money for any of these seats. */
export async function arePaid(tx: Transaction, seats: readonly string[]): Promise<boolean> {
  return (await tx.$count(r, and(inArray(r.id, [...seats]), gt(r.paidShare, 0)))) > 0
}
