import type { Language } from '#app/i18n/language.ts'
import { formatEuros } from '#app/i18n/money.ts'
import type { LocalText } from '#app/i18n/localized.ts'
import type { Langs } from '#app/i18n/localized-row.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailButtons, MailLayout, MailParagraph, type MailFact } from '#app/platform/mail/mail-layout.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { paymentOf } from '#app/events/event-payment.ts'
import type { Course } from '#app/events/courses.server.ts'
import {
  deadlineFacts,
  EventFacts,
  eventPreview,
  type Deadlines,
  type MailedEvent,
} from '#app/events/mails/mailed-event.tsx'
import { MailedMenu } from '#app/events/mails/mailed-menu.tsx'
import { MailTickets } from './ticket-mail.tsx'

export type RegistrationMailProps = Deadlines & {
  language: Language
  texts: MailTexts
  /** Empty: the greeting has no name. */
  fullName: string
  event: MailedEvent & {
    price: number
    howToPay: string
    langs: Langs<'howToPay'>
    organizer: LocalText | null
    courses: readonly Course[]
  }
  eventUrl: string
  partyUrl: string
  cancelUrl: string
  /** The picture of the contact's ticket. */
  ticket: string
  /** Hours before the event until which what was paid is given back; null if nothing is to be paid. */
  refundNotice: number | null
  /** Neither a price nor a way to pay it. */
  isInvited: boolean
}

export function RegistrationMail(props: RegistrationMailProps) {
  const { language, texts, fullName, event, eventUrl, partyUrl, cancelUrl, ticket, refundNotice } = props
  const t = texts.registration
  return (
    <MailLayout
      language={language}
      heading={t.heading}
      preview={eventPreview(event, language)}
      footer={texts.registration.footer}
    >
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{t.intro}</MailParagraph>
      <EventFacts
        {...{ language, texts, event }}
        facts={[
          ...usePriceFacts(props, t.each(formatEuros(event.price))),
          ...(fullName ? ([[t.name, fullName]] as const) : []),
          ...deadlineFacts(props),
        ]}
      />
      <MailButtons>
        <MailButton href={partyUrl} label={t.open} />
        <MailButton href={eventUrl} quiet label={t.seeEvent} />
      </MailButtons>
      <MailParagraph muted>{t.calendar}</MailParagraph>
      <MailedMenu texts={texts} courses={event.courses} />
      <MailTickets tickets={[{ cid: ticket, name: fullName || texts.party.companion(1) }]} t={texts.tickets} />
      <MailParagraph>{refundNotice === null ? t.cancelIntroFree : t.cancelIntro(refundNotice)}</MailParagraph>
      <MailButton href={cancelUrl} quiet label={t.cancel} />
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

type PricedMail = Pick<RegistrationMailProps, 'language' | 'texts' | 'event'> & { isInvited?: boolean }

/** The price, how it is paid, and to whom. @param total shown unless it is free */
export function usePriceFacts(mail: PricedMail, total: string): readonly MailFact[] {
  const { language, texts, event, isInvited = false } = mail
  const { registration: t } = texts
  const payment = paymentOf(event, useClub().howToPay[language])
  const { organizer } = event
  const isPayable = event.price > 0 && !isInvited
  return [
    [t.price, isPayable ? total : isInvited ? t.invited : t.free],
    ...(isPayable && payment.text ? ([[t.howToPay, payment.text, undefined, payment.lang]] as const) : []),
    ...(organizer ? ([[t.organizer, organizer.text, undefined, organizer.lang]] as const) : []),
  ]
}
