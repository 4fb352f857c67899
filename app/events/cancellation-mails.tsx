import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatEuros } from '#app/i18n/money.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts, MailLayout, MailParagraph, MailTitle } from '#app/platform/mail/mail-layout.tsx'
import type { MailedEvent } from './mails.tsx'

type Cancelled = {
  /** Empty: the message has no name. */
  fullName: string
  cancelledAt: Date
  event: MailedEvent & { price: number; places: number; capacity: number }
  /** Whether the notice of the terms was kept. */
  inTime: boolean
}

type RegistrationReceiptMailProps = Cancelled & { language: Language; texts: MailTexts; eventsUrl: string }

export function RegistrationReceiptMail(props: RegistrationReceiptMailProps) {
  const { language, texts, fullName, cancelledAt, event, inTime, eventsUrl } = props
  const t = texts.registrationReceipt
  const { registration } = texts
  return (
    <MailLayout language={language} heading={t.heading} preview={t.subject(event.title)} footer={registration.footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{t.intro}</MailParagraph>
      <MailTitle lang={event.langs.title}>{event.title}</MailTitle>
      <MailFacts
        facts={[
          [registration.date, formatDateTime(event.date, language)],
          [registration.place, event.location, undefined, event.langs.location],
          [registration.price, event.price > 0 ? formatEuros(event.price) : registration.free],
          ...(fullName ? ([[registration.name, fullName]] as const) : []),
          [t.cancelledAt, formatDateTime(cancelledAt, language)],
        ]}
      />
      {event.price > 0 && <MailParagraph>{inTime ? t.refund(formatEuros(event.price)) : t.noRefund}</MailParagraph>}
      <MailParagraph muted>{t.notYou}</MailParagraph>
      <MailButton href={eventsUrl} quiet>
        {texts.registrationCancelled.seeEvents}
      </MailButton>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

/** To the club, in Spanish. */
export function RegistrationLeftMail(props: Cancelled & { guestsUrl: string }) {
  const { fullName, cancelledAt, event, inTime, guestsUrl } = props
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
          ['Reembolso', refundOf(event.price, inTime)],
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
