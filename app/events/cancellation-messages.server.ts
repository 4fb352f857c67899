import { createElement } from 'react'
import { eq, getTableColumns } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { eventRegistrations, events } from '#app/database/schema.ts'
import { localPath, type Language } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { MailMessage } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { RegistrationLeftMail, RegistrationReceiptMail } from './cancellation-mails.tsx'
import { isInTime } from './cancellations.server.ts'
import { findEventInAnyState } from './events.server.ts'

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
  return renderMessage(texts.registrationReceipt.subject(cancelled.event.title), body)
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
  const [registration] = await database
    .select({ ...getTableColumns(eventRegistrations), changedAt: events.changedAt })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(eq(eventRegistrations.id, id))
  if (!registration?.cancelledAt || registration.erasedAt) return null
  const event = await findEventInAnyState(registration.eventId, language)
  if (!event) return null
  const { fullName, cancelledAt, changedAt, createdAt: registeredAt } = registration
  const date = new Date(event.date)
  return {
    fullName,
    cancelledAt,
    event: { ...event, date },
    inTime: isInTime({ date, changedAt, registeredAt }, cancelledAt),
  }
}
