import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { isInTime } from '#app/seats/refund-terms.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { lockGuests } from '#app/seats/lock-event.server.ts'
import type { PaymentState, PaymentWay } from './payment.ts'
import { noticeHours, seatedAt, seatPrice } from '#app/seats/seat-terms.server.ts'
import { isCharged, lockAccountsOf } from './charged.server.ts'

const p = eventParties
const r = eventRegistrations

export type Payment =
  | { state: Exclude<PaymentState, 'paid'> }
  /** `amount`: what the club holds; without it the price of all seats, and a paid party stays as it is noted. */
  | { state: 'paid'; way: PaymentWay; amount?: number | undefined; at?: Date | undefined }

/** `version`: `payment_version` as it was shown. */
type SeenPayment = { id: string; version: number }

/**
 * `unknown`: deleted, or never had seats; `conflict`: somebody else has noted another payment; `free`: the seats cost
 * nothing; `charged`: the account of a member pays it.
 */
export type PaymentRefusal = 'unknown' | 'conflict' | 'free' | 'charged'

type Recorded = { /** Also those that are noted so already. */ recorded: string[]; refused: Refused[] }
type Refused = { id: string; reason: PaymentRefusal }

/**
 * What the office or the door knows of the payments of bookings, cancelled ones too: what a cancelled booking has paid
 * in time is owed back. Safe to repeat, and never over what somebody else has noted since `version`.
 */
export async function recordPayments(
  eventId: number,
  seen: readonly SeenPayment[],
  payment: Payment,
  actor: Actor,
): Promise<Recorded> {
  return database.transaction((tx) => recordPaymentsIn(tx, eventId, seen, payment, actor))
}

export async function recordPaymentsIn(
  tx: Transaction,
  eventId: number,
  seen: readonly SeenPayment[],
  payment: Payment,
  actor: Actor,
): Promise<Recorded> {
  const parties = await lockPayable(tx, eventId, seen)
  const outcome: Recorded = { recorded: [], refused: [] }
  for (const { id, version } of seen) {
    const party = parties.get(id)
    const reason = party ? await record(tx, party, { version, payment }, actor) : 'unknown'
    if (reason) outcome.refused.push({ id, reason })
    else outcome.recorded.push(id)
  }
  return outcome
}

type Payable = Awaited<ReturnType<typeof lockPayable>> extends Map<string, infer Party> ? Party : never
type Asked = { version: number; payment: Payment }

/** Bookings with seats, or that had some, in the order of their ids, so that two do not wait for one another. */
async function lockPayable(tx: Transaction, eventId: number, seen: readonly SeenPayment[]) {
  const ids = seen.map(({ id }) => id)
  const wasSeated = sql`${p.state} in ('booked', 'cancelled') and coalesce(${p.hold}, 'confirmed') = 'confirmed'
    and exists (select 1 from ${r} where ${r.partyId} = ${p.id})`
  const payable = and(inArray(p.id, ids), eq(p.eventId, eventId), isNull(p.erasedAt), wasSeated)
  await lockAccountsOf(tx, eventId)
  await tx.select({ id: p.id }).from(p).where(payable).orderBy(asc(p.id)).for('no key update')
  const rows = await tx
    .select({
      ...pick(p, 'id', 'state', 'paymentState', 'paidAmount', 'paidWay', 'cancelledAt'),
      version: p.paymentVersion,
      settled: sql<boolean>`${p.refundSettledAt} is not null`,
      isCharged,
      price: sql<number>`${seatPrice} * ${p.size}`.mapWith(Number),
      seatedAt,
      noticeHours,
      date: events.date,
      changedAt: events.changedAt,
      status: events.status,
    })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(payable)
  return new Map(rows.map((row) => [row.id, row]))
}

async function record(
  tx: Transaction,
  party: Payable,
  { version, payment }: Asked,
  actor: Actor,
): Promise<PaymentRefusal | null> {
  if (isNoted(party, payment)) return null
  if (party.isCharged) return 'charged'
  if (party.version !== version) return 'conflict'
  const amount = payment.state === 'paid' ? (payment.amount ?? party.price) : 0
  if (payment.state === 'paid' && amount <= 0) return 'free'
  await tx
    .update(p)
    .set({
      paymentState: payment.state,
      ...(payment.state === 'paid'
        ? { paidAmount: amount, paidWay: payment.way, paidAt: payment.at ?? new Date(), paidBy: actor.id }
        : { paidAmount: null, paidWay: null, paidAt: null, paidBy: null }),
      paymentVersion: sql`${p.paymentVersion} + 1`,
      updatedAt: new Date(),
    })
    .where(eq(p.id, party.id))
  await shareAmong(tx, party, payment.state === 'paid' ? amount : null)
  await matchRefund(tx, party)
  const fields = payment.state === 'paid' ? [payment.state, payment.way] : [payment.state]
  await audit(tx, { actor: actor.id, action: 'registration.payment-noted', subject: party.id, fields })
  return null
}

