import type { ReactNode } from 'react'
import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatEuros } from '#app/i18n/money.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'
import type { MailFact } from '#app/platform/mail/mail-layout.tsx'
import { EventFacts, type MailedEvent } from '#app/events/mails/mailed-event.tsx'

type WaitingMailProps = {
  language: Language
  texts: MailTexts
  /** Empty: the greeting has no name. */
  fullName: string
  size: number
  event: MailedEvent & { price: number }
  pageUrl: string
}

export function WaitingJoinedMail(props: WaitingMailProps) {
  const { waitingJoined: t, waiting } = props.texts
  return (
    <WaitingMail
      {...props}
      heading={t.heading(props.size)}
      preview={t.subject(props.event.title)}
      intro={t.intro(props.size)}
    >
      <MailParagraph>{t.rules.order(props.size)}</MailParagraph>
      <MailParagraph>
        {t.rules.window(props.size)} {t.rules.silence(props.size)}
      </MailParagraph>
      <MailButton href={props.pageUrl}>{t.button}</MailButton>
      <MailParagraph>{t.page(props.size)}</MailParagraph>
      <MailParagraph muted>{waiting.notYou}</MailParagraph>
    </WaitingMail>
  )
}

/** `refundUntil`: null when a cancellation is not refunded any more. */
type WaitingOfferMailProps = WaitingMailProps & {
  subject: string
  until: string
  deadline: Date
  refundUntil: Date | null
}

export function WaitingOfferMail({ subject, until, deadline, refundUntil, ...props }: WaitingOfferMailProps) {
  const t = props.texts.waitingOffer
  const refund = refundUntil ? ([[t.refundUntil, formatDateTime(refundUntil, props.language)]] as const) : []
  const facts = [[t.until, formatDateTime(deadline, props.language)] as const, ...(props.event.price > 0 ? refund : [])]
  return (
    <WaitingMail
      {...props}
      heading={t.heading(props.size)}
      preview={subject}
      intro={t.intro(props.size, until)}
      facts={facts}
    >
      <MailParagraph>{t.answer(props.size)}</MailParagraph>
      {!refundUntil && props.event.price > 0 && <MailParagraph>{t.noRefund(props.size)}</MailParagraph>}
      <MailButton href={props.pageUrl}>{t.button}</MailButton>
    </WaitingMail>
  )
}

export function WaitingLapsedMail(props: WaitingMailProps) {
  const t = props.texts.waitingLapsed
  return (
    <WaitingMail {...props} heading={t.heading} preview={t.subject(props.event.title)} intro={t.intro(props.size)}>
      <MailParagraph>{t.rejoin(props.size)}</MailParagraph>
      <MailButton href={props.pageUrl}>{t.button}</MailButton>
    </WaitingMail>
  )
}

export function WaitingWithdrawnMail(props: WaitingMailProps) {
  const t = props.texts.waitingWithdrawn
  return (
    <WaitingMail {...props} heading={t.heading} preview={t.subject(props.event.title)} intro={t.intro(props.size)}>
      <MailParagraph>{t.next(props.size)}</MailParagraph>
      <MailButton href={props.pageUrl}>{t.button}</MailButton>
    </WaitingMail>
  )
}

export function WaitingRemovedMail(props: WaitingMailProps) {
  const t = props.texts.waitingRemoved
  return (
    <WaitingMail
      {...props}
      heading={t.heading(props.size)}
      preview={t.subject(props.size, props.event.title)}
      intro={t.intro(props.size)}
    >
      <MailParagraph>{t.next(props.size)}</MailParagraph>
    </WaitingMail>
  )
}

type FrameProps = WaitingMailProps & {
  heading: string
  preview: string
  intro: string
  facts?: readonly MailFact[]
  children: ReactNode
}

function WaitingMail({ language, texts, fullName, size, event, heading, preview, intro, facts, children }: FrameProps) {
  const { registration, waiting } = texts
  return (
    <MailLayout language={language} heading={heading} preview={preview} footer={waiting.footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{intro}</MailParagraph>
      <EventFacts
        {...{ language, texts, event }}
        facts={[
          [waiting.size, String(size)],
          [registration.price, formatPrice(event.price, size) ?? registration.free],
          ...(facts ?? []),
        ]}
      />
      {children}
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

/** «4 × 85 €» */
function formatPrice(price: number, size: number): string | null {
  if (price <= 0) return null
  return size > 1 ? `${size} × ${formatEuros(price)}` : formatEuros(price)
}
