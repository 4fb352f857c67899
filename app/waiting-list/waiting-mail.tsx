import type { ReactNode } from 'react'
import { MailLayout, MailParagraph, type MailFact } from '#app/platform/mail/mail-layout.tsx'
import { EventFacts, type MailedEvent } from '#app/events/mails/mailed-event.tsx'
import type { Language } from '#app/i18n/language.ts'
import { formatEuros } from '#app/i18n/money.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'

type FrameProps = WaitingMailProps & {
  heading: string
  intro: string
  facts?: readonly MailFact[]
  children: ReactNode
}

export function WaitingMail({ language, texts, fullName, size, event, heading, intro, facts, children }: FrameProps) {
  const { registration, waiting } = texts
  return (
    <MailLayout language={language} heading={heading} preview={intro} footer={waiting.footer}>
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

export type WaitingMailProps = {
  language: Language
  texts: MailTexts
  /** Empty: the greeting has no name. */
  fullName: string
  size: number
  event: MailedEvent & { price: number }
  pageUrl: string
}

/** «4 × 85 €» */
function formatPrice(price: number, size: number): string | null {
  if (price <= 0) return null
  return size > 1 ? `${size} × ${formatEuros(price)}` : formatEuros(price)
}
