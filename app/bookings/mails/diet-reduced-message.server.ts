import { createElement } from 'react'
import { config } from '#app/config.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { localized } from '#app/i18n/localized.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { MailData } from '#app/mail-kinds.ts'
import type { MailMessage } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.tsx'
import { findPartyById, type Party } from '#app/bookings/parties/find-party.server.ts'
import { partyUrl } from '#app/bookings/parties/party-links.server.ts'
import { DietReducedMail } from './diet-reduced-mail.tsx'

type ReducedDiet = MailData<'diet-reduced' | 'diet-reduced-notice'>

/** To who booked. @returns null once the guest has no seat */
export function composeDietReduced(reduced: ReducedDiet, language: Language): Promise<MailMessage | null> {
  return compose(reduced, language, 'contact', (party) => partyUrl('/reserva', party, language))
}

/** To the club. */
export function composeDietReducedNotice(reduced: ReducedDiet, language: Language): Promise<MailMessage | null> {
  return compose(reduced, language, 'club', ({ eventId }) => `${config.baseUrl}/admin/eventos/${eventId}/cocina`)
}

async function compose(
  { partyId, guestId }: ReducedDiet,
  language: Language,
  to: 'contact' | 'club',
  hrefOf: (party: Party) => string,
): Promise<MailMessage | null> {
  const party = await findPartyById(partyId)
  const guest = party?.guests.find(({ id }) => id === guestId)
  if (!party || !guest || party.state !== 'booked' || party.erasedAt) return null
  const texts = mailTextsOf[language]
  const t = texts.dietReduced
  const event = localized(language, party.event.title, party.event.titleCa)
  const names = { guest: nameInMessage(guest.fullName) || t.someGuest, contact: nameInMessage(party.contactName) }
  const body = createElement(DietReducedMail, { language, texts, event, ...names, to, href: hrefOf(party) })
  return renderMessage(t.subject(event), body)
}
