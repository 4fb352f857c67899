import { config } from '#app/config.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { formatEuros } from '#app/i18n/money.ts'
import { mailTextsOf, type MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts } from '#app/platform/mail/mail-parts.tsx'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { findGivenUp, type GivenUp } from './given-up-seats.server.ts'

/** Tells the club that seats are free again and whether a refund is due. */
export const composeRegistrationLeft: Composer<'registration-left'> = async (data, language) => {
  const found = await findGivenUp(data, language)
  if (!found) return null
  const { event, contactName, seats, left, cancelledAt } = found
  const t = mailTextsOf[language].registrationLeft
  return renderMail(
    {
      language,
      subject: t.subject(event.title),
      heading: t.heading(seats),
      intro: left > 0 ? t.introPart : t.intro,
      preview: t.preview(event.title, event.places, event.capacity),
      footer: t.footer,
      isUnsigned: true,
    },
    <>
      <MailFacts
        facts={[
          [t.event, event.title, undefined, event.langs.title],
          [t.date, formatDateTime(event.date, language)],
          [t.name, contactName],
          ...(cancelledAt ? ([[t.cancelled, formatDateTime(cancelledAt, language)]] as const) : []),
          [t.seats, left > 0 ? t.of(seats, seats + left) : String(seats)],
          [t.refund, refundToClub(t.refunds, found)],
          [t.free, t.of(event.places, event.capacity)],
        ]}
      />
      <MailButton
        href={`${config.baseUrl}/admin/eventos/${event.id}/inscripciones${left > 0 ? '' : '?estado=canceladas'}`}
        label={t.button}
      />
    </>,
  )
}

type Refunds = MailTexts['registrationLeft']['refunds']

function refundToClub(t: Refunds, { event, isPayable, refund, isForfeited }: GivenUp): string {
  if (event.price === 0) return t.free
  if (refund > 0) return t.due(formatEuros(refund))
  if (!isPayable) return t.invited
  return isForfeited ? t.late : t.unpaid
}
