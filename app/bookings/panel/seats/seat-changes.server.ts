import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { DEFAULT_CANCELLATION_HOURS } from '#app/club.ts'
import { arePaid } from '#app/bookings/parties/refunds.server.ts'
import { isInTime } from '#app/seats/refund-terms.ts'
import type { LockedEvent } from '#app/seats/lock-event.server.ts'
import { seatParty } from '#app/bookings/parties/seat-party.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { sendBookingAgain } from '#app/bookings/panel/shared/bookings.server.ts'

const p = eventParties
const r = eventRegistrations
export type Party = typeof p.$inferSelect

export async function resize(tx: Transaction, party: Party, size: number): Promise<void> {
  await updateVersioned(tx, p, eq(p.id, party.id), { size })
}

/** Those of the asked guests who have a seat in the booking, in their order. */
export async function liveGuests(tx: Transaction, partyId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .select({ id: r.id, fullName: r.fullName })
    .from(r)
    .where(and(eq(r.partyId, partyId), inArray(r.id, [...ids]), isNull(r.cancelledAt)))
    .orderBy(r.position)
}

const hasNothingToConfirm = sql`coalesce(${p.hold}, 'confirmed') = 'confirmed'`

export async function lockCancelled(tx: Transaction, eventId: number, id: string): Promise<Party | undefined> {
  const [party] = await tx
    .select()
    .from(p)
    .where(and(eq(p.id, id), eq(p.eventId, eventId), eq(p.state, 'cancelled'), hasNothingToConfirm, isNull(p.erasedAt)))
    .for('update')
  return party
}

/** The new booking has the id of its contact's seat, as every booking does. */
export async function splitBooking(
  tx: Transaction,
  from: Party,
  contact: { id: string; name: string; phone: string | null },
  others: readonly string[],
): Promise<void> {
  const { eventId, tableLabel, paymentState, seatPrice, refundNoticeHours } = from
  const { language, privacyVersion, privacyNotice } = from
  await seatParty(tx, {
    kind: 'moved',
    party: {
      id: contact.id,
      eventId,
      contactName: contact.name,
      phone: contact.phone,
      tableLabel,
      ...(paymentState !== 'paid' && { paymentState }),
      seatPrice,
      refundNoticeHours,
      language,
      privacyVersion,
      privacyNotice,
    },
    guests: [contact.id, ...others],
  })
  await tx.update(r).set({ fullName: contact.name }).where(eq(r.id, contact.id))
}

export async function tellOfChange(tx: Transaction, { id, email, language, version }: Party): Promise<void> {
  if (email) await sendBookingAgain(tx, { id, email, language, version: version + 1 })
}

type Fewer = { /** Who had the seats. */ guests: readonly string[]; /** In euros. */ refund: number }

/** The receipt for seats that the office has cancelled, of a booking that goes on. */
export async function tellOfFewerSeats(tx: Transaction, party: Party, event: LockedEvent, { guests, refund }: Fewer) {
  const { id, email, language, version } = party
  if (email === null) return
  const terms = {
    ...event,
    noticeHours: party.refundNoticeHours ?? DEFAULT_CANCELLATION_HOURS,
    registeredAt: party.createdAt,
  }
  const isForfeited = refund === 0 && !isInTime(terms, new Date()) && (await arePaid(tx, guests))
  const ref = `${id}:v${version + 1}`
  const data = { partyId: id, fewer: { seats: guests.length, guestIds: guests, refund, isForfeited } }
  await enqueueMail(tx, { kind: 'registration-receipt', ref, data, recipient: email, language })
}

type Told = Pick<Party, 'id' | 'version' | 'email' | 'language'>

/** A booking that is restored can be cancelled again: its version distinguishes the mails. */
export async function tellOfCancellation(tx: Transaction, { id, version, email, language }: Told): Promise<void> {
  if (!email) return
  const mail = { ref: `${id}:v${version + 1}`, data: { partyId: id }, recipient: email, language }
  await enqueueMail(tx, { ...mail, kind: 'registration-cancelled' })
}
