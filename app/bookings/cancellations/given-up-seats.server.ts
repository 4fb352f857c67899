import { and, eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import type { MailData } from '#app/mail-kinds.ts'
import { isInTime } from '#app/seats/refund-terms.ts'
import { findEventInAnyState } from '#app/events/events.server.ts'
import { findPartyById } from '#app/bookings/parties/find-party.server.ts'
import { sumEuros } from '#app/bookings/parties/payment.ts'

const r = eventRegistrations

/**
 * The seats of a cancelled booking, or those that a booking has given back; null when the event is deleted, or when
 * the booking has its seats again. `left`: how many it keeps.
 */
export async function findGivenUp({ partyId, fewer }: MailData<'registration-receipt'>, language: Language) {
  const party = await findPartyById(partyId)
  const event =
    party?.state === (fewer ? 'booked' : 'cancelled') && (await findEventInAnyState(party.eventId, language))
  if (!event) return null
  const { seatPrice: price, cancelledAt } = party
  const shown = {
    contactName: party.contactName,
    event: { ...event, price },
    /** Its seats cost something, and it is not invited. */
    isPayable: price > 0 && party.paymentState !== 'invited',
  }
  if (fewer) return { ...shown, ...fewer, left: party.size, cancelledAt: null }
  if (!cancelledAt || party.erasedAt) return null
  const terms = { ...party.event, noticeHours: party.noticeHours, registeredAt: party.seatedAt }
  const { refund, paid } = await sumSeats(partyId, cancelledAt)
  const isForfeited = paid > 0 && !isInTime(terms, cancelledAt)
  return { ...shown, seats: party.size, guestIds: [], refund, isForfeited, left: 0, cancelledAt }
}

export type GivenUp = NonNullable<Awaited<ReturnType<typeof findGivenUp>>>

/** Of the seats that were given up with the booking, in euros. */
async function sumSeats(partyId: string, cancelledAt: Date): Promise<{ refund: number; paid: number }> {
  const seats = await database
    .select({ refund: r.refundDue, paid: r.paidShare })
    .from(r)
    .where(and(eq(r.partyId, partyId), eq(r.cancelledAt, cancelledAt)))
  return { refund: sumEuros(seats.map(({ refund }) => refund)), paid: sumEuros(seats.map(({ paid }) => paid)) }
}
