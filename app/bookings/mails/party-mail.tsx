import { formatEuros } from '#app/i18n/money.ts'
import {
  MailButton,
  MailButtons,
  MailLayout,
  MailParagraph,
  MailSection,
  type MailFact,
} from '#app/platform/mail/mail-layout.tsx'
import { deadlineFacts, EventFacts, eventPreview } from '#app/events/mails/mailed-event.tsx'
import { MailedMenu } from '#app/events/mails/mailed-menu.tsx'
import { usePriceFacts } from './mails.tsx'
import { MailTickets } from './ticket-mail.tsx'
import { GuestList, type PartyMailProps } from './mailed-guests.tsx'

/** The confirmation for two and more: who comes, until when it can be changed, and the link to do it. */
export function PartyMail(props: PartyMailProps) {
  const { language, texts, fullName, event, guests, partyUrl, eventUrl, cancelUrl, refundNotice } = props
  const t = texts.party
  return (
    <MailLayout
      language={language}
      heading={t.heading(guests.length)}
      preview={eventPreview(event, language)}
      footer={t.footer}
    >
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{t.intro}</MailParagraph>
      <EventFacts {...{ language, texts, event }} facts={usePartyFacts(props)} />
      <MailButtons>
        <MailButton href={partyUrl} label={t.open} />
        <MailButton href={eventUrl} quiet label={texts.registration.seeEvent} />
      </MailButtons>
      <MailParagraph muted>{texts.registration.calendar}</MailParagraph>
      <MailSection>{t.guests}</MailSection>
      <GuestList guests={guests} t={t} />
      <MailParagraph muted>{t.guestsNote}</MailParagraph>
      <MailedMenu texts={texts} courses={event.courses} />
      <MailTickets
        tickets={guests.map(({ fullName: name, ticket: cid }, index) => ({
          cid,
          name: name || t.companion(index + 1),
        }))}
        t={texts.tickets}
      />
      <MailParagraph>{refundNotice === null ? t.cancelIntroFree : t.cancelIntro(refundNotice)}</MailParagraph>
      <MailButton href={cancelUrl} quiet label={t.cancel} />
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

function usePartyFacts(props: PartyMailProps): MailFact[] {
  const { event, guests } = props
  const { party: t } = props.texts
  const total = t.total(guests.length, formatEuros(event.price), formatEuros(guests.length * event.price))
  return [...usePriceFacts(props, total), ...deadlineFacts(props)]
}
