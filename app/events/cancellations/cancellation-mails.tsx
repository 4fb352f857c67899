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
  /** How many seats the booking keeps. */
  left: number
  /** Null: the booking goes on with fewer seats. */
  cancelledAt: Date | null
  event: MailedEvent & { price: number; places: number; capacity: number }
  /** Whether the notice of the terms was kept. */
  inTime: boolean
  /** In euros. */
  refund: number
  /** Its seats cost something, and it is not invited. */
  isPayable: boolean
}

type RegistrationReceiptMailProps = Cancelled & {
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
      {props.isPayable && <MailParagraph>{refundWords(props)}</MailParagraph>}
      <MailParagraph muted>{left > 0 ? texts.eventChanged.calendar : t.calendar}</MailParagraph>
      <MailParagraph muted>{t.notYou}</MailParagraph>
      <MailButton href={eventsUrl} quiet>
        {texts.registrationCancelled.seeEvents}
      </MailButton>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

function refundWords({ texts: { registrationReceipt: t }, refund, inTime }: RegistrationReceiptMailProps): string {
  if (refund > 0) return t.refund(formatEuros(refund))
  return inTime ? t.unpaid : t.noRefund
}

type Receipt = Pick<RegistrationReceiptMailProps, 'texts' | 'left' | 'seats' | 'event'>

export function receiptSubject({ texts: { registrationReceipt: t }, left, seats, event: { title } }: Receipt): string {
  if (left > 0) return t.fewerSubject(left, title)
  return seats === 1 ? t.subject(title) : t.partySubject(seats, title)
}

/** To the club, in Spanish. */
export function RegistrationLeftMail(props: Cancelled & { guestsUrl: string }) {
  const { fullName, seats, left, cancelledAt, event, guestsUrl } = props
  return (
    <MailLayout
      language="es"
      heading={seats === 1 ? 'Una plaza ha quedado libre' : `${seats} plazas han quedado libres`}
      preview={`${event.title}: quedan ${event.places} de ${event.capacity}`}
      footer="Recibes este correo porque llevas las inscripciones del club."
    >
      <MailParagraph>
        {left > 0
          ? 'Con el enlace de su correo alguien ha cancelado una parte de su mesa.'
          : 'Alguien ha cancelado con el enlace de su correo.'}
      </MailParagraph>
      <MailFacts
        facts={[
          ['Evento', event.title, undefined, event.langs.title],
          ['Fecha', formatDateTime(event.date, 'es')],
          ['Nombre', fullName],
          ...(cancelledAt ? ([['Cancelada', formatDateTime(cancelledAt, 'es')]] as const) : []),
          ['Plazas canceladas', left > 0 ? `${seats} de ${seats + left}` : String(seats)],
          ['Reembolso', refundToClub(props)],
          ['Plazas libres', `${event.places} de ${event.capacity}`],
        ]}
      />
      <MailButton href={guestsUrl}>Ver las inscripciones</MailButton>
    </MailLayout>
  )
}

function refundToClub({ event, isPayable, refund, inTime }: Cancelled): string {
  if (event.price === 0) return 'No hay nada que devolver: era gratis'
  if (refund > 0) return `${formatEuros(refund)}, en 14 días como máximo`
  if (!isPayable) return 'No hay nada que devolver: era una invitación'
  return inTime
    ? 'No consta ningún pago: si había pagado, anótalo en su reserva'
    : 'No le corresponde: ha avisado fuera de plazo'
}
