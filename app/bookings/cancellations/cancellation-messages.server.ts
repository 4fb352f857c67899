import { createElement } from 'react'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { localPath, type Language } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.tsx'
import { receiptSubject, RegistrationReceiptMail } from './cancellation-mails.tsx'
import { RegistrationLeftMail } from './left-mail.tsx'
import { isInTime } from '#app/seats/refund-terms.ts'
import { findEventInAnyState } from '#app/events/events.server.ts'
import { findPartyById, type Party } from '#app/bookings/parties/find-party.server.ts'
import { sumEuros } from '#app/bookings/parties/payment.ts'
import { findPartyCalendar } from '#app/events/calendar/party-calendar.server.ts'

const r = eventRegistrations

/**
 * The receipt of a cancelled booking, or of some of its seats; null when the event is deleted, or when the booking has
 * its seats again.
 */
export const composeRegistrationReceipt: Composer<'registration-receipt'> = async ({ partyId, fewer }, language) => {
  const receipt = fewer ? await findReduced(partyId, language) : await findCancelled(partyId, language)
  if (!receipt) return null
  const props = {
    ...receipt,
    language,
    texts: mailTextsOf[language],
    fullName: nameInMessage(receipt.fullName),
    left: 0,
    guests: [],
    ...(fewer && { ...fewer, left: receipt.seats, guests: await listNames(partyId, fewer.guestIds) }),
    eventsUrl: config.baseUrl + localPath('/eventos', language),
  }
  const calendar = await findPartyCalendar(partyId, language)
  return renderMessage(receiptSubject(props), createElement(RegistrationReceiptMail, props), calendar)
}

/** Tells the club that seats are free again and whether a refund is due. */
export const composeRegistrationLeft: Composer<'registration-left'> = async ({ partyId, fewer }, language) => {
  const found = fewer ? await findReduced(partyId, language) : await findCancelled(partyId, language)
  if (!found) return null
  const cancelled = { left: 0, ...found, ...(fewer && { ...fewer, left: found.seats }) }
  const guestsUrl = `${config.baseUrl}/admin/eventos/${cancelled.event.id}/inscripciones${fewer ? '' : '?estado=canceladas'}`
  const texts = mailTextsOf[language]
  const body = createElement(RegistrationLeftMail, { ...cancelled, guestsUrl, language, texts })
  return renderMessage(texts.registrationLeft.subject(cancelled.event.title), body)
}

async function findCancelled(id: string, language: Language) {
  const booking = await findBooking(id, language, 'cancelled')
  const cancelledAt = booking?.party.cancelledAt
  if (!booking || !cancelledAt || booking.party.erasedAt) return null
  const { party, shown } = booking
  const terms = { ...party.event, noticeHours: party.noticeHours, registeredAt: party.seatedAt }
  const { refund, paid } = await sumSeats(id, cancelledAt)
  const isForfeited = paid > 0 && !isInTime(terms, cancelledAt)
  return { ...shown, cancelledAt: cancelledAt as Date | null, isForfeited, refund }
}

/** A booking that has given back some of its seats. */
async function findReduced(id: string, language: Language) {
  const booking = await findBooking(id, language, 'booked')
  return booking && { ...booking.shown, cancelledAt: null, isForfeited: false, refund: 0 }
}

/** Of guests who still have no seat, in their order; empty for who has no name, or none that a mail may show. */
async function listNames(partyId: string, guests: readonly string[]): Promise<string[]> {
  if (guests.length === 0) return []
  const rows = await database
    .select({ fullName: r.fullName })
    .from(r)
    .where(and(eq(r.partyId, partyId), inArray(r.id, [...guests]), isNotNull(r.cancelledAt)))
    .orderBy(r.position)
  return rows.map(({ fullName }) => nameInMessage(fullName))
}

/** Of the seats that were given up with the booking, in euros. */
async function sumSeats(partyId: string, cancelledAt: Date): Promise<{ refund: number; paid: number }> {
  const seats = await database
    .select({ refund: r.refundDue, paid: r.paidShare })
    .from(r)
    .where(and(eq(r.partyId, partyId), eq(r.cancelledAt, cancelledAt)))
  return { refund: sumEuros(seats.map(({ refund }) => refund)), paid: sumEuros(seats.map(({ paid }) => paid)) }
}

async function findBooking(id: string, language: Language, state: Party['state']) {
  const party = await findPartyById(id)
  const event = party?.state === state && (await findEventInAnyState(party.eventId, language))
  if (!event) return null
  const shown = {
    fullName: party.contactName,
    seats: party.size,
    isPayable: party.seatPrice > 0 && party.paymentState !== 'invited',
    event: { ...event, date: new Date(event.date), price: party.seatPrice },
  }
  return { party, shown }
}
