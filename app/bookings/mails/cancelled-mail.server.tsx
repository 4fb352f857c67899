import type { Language } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { EventFacts, type MailedEvent } from '#app/events/mails/mailed-event.tsx'
import { MailButton, MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import type { MailMessage } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { siteUrl } from '#app/platform/site-url.server.ts'

type CancelledEvent = {
  event: MailedEvent
  isWaiting: boolean
  /** Known of an event that is not deleted. */
  isFree?: boolean
  calendar: MailMessage['calendar']
}

/** Has no name in it: the guest's data may be deleted by then. */
export function renderEventCancelled(
  { event, isWaiting, isFree = false, calendar }: CancelledEvent,
  language: Language,
): MailMessage {
  const texts = mailTextsOf[language]
  const { eventCancelled: t, registrationCancelled, waiting } = texts
  return renderMail(
    {
      language,
      greeting: t.hello,
      subject: t.subject(event.title),
      heading: t.heading,
      intro: isWaiting ? t.introWaiting : t.intro,
      footer: isWaiting ? waiting.footer : registrationCancelled.footer,
      calendar,
    },
    <>
      <EventFacts {...{ language, texts, event }} />
      {!isWaiting && !isFree && <MailParagraph>{t.refund}</MailParagraph>}
      <MailParagraph>{t.questions}</MailParagraph>
      <MailButton href={siteUrl('/eventos', language)} quiet label={registrationCancelled.seeEvents} />
    </>,
  )
}
