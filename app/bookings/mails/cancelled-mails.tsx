import { MailButton, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'
import { EventFacts, type MailedEvent } from '#app/events/mails/mailed-event.tsx'
import type { RegistrationMailProps } from './mails.tsx'

type RegistrationCancelledMailProps = Pick<RegistrationMailProps, 'language' | 'texts' | 'fullName'> & {
  event: MailedEvent
  eventsUrl: string
}

export function RegistrationCancelledMail(props: RegistrationCancelledMailProps) {
  const { language, texts, fullName, event, eventsUrl } = props
  const t = texts.registrationCancelled
  return (
    <MailLayout language={language} heading={t.heading} preview={t.intro} footer={t.footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{t.intro}</MailParagraph>
      <EventFacts {...{ language, texts, event }} facts={fullName ? [[texts.registration.name, fullName]] : []} />
      <MailParagraph>{t.notYou}</MailParagraph>
      <MailButton href={eventsUrl} quiet label={t.seeEvents} />
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

type EventCancelledMailProps = Omit<RegistrationCancelledMailProps, 'fullName'> & {
  isWaiting: boolean
  /** Known of an event that is not deleted. */
  isFree?: boolean
}

/** Has no name in it: the guest's data may be deleted by then. */
export function EventCancelledMail(props: EventCancelledMailProps) {
  const { language, texts, event, isWaiting, isFree = false, eventsUrl } = props
  const t = texts.eventCancelled
  const intro = isWaiting ? t.introWaiting : t.intro
  return (
    <MailLayout
      language={language}
      heading={t.heading}
      preview={intro}
      footer={isWaiting ? texts.waiting.footer : texts.registrationCancelled.footer}
    >
      <MailParagraph>{t.hello}</MailParagraph>
      <MailParagraph>{intro}</MailParagraph>
      <EventFacts {...{ language, texts, event }} />
      {!isWaiting && !isFree && <MailParagraph>{t.refund}</MailParagraph>}
      <MailParagraph>{t.questions}</MailParagraph>
      <MailButton href={eventsUrl} quiet label={texts.registrationCancelled.seeEvents} />
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
