import { formatDateTime } from '#app/i18n/dates.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { MailButton, MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import type { Composer } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { findPartyById } from '#app/bookings/parties/find-party.server.ts'
import { partyUrl } from '#app/bookings/parties/party-links.server.ts'
import { confirmationStateOf } from './find-confirmation.server.ts'
import { findEventInAnyState } from '#app/events/events.server.ts'
import { EventFacts } from '#app/events/mails/mailed-event.tsx'

/**
 * Null when nothing is left to confirm. The address may not belong to the sender, so the mail explains how to ignore
 * it.
 */
export const composeRegistrationHold: Composer<'registration-hold'> = async ({ partyId }, language) => {
  const party = await findPartyById(partyId)
  const event = party && (await findEventInAnyState(party.eventId, language))
  if (!event) return null
  const state = confirmationStateOf({ ...party, date: new Date(event.date), status: party.event.status })
  if (state !== 'held' && state !== 'released') return null
  const { size, contactName, heldUntil } = party
  const texts = mailTextsOf[language]
  const { registrationHold: t, accounts } = texts
  const told = heldUntil ? 'held' : 'released'
  return renderMail(
    {
      language,
      to: contactName,
      subject: t.subject(event.title, size),
      heading: t.heading(size),
      intro: size > 1 ? t.party[told](size) : t[told],
      footer: accounts.footer,
    },
    <>
      <EventFacts
        {...{ language, texts, event }}
        facts={[
          [texts.registration.name, nameInMessage(contactName)],
          ...(heldUntil ? ([[t.heldUntil, formatDateTime(heldUntil, language)]] as const) : []),
        ]}
      />
      <MailButton href={partyUrl('/inscripcion/confirmar', party, language)} label={t.button(size)} />
      <MailParagraph muted>{t.why}</MailParagraph>
      <MailParagraph muted>{accounts.ignore}</MailParagraph>
    </>,
  )
}
