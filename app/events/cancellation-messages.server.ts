import { createElement } from 'react'
import { config } from '#app/config.server.ts'
import { localPath, type Language } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { MailMessage } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { RegistrationLeftMail, RegistrationReceiptMail } from './cancellation-mails.tsx'
import { isInTime } from './refund-terms.ts'
import { findEventInAnyState } from './events.server.ts'
import { findPartyById } from './parties/find-party.server.ts'
import { findPartyCalendar } from './party-calendar.server.ts'

/** The receipt of somebody who has cancelled; null when the event or the registration is deleted, or active again. */
export async function composeRegistrationReceipt(id: string, language: Language): Promise<MailMessage | null> {
  const cancelled = await findCancelled(id, language)
  if (!cancelled) return null
  const texts = mailTextsOf[language]
  const body = createElement(RegistrationReceiptMail, {
    ...cancelled,
    language,
    texts,
    fullName: nameInMessage(cancelled.fullName),
    eventsUrl: config.baseUrl + localPath('/eventos', language),
  })
  const calendar = await findPartyCalendar(id, language)
  return renderMessage(texts.registrationReceipt.subject(cancelled.event.title), body, calendar)
}

/** Tells the club that a seat is free again and whether a refund is due. */
export async function composeRegistrationLeft(id: string): Promise<MailMessage | null> {
  const cancelled = await findCancelled(id, 'es')
  if (!cancelled) return null
  const guestsUrl = `${config.baseUrl}/admin/eventos/${cancelled.event.id}/inscripciones?estado=canceladas`
  const body = createElement(RegistrationLeftMail, { ...cancelled, guestsUrl })
  return renderMessage(`Plaza cancelada en «${cancelled.event.title}»`, body)
}

async function findCancelled(id: string, language: Language) {
  const party = await findPartyById(id)
  if (party?.state !== 'cancelled' || !party.cancelledAt || party.erasedAt) return null
  const event = await findEventInAnyState(party.eventId, language)
  if (!event) return null
  const { contactName, cancelledAt, createdAt: registeredAt } = party
  const date = new Date(event.date)
  return {
    fullName: contactName,
    cancelledAt,
    event: { ...event, date },
    inTime: isInTime({ date, changedAt: party.event.changedAt, registeredAt }, cancelledAt),
  }
}
