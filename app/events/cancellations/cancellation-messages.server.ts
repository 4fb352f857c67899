import { createElement } from 'react'
import { config } from '#app/config.server.ts'
import { localPath, type Language } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { MailMessage } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { receiptSubject, RegistrationLeftMail, RegistrationReceiptMail } from './cancellation-mails.tsx'
import { isInTime } from './refund-terms.ts'
import { findEventInAnyState } from '#app/events/events.server.ts'
import { findPartyById, type Party } from '#app/events/parties/find-party.server.ts'
import { findPartyCalendar } from '#app/events/calendar/party-calendar.server.ts'

/**
 * The receipt of somebody who has cancelled a booking, or some of its seats; null when the event is deleted, or when
 * the booking has its seats again.
 * @param ref party id, colon, version; of some seats besides their number and the refund in euros
 */
export async function composeRegistrationReceipt(ref: string, language: Language): Promise<MailMessage | null> {
  const [id = '', , seats, refund] = ref.split(':')
  const receipt = seats ? await findReduced(id, language) : await findCancelled(id, language)
  if (!receipt) return null
  const freed = seats ? Number(seats) : receipt.seats
  const price = receipt.event.price * freed
  const texts = mailTextsOf[language]
  const props = {
    ...receipt,
    language,
    texts,
    fullName: nameInMessage(receipt.fullName),
    left: seats ? receipt.seats : 0,
    seats: freed,
    price,
    refund: seats ? Number(refund) : receipt.inTime ? price : 0,
    eventsUrl: config.baseUrl + localPath('/eventos', language),
  }
  const calendar = await findPartyCalendar(id, language)
  return renderMessage(receiptSubject(props), createElement(RegistrationReceiptMail, props), calendar)
}

/** Tells the club that seats are free again and whether a refund is due. @param ref party id, colon, version */
export async function composeRegistrationLeft(ref: string): Promise<MailMessage | null> {
  const cancelled = await findCancelled(ref.split(':')[0] ?? '', 'es')
  if (!cancelled) return null
  const guestsUrl = `${config.baseUrl}/admin/eventos/${cancelled.event.id}/inscripciones?estado=canceladas`
  const body = createElement(RegistrationLeftMail, { ...cancelled, guestsUrl })
  return renderMessage(`Plaza cancelada en «${cancelled.event.title}»`, body)
}

async function findCancelled(id: string, language: Language) {
  const booking = await findBooking(id, language, 'cancelled')
  const cancelledAt = booking?.party.cancelledAt
  if (!booking || !cancelledAt || booking.party.erasedAt) return null
  const { party, shown } = booking
  const { changedAt } = party.event
  const terms = { date: shown.event.date, changedAt, registeredAt: party.seatedAt }
  return { ...shown, cancelledAt, inTime: isInTime(terms, cancelledAt) }
}

/** A booking that has given back some of its seats. */
async function findReduced(id: string, language: Language) {
  const booking = await findBooking(id, language, 'booked')
  return booking && { ...booking.shown, cancelledAt: null, inTime: false }
}

async function findBooking(id: string, language: Language, state: Party['state']) {
  const party = await findPartyById(id)
  const event = party?.state === state && (await findEventInAnyState(party.eventId, language))
  if (!event) return null
  const shown = {
    fullName: party.contactName,
    seats: party.size,
    event: { ...event, date: new Date(event.date), price: party.seatPrice },
  }
  return { party, shown }
}
