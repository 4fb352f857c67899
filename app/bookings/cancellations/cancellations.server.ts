import { eq, sql } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { clubMailbox } from '#app/platform/club.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { teamLanguage } from '#app/platform/mail/team-language.server.ts'
import { cancelParty } from '#app/bookings/parties/cancel-party.server.ts'
import { withToken, type Party } from '#app/bookings/parties/find-party.server.ts'
import type { LockedEvent } from '#app/seats/lock-event.server.ts'
import { noticeHours, seatedAt, seatPrice } from '#app/seats/seat-terms.server.ts'
import { hasChanged, isInTime } from '#app/seats/refund-terms.ts'
import { oweRefund } from '#app/bookings/parties/refunds.server.ts'
import { hasBegun } from '#app/events/event-times.ts'

const p = eventParties
const r = eventRegistrations

/** Euros that its seats have paid. */
const paid = sql<number>`(select coalesce(sum(${r.paidShare}), 0) from ${r}
  where ${r.partyId} = ${p.id} and ${r.cancelledAt} is null)`.mapWith(Number)

export async function findCancellation(token: string) {
  const [row] = await database
    .select({
      fullName: p.contactName,
      size: p.size,
      partyState: p.state,
      eventId: events.id,
      ...pick(events, 'title', 'titleCa', 'date', 'status', 'changedAt'),
      price: seatPrice,
      paid,
      isInvited: sql<boolean>`${p.paymentState} = 'invited'`,
      noticeHours,
      registeredAt: seatedAt,
    })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(withToken(token))
  if (!row) return null
  const now = new Date()
  return { ...row, state: stateOf(row, now), inTime: isInTime(row, now), changed: hasChanged(row, now) }
}

type Found = { partyState: Party['state']; status: LockedEvent['status']; date: Date }

function stateOf({ partyState, status, date }: Found, now: Date): 'cancelled' | 'event-cancelled' | 'begun' | 'open' {
  if (partyState !== 'booked') return 'cancelled'
  if (status === 'cancelled') return 'event-cancelled'
  return hasBegun({ date }, now) ? 'begun' : 'open'
}

type CancellationResult =
  /** In euros, of all seats. */
  | { ok: true; inTime: boolean; size: number; price: number; refund: number }
  | { ok: false; reason: 'unknown' | 'begun' | 'cancelled' }

/** Safe to repeat. Sends the person a receipt and tells the club. `inTime`: the refund notice was kept. */
export async function cancelBooking(token: string): Promise<CancellationResult> {
  let refund = 0
  const outcome = await cancelParty(withToken(token), {
    along: async (...given) => void (refund = await settleCancellation(...given)),
  })
  if (!outcome.ok) return outcome
  const { party, event } = outcome
  return {
    ok: true,
    inTime: isInTime({ ...event, ...party, registeredAt: party.seatedAt }, new Date()),
    size: party.size,
    price: party.paymentState === 'invited' ? 0 : party.seatPrice * party.size,
    refund,
  }
}

/** @returns euros that are owed */
export async function settleCancellation(tx: Transaction, party: Party, event: LockedEvent): Promise<number> {
  const guests = party.guests.map(({ id }) => id)
  const refund = await oweRefund(tx, party.id, event, guests)
  await enqueueReceipt(tx, party)
  return refund
}

/** A booking that is restored can be cancelled again: its version distinguishes the mails. */
async function enqueueReceipt(tx: Transaction, { id, version, email, language }: Party) {
  const mail = { ref: `${id}:v${version + 1}`, data: { partyId: id } }
  if (email) await enqueueMail(tx, { ...mail, kind: 'registration-receipt', recipient: email, language })
  const club = clubMailbox()
  const clubLanguage = await teamLanguage(tx, club)
  await enqueueMail(tx, { ...mail, kind: 'registration-left', recipient: club, language: clubLanguage })
}
