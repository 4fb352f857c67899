import { createElement } from 'react'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.tsx'
import { findPartyById } from '#app/bookings/parties/find-party.server.ts'
import { partyUrl } from '#app/bookings/parties/party-links.server.ts'
import { confirmationStateOf } from './find-confirmation.server.ts'
import { findEventInAnyState } from '#app/events/events.server.ts'
import { RegistrationHoldMail } from './hold-mail.tsx'

/** Null when nothing is left to confirm. */
export const composeRegistrationHold: Composer<'registration-hold'> = async ({ partyId }, language) => {
  const party = await findPartyById(partyId)
  const event = party && (await findEventInAnyState(party.eventId, language))
  if (!event) return null
  const date = new Date(event.date)
  const state = confirmationStateOf({ ...party, date, status: party.event.status })
  if (state !== 'held' && state !== 'released') return null
  const texts = mailTextsOf[language]
  const body = createElement(RegistrationHoldMail, {
    language,
    texts,
    fullName: nameInMessage(party.contactName),
    size: party.size,
    event: { ...event, date },
    heldUntil: party.heldUntil,
    confirmUrl: partyUrl('/inscripcion/confirmar', party, language),
  })
  return renderMessage(texts.registrationHold.subject(event.title, party.size), body)
}
