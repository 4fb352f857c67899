import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { joinNames } from '#app/i18n/join-names.ts'
import { formatEuros, formatPriceOf } from '#app/i18n/money.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts, MailLayout, MailParagraph, MailTitle } from '#app/platform/mail/mail-layout.tsx'
import type { MailedEvent } from '#app/events/mails/mailed-event.tsx'

export type Cancelled = {
  /** Empty: the message has no name. */
  fullName: string
  seats: number
  /** How many seats the booking keeps. */
  left: number
  /** Null: the booking goes on with fewer seats. */
  cancelledAt: Date | null
  event: MailedEvent & { price: number; places: number; capacity: number }
  /** They are paid, and the notice of the terms was not kept. */
  isForfeited: boolean
  /** In euros. */
  refund: number
  /** Its seats cost something, and it is not invited. */
  isPayable: boolean
}

type RegistrationReceiptMailProps = Cancelled & {
  /** Who had the seats of a booking that goes on; an empty name has none to show. */
  guests: readonly string[]
  language: Language
  texts: MailTexts
  eventsUrl: string
}

export function RegistrationReceiptMail(props: RegistrationReceiptMailProps) {
  const { language, texts, fullName, seats, left, cancelledAt, event, eventsUrl } = props
  const t = texts.registrationReceipt
  const { registration } = texts
  return (
    <MailLayout
      language={language}
      heading={headingWords(props)}
      preview={introWords(props)}
      footer={texts.registrationCancelled.footer}
    >
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{introWords(props)}</MailParagraph>
      <MailTitle lang={event.langs.title}>{event.title}</MailTitle>
      <MailFacts
        facts={[
          [registration.date, formatDateTime(event.date, language)],
          [registration.place, event.location, undefined, event.langs.location],
          [registration.price, event.price > 0 ? formatPriceOf(seats, event.price) : registration.free],
          ...(fullName ? ([[registration.name, fullName]] as const) : []),
          ...(cancelledAt ? ([[t.cancelledAt, formatDateTime(cancelledAt, language)]] as const) : []),
        ]}
      />
      {props.isPayable && <MailParagraph>{refundWords(props)}</MailParagraph>}
      <MailParagraph muted>{left > 0 ? texts.eventChanged.calendar : t.calendar}</MailParagraph>
      <MailParagraph muted>{left > 0 ? texts.registrationCancelled.notYou : t.notYou}</MailParagraph>
      <MailButton href={eventsUrl} quiet label={texts.registrationCancelled.seeEvents} />
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

function headingWords({ texts: { registrationReceipt: t }, seats, left }: RegistrationReceiptMailProps): string {
  if (left > 0) return t.fewerHeading(left)
  return seats === 1 ? t.heading : t.partyHeading
}

function introWords({ texts, language, seats, left, guests }: RegistrationReceiptMailProps): string {
  const t = texts.registrationReceipt
  if (left === 0) return seats === 1 ? t.intro : t.introSeats(seats)
  const names = guests.some(Boolean)
    ? joinNames(
        guests.map((name) => name || t.nameless),
        language,
      )
    : ''
  return `${t.fewerIntro(seats, names)} ${t.staying(left)} ${t.keep}`
}

function refundWords({ texts: { registrationReceipt: t }, refund, isForfeited }: RegistrationReceiptMailProps): string {
  if (refund > 0) return t.refund(formatEuros(refund))
  return isForfeited ? t.noRefund : t.unpaid
}

type Receipt = Pick<RegistrationReceiptMailProps, 'texts' | 'left' | 'seats' | 'event'>

export function receiptSubject({ texts: { registrationReceipt: t }, left, seats, event: { title } }: Receipt): string {
  if (left > 0) return t.fewerSubject(left, title)
  return seats === 1 ? t.subject(title) : t.partySubject(seats, title)
}
