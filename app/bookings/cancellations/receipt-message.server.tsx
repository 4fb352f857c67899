import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { joinNames } from '#app/i18n/join-names.ts'
import { formatEuros, formatPriceOf } from '#app/i18n/money.ts'
import { mailTextsOf, type MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts, MailParagraph, MailTitle } from '#app/platform/mail/mail-parts.tsx'
import type { Composer } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { findPartyCalendar } from '#app/events/calendar/party-calendar.server.ts'
import { findGivenUp, type GivenUp } from './given-up-seats.server.ts'

const r = eventRegistrations

/** The receipt of a cancelled booking, or of some of its seats. */
export const composeRegistrationReceipt: Composer<'registration-receipt'> = async (data, language) => {
  const found = await findGivenUp(data, language)
  if (!found) return null
  const { event, seats, left, cancelledAt } = found
  const fullName = nameInMessage(found.contactName)
  const { registrationReceipt: t, registration, registrationCancelled, eventChanged } = mailTextsOf[language]
  const names = left > 0 ? await listNames(data.partyId, found.guestIds, t.nameless) : []
  return renderMail(
    {
      ...titlesOf(t, found),
      language,
      to: fullName,
      intro: introWords(t, found, joinNames(names, language)),
      footer: registrationCancelled.footer,
      calendar: await findPartyCalendar(data.partyId, language),
    },
    <>
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
      {found.isPayable && <MailParagraph>{refundWords(t, found)}</MailParagraph>}
      <MailParagraph muted>{left > 0 ? eventChanged.calendar : t.calendar}</MailParagraph>
      <MailParagraph muted>{left > 0 ? registrationCancelled.notYou : t.notYou}</MailParagraph>
      <MailButton href={siteUrl('/eventos', language)} quiet label={registrationCancelled.seeEvents} />
    </>,
  )
}

type ReceiptTexts = MailTexts['registrationReceipt']

function titlesOf(t: ReceiptTexts, { seats, left, event: { title } }: GivenUp) {
  if (left > 0) return { subject: t.fewerSubject(left, title), heading: t.fewerHeading(left) }
  if (seats === 1) return { subject: t.subject(title), heading: t.heading }
  return { subject: t.partySubject(seats, title), heading: t.partyHeading }
}

function introWords(t: ReceiptTexts, { seats, left }: GivenUp, names: string): string {
  if (left > 0) return `${t.fewerIntro(seats, names)} ${t.staying(left)} ${t.keep}`
  return seats === 1 ? t.intro : t.introSeats(seats)
}

function refundWords(t: ReceiptTexts, { refund, isForfeited }: GivenUp): string {
  if (refund > 0) return t.refund(formatEuros(refund))
  return isForfeited ? t.noRefund : t.unpaid
}

/** Of guests who still have no seat, in their order; none when there is no name that a mail may show. */
async function listNames(partyId: string, guests: readonly string[], nameless: string): Promise<string[]> {
  if (guests.length === 0) return []
  const rows = await database
    .select({ fullName: r.fullName })
    .from(r)
    .where(and(eq(r.partyId, partyId), inArray(r.id, [...guests]), isNotNull(r.cancelledAt)))
    .orderBy(r.position)
  const names = rows.map(({ fullName }) => nameInMessage(fullName))
  return names.some(Boolean) ? names.map((name) => name || nameless) : []
}
