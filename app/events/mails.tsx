import { formatDayAndTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatEuros } from '#app/i18n/money.ts'
import type { LocalText } from '#app/i18n/localized.ts'
import type { Langs } from '#app/i18n/localized-row.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import {
  MailButton,
  MailButtons,
  MailFacts,
  MailLayout,
  MailParagraph,
  MailTitle,
} from '#app/platform/mail/mail-layout.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { mapSearchUrl } from '#app/ui/map-search.ts'
import { paymentOf } from './event-payment.ts'

export type MailedEvent = { title: string; date: Date; location: string; langs: Langs<'title' | 'location'> }

export type RegistrationMailProps = {
  language: Language
  texts: MailTexts
  /** Empty: the greeting has no name. */
  fullName: string
  event: MailedEvent & { price: number; howToPay: string; langs: Langs<'howToPay'>; organizer: LocalText | null }
  eventUrl: string
  partyUrl: string
  cancelUrl: string
}

export function RegistrationMail(props: RegistrationMailProps) {
  const { language, texts, fullName, event, eventUrl, partyUrl, cancelUrl } = props
  const t = texts.registration
  const { howToPay } = useClub()
  const payment = paymentOf(event, howToPay[language])
  return (
    <MailLayout
      language={language}
      heading={t.heading}
      preview={t.subject(event.title)}
      footer={texts.registration.footer}
    >
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{t.intro}</MailParagraph>
      <MailTitle lang={event.langs.title}>{event.title}</MailTitle>
      <MailFacts
        facts={[
          [t.date, formatDayAndTime(event.date, language)],
          [t.place, event.location, mapSearchUrl(event.location), event.langs.location],
          [t.price, event.price > 0 ? formatEuros(event.price) : t.free],
          ...(event.price > 0 && payment.text ? ([[t.howToPay, payment.text, undefined, payment.lang]] as const) : []),
          ...(event.organizer ? ([[t.organizer, event.organizer.text, undefined, event.organizer.lang]] as const) : []),
          ...(fullName ? ([[t.name, fullName]] as const) : []),
        ]}
      />
      <MailButtons>
        <MailButton href={partyUrl}>{t.open}</MailButton>
        <MailButton href={eventUrl} quiet>
          {t.seeEvent}
        </MailButton>
      </MailButtons>
      <MailParagraph muted>{t.calendar}</MailParagraph>
      <MailParagraph>{t.cancelIntro}</MailParagraph>
      <MailButton href={cancelUrl} quiet>
        {t.cancel}
      </MailButton>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

export type RegistrationCancelledMailProps = Pick<RegistrationMailProps, 'language' | 'texts' | 'fullName'> & {
  event: MailedEvent
  eventsUrl: string
}

export function RegistrationCancelledMail(props: RegistrationCancelledMailProps) {
  const { language, texts, fullName, event, eventsUrl } = props
  const t = texts.registrationCancelled
  return (
    <MailLayout
      language={language}
      heading={t.heading}
      preview={t.subject(event.title)}
      footer={texts.registration.footer}
    >
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{t.intro}</MailParagraph>
      <MailTitle lang={event.langs.title}>{event.title}</MailTitle>
      <MailFacts
        facts={[
          [texts.registration.date, formatDayAndTime(event.date, language)],
          [texts.registration.place, event.location, mapSearchUrl(event.location), event.langs.location],
          ...(fullName ? ([[texts.registration.name, fullName]] as const) : []),
        ]}
      />
      <MailParagraph>{t.notYou}</MailParagraph>
      <MailButton href={eventsUrl} quiet>
        {t.seeEvents}
      </MailButton>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

export type EventCancelledMailProps = Omit<RegistrationCancelledMailProps, 'fullName'> & {
  isWaiting: boolean
  /** Known of an event that is not deleted. */
  isFree?: boolean
}

/** Has no name in it: the guest's data may be deleted by then. */
export function EventCancelledMail(props: EventCancelledMailProps) {
  const { language, texts, event, isWaiting, isFree = false, eventsUrl } = props
  const t = texts.eventCancelled
  return (
    <MailLayout
      language={language}
      heading={t.heading}
      preview={t.subject(event.title)}
      footer={texts.registration.footer}
    >
      <MailParagraph>{t.hello}</MailParagraph>
      <MailParagraph>{isWaiting ? t.introWaiting : t.intro}</MailParagraph>
      <MailTitle lang={event.langs.title}>{event.title}</MailTitle>
      <MailFacts
        facts={[
          [texts.registration.date, formatDayAndTime(event.date, language)],
          [texts.registration.place, event.location, mapSearchUrl(event.location), event.langs.location],
        ]}
      />
      {!isWaiting && !isFree && <MailParagraph>{t.refund}</MailParagraph>}
      <MailParagraph>{t.questions}</MailParagraph>
      <MailButton href={eventsUrl} quiet>
        {texts.registrationCancelled.seeEvents}
      </MailButton>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
