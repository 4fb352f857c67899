import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatEuros } from '#app/i18n/money.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'
import type { Cancelled } from './cancellation-mails.tsx'

type RegistrationLeftMailProps = Cancelled & { guestsUrl: string; language: Language; texts: MailTexts }

/** To the club. */
export function RegistrationLeftMail(props: RegistrationLeftMailProps) {
  const { fullName, seats, left, cancelledAt, event, guestsUrl, language, texts } = props
  const t = texts.registrationLeft
  return (
    <MailLayout
      language={language}
      heading={t.heading(seats)}
      preview={t.preview(event.title, event.places, event.capacity)}
      footer={t.footer}
    >
      <MailParagraph>{left > 0 ? t.introPart : t.intro}</MailParagraph>
      <MailFacts
        facts={[
          [t.event, event.title, undefined, event.langs.title],
          [t.date, formatDateTime(event.date, language)],
          [t.name, fullName],
          ...(cancelledAt ? ([[t.cancelled, formatDateTime(cancelledAt, language)]] as const) : []),
          [t.seats, left > 0 ? t.of(seats, seats + left) : String(seats)],
          [t.refund, refundToClub(props)],
          [t.free, t.of(event.places, event.capacity)],
        ]}
      />
      <MailButton href={guestsUrl} label={t.button} />
    </MailLayout>
  )
}

function refundToClub({ event, isPayable, refund, isForfeited, texts }: RegistrationLeftMailProps): string {
  const { refunds: t } = texts.registrationLeft
  if (event.price === 0) return t.free
  if (refund > 0) return t.due(formatEuros(refund))
  if (!isPayable) return t.invited
  return isForfeited ? t.late : t.unpaid
}
