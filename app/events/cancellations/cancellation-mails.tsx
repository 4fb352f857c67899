import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatEuros, formatPriceOf } from '#app/i18n/money.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts, MailLayout, MailParagraph, MailTitle } from '#app/platform/mail/mail-layout.tsx'
import type { MailedEvent } from '#app/events/mails/mailed-event.tsx'

type Cancelled = {
  /** Empty: the message has no name. */
  fullName: string
  seats: number
  cancelledAt: Date
  event: MailedEvent & { price: number; places: number; capacity: number }
  /** Whether the notice of the terms was kept. */
  inTime: boolean
}

type RegistrationReceiptMailProps = Pick<Cancelled, 'fullName' | 'seats' | 'event'> & {
  language: Language
  texts: MailTexts
  /** Null: the booking goes on with fewer seats. */
  cancelledAt: Date | null
  /** How many seats the booking keeps. */
  left: number
  /** Of the seats given back, in euros. */
  price: number
  refund: number
  eventsUrl: string
}

export function RegistrationReceiptMail(props: RegistrationReceiptMailProps) {
  const { language, texts, fullName, seats, left, cancelledAt, event, price, refund, eventsUrl } = props
  const t = texts.registrationReceipt
  const { registration } = texts
  return (
    <MailLayout
      language={language}
      heading={left > 0 ? t.fewerHeading(left) : t.heading}
      preview={receiptSubject(props)}
      footer={registration.footer}
    >
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{seats === 1 ? t.intro : t.introSeats(seats)}</MailParagraph>
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
      {price > 0 && <MailParagraph>{refund > 0 ? t.refund(formatEuros(refund)) : t.noRefund}</MailParagraph>}
      <MailParagraph muted>{left > 0 ? texts.eventChanged.calendar : t.calendar}</MailParagraph>
      <MailParagraph muted>{t.notYou}</MailParagraph>
      <MailButton href={eventsUrl} quiet>
        {texts.registrationCancelled.seeEvents}
      </MailButton>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

type Receipt = Pick<RegistrationReceiptMailProps, 'texts' | 'left' | 'seats' | 'event'>

export function receiptSubject({ texts: { registrationReceipt: t }, left, seats, event: { title } }: Receipt): string {
  if (left > 0) return t.fewerSubject(left, title)
  return seats === 1 ? t.subject(title) : t.partySubject(seats, title)
}

/** To the club, in Spanish. */
export function RegistrationLeftMail(props: Cancelled & { guestsUrl: string }) {
  const { fullName, seats, cancelledAt, event, inTime, guestsUrl } = props
  return (
    <MailLayout
      language="es"
      heading="Una plaza ha quedado libre"
      preview={`${event.title}: quedan ${event.places} de ${event.capacity}`}
      footer="Recibes este correo porque llevas las inscripciones del club."
    >
      <MailParagraph>Alguien ha cancelado su plaza con el enlace de su correo.</MailParagraph>
      <MailFacts
        facts={[
          ['Evento', event.title, undefined, event.langs.title],
          ['Fecha', formatDateTime(event.date, 'es')],
          ['Nombre', fullName],
          ['Cancelada', formatDateTime(cancelledAt, 'es')],
          ['Plazas canceladas', String(seats)],
          ['Reembolso', refundOf(event.price * seats, inTime)],
          ['Plazas libres', `${event.places} de ${event.capacity}`],
        ]}
      />
      <MailButton href={guestsUrl}>Ver las inscripciones</MailButton>
    </MailLayout>
  )
}

function refundOf(price: number, inTime: boolean): string {
  if (price === 0) return 'No hay nada que devolver: era gratis'
  return inTime
    ? `Íntegro si había pagado (${formatEuros(price)}), en 14 días como máximo`
    : 'No le corresponde: ha avisado con menos de 48 horas'
}
