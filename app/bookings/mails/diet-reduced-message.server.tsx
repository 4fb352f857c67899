import { config } from '#app/config.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { localized } from '#app/i18n/localized.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { MailData } from '#app/mail-kinds.ts'
import { MailButton, MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import type { MailMessage } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { findPartyById, type Party } from '#app/bookings/parties/find-party.server.ts'
import { partyUrl } from '#app/bookings/parties/party-links.server.ts'

type ReducedDiet = MailData<'diet-reduced' | 'diet-reduced-notice'>

/** To the contact. @returns null once the guest has no seat */
export function composeDietReduced(reduced: ReducedDiet, language: Language): Promise<MailMessage | null> {
  return compose(reduced, language, 'contact', (party) => partyUrl('/reserva', party, language))
}

/** To the club. */
export function composeDietReducedNotice(reduced: ReducedDiet, language: Language): Promise<MailMessage | null> {
  return compose(reduced, language, 'club', ({ eventId }) => `${config.baseUrl}/admin/eventos/${eventId}/cocina`)
}

/** Says that a diet was taken away or changed, never what it says: the mail may be read by others. */
async function compose(
  { partyId, guestId }: ReducedDiet,
  language: Language,
  to: 'contact' | 'club',
  hrefOf: (party: Party) => string,
): Promise<MailMessage | null> {
  const party = await findPartyById(partyId)
  const guest = party?.guests.find(({ id }) => id === guestId)
  if (!party || !guest || party.state !== 'booked' || party.erasedAt) return null
  const { dietReduced: t, accounts } = mailTextsOf[language]
  const event = localized(language, party.event.title, party.event.titleCa)
  const next = to === 'contact' ? t.next.contact : t.next.club(nameInMessage(party.contactName))
  return renderMail(
    {
      ...(to === 'contact' ? { to: party.contactName } : { greeting: accounts.hello, isUnsigned: true }),
      language,
      subject: t.subject(event),
      heading: t.heading,
      intro: t.intro(nameInMessage(guest.fullName) || t.someGuest, event),
      preview: next,
      footer: t.footer[to],
    },
    <>
      <MailParagraph>{next}</MailParagraph>
      <MailButton href={hrefOf(party)} label={t.button[to]} />
    </>,
  )
}