function isNoted(party: Payable, payment: Payment): boolean {
  if (party.paymentState !== payment.state) return false
  if (payment.state !== 'paid' || payment.amount === undefined) return true
  return party.paidWay === payment.way && party.paidAmount === payment.amount
}

/** Of a booking that keeps no seat, those that it had at last. */
const lastSeats = sql`(${r.cancelledAt} is null or ${r.cancelledAt} = (select ${p.cancelledAt} from ${p} where ${p.id} = ${r.partyId}))`

/** Among the seats, and those that have given up theirs with a share in it. Null: nothing is paid. */
async function shareAmong(tx: Transaction, { id }: Payable, euros: number | null): Promise<void> {
  await lockGuests(tx, eq(r.partyId, id))
  await tx.execute(sql`select share_payment(${id}::uuid, ${euros === null ? null : Math.round(euros * 100)}::integer)`)
}

/** What is owed are the shares of seats that were given up in time, or of all when none of them is left. */
async function matchRefund(tx: Transaction, party: Payable): Promise<void> {
  const theirs = eq(r.partyId, party.id)
  const { cancelledAt } = party
  const owesAll =
    party.state === 'cancelled'
      ? cancelledAt !== null && isInTime({ ...party, registeredAt: party.seatedAt }, cancelledAt)
      : party.status === 'cancelled'
  if (party.settled && !owesAll) return
  const isOwed = owesAll ? or(lastSeats, isNotNull(r.refundDue)) : isNotNull(r.refundDue)
  await tx
    .update(r)
    .set({ refundDue: sql`case when ${isOwed} then nullif(${r.paidShare}, 0) end` })
    .where(theirs)
  const [owed] = await tx
    .select({ euros: sql<string | null>`sum(${r.refundDue})` })
    .from(r)
    .where(theirs)
  const euros = owed?.euros ?? null
  await tx
    .update(p)
    .set({
      refundDue: euros === null ? null : Number(euros),
      refundDueAt: euros === null ? null : sql`coalesce(${p.refundDueAt}, now())`,
      refundSettledAt: null,
    })
    .where(eq(p.id, party.id))
}

/** A refund is settled, or is due again: the seats lose their shares in the payment, or get them back. */
export async function giveBack(tx: Transaction, id: string, settled: boolean): Promise<void> {
  await lockGuests(tx, eq(r.partyId, id))
  const left = settled ? sql`greatest(${r.paidShare} - ${r.refundDue}, 0)` : sql`${r.paidShare} + ${r.refundDue}`
  await tx
    .update(r)
    .set({ paidShare: left })
    .where(and(eq(r.partyId, id), isNotNull(r.refundDue), isNotNull(r.paidShare)))
  await addUpShares(tx, id)
}

/** Seats that have moved take their shares with them. */
export async function movePayment(tx: Transaction, from: PaidParty, to: string): Promise<void> {
  if (from.paymentState !== 'paid') return
  const { paidWay, paidAt, paidBy } = from
  const first = { paymentState: 'paid', paidAmount: 0, paidWay, paidAt, paidBy } as const
  const gets = sql`exists (select 1 from ${r} where ${r.partyId} = ${p.id} and ${r.paidShare} > 0)`
  await tx
    .update(p)
    .set(first)
    .where(and(eq(p.id, to), ne(p.paymentState, 'paid'), gets))
  for (const id of [from.id, to]) await addUpShares(tx, id)
}
type PaidParty = Pick<typeof p.$inferSelect, 'id' | 'paymentState' | 'paidWay' | 'paidAt' | 'paidBy'>

async function addUpShares(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(p)
    .set({
      paidAmount: sql`(select coalesce(sum(${r.paidShare}), 0) from ${r} where ${r.partyId} = ${p.id})`,
      paymentVersion: sql`${p.paymentVersion} + 1`,
    })
    .where(and(eq(p.id, id), eq(p.paymentState, 'paid')))
}

/** A booking that is seated again after all of its payment was given back has not paid. */
export async function forgetReturnedPayment(tx: Transaction, id: string): Promise<void> {
  const nothing = { paidAmount: null, paidWay: null, paidAt: null, paidBy: null }
  const forgotten = await tx
    .update(p)
    .set({ ...nothing, paymentState: 'unpaid', paymentVersion: sql`${p.paymentVersion} + 1` })
    .where(and(eq(p.id, id), eq(p.paymentState, 'paid'), eq(p.paidAmount, 0)))
    .returning({ id: p.id })
  if (forgotten.length > 0) await tx.update(r).set({ paidShare: null }).where(eq(r.partyId, id))
}
