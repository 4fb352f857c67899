import type { ReactNode } from 'react'
import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventParties, events } from '#app/database/schema.ts'
import { EventFacts } from '#app/events/mails/mailed-event.tsx'
import { formatDateTime, formatDeadline } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { formatEuros } from '#app/i18n/money.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { refundEnds } from '#app/seats/refund-terms.ts'
import { partyUrl } from '#app/bookings/parties/party-links.server.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { MailButton, MailParagraph, type MailFact } from '#app/platform/mail/mail-parts.tsx'
import type { Composer, MailMessage } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { fitsWindow, offerDeadline, offersEnd } from '#app/seats/offer-window.ts'
import { hasBegun } from '#app/events/event-times.ts'

const p = eventParties

export const composeWaitingJoined: Composer<'waiting-joined'> = async ({ partyId }, language) => {
  const found = await findParty(partyId, language)
  if (found?.party.state !== 'waiting') return null
  const { size, title, pageUrl } = found
  const { waitingJoined: t, waiting } = mailTextsOf[language]
  return render(
    found,
    { subject: t.subject(title), heading: t.heading(size), intro: t.intro(size) },
    <>
      <MailParagraph>{t.rules.order(size)}</MailParagraph>
      <MailParagraph>
        {t.rules.window(size)} {t.rules.silence(size)}
      </MailParagraph>
      <MailButton href={pageUrl} label={t.button} />
      <MailParagraph>{t.page(size)}</MailParagraph>
      <MailParagraph muted>{waiting.notYou}</MailParagraph>
    </>,
  )
}

/** Names the deadline: the stored one, or else the window that starts when it is sent (`startOfferWindow`). */
export const composeWaitingOffer: Composer<'waiting-offer'> = async ({ partyId, round }, language) => {
  const found = await findParty(partyId, language)
  if (found?.party.state !== 'offered' || round !== found.party.offerRound) return null
  const { party, event, size, title } = found
  const now = new Date()
  const end = offersEnd(event)
  // A mail that leaves too late for a window is not sent: the club calls.
  if (party.offerExpiresAt ? party.offerExpiresAt <= now : !fitsWindow(now, end)) return null
  const deadline = party.offerExpiresAt ?? offerDeadline(now, end)
  const { cancellationHours } = currentClub()
  const refundUntil = refundEnds({ date: event.date, noticeHours: cancellationHours })
  const [isPayable, isRefundable] = [event.price > 0, now <= refundUntil]
  const until = formatDeadline(deadline, language, now)
  const { waitingOffer: t, party: ofParty } = mailTextsOf[language]
  const mail = render(
    found,
    {
      subject: t.subject(size, title, until),
      heading: t.heading(size),
      intro: t.intro(size, until),
      facts: [
        [t.until, formatDateTime(deadline, language)],
        ...(isPayable && isRefundable ? ([[ofParty.refundUntil, formatDateTime(refundUntil, language)]] as const) : []),
      ],
    },
    <>
      <MailParagraph>{t.answer(size)}</MailParagraph>
      {isPayable && !isRefundable && <MailParagraph>{t.noRefund(size, cancellationHours)}</MailParagraph>}
      <MailButton href={found.pageUrl} label={t.button} />
    </>,
  )
  return { ...mail, deadline }
}

export const composeWaitingLapsed: Composer<'waiting-lapsed'> = async ({ partyId, round }, language) => {
  const found = await findParty(partyId, language)
  if (found?.party.state !== 'lapsed' || round !== found.party.offerRound) return null
  if (offersEnd(found.event) <= new Date()) return null
  const { size, title, pageUrl } = found
  const t = mailTextsOf[language].waitingLapsed
  return render(
    found,
    { ...t, subject: t.subject(title), intro: t.intro(size) },
    <>
      <MailParagraph>{t.rejoin(size)}</MailParagraph>
      <MailButton href={pageUrl} label={t.button} />
    </>,
  )
}

export const composeWaitingWithdrawn: Composer<'waiting-withdrawn'> = async ({ partyId }, language) => {
  const found = await findParty(partyId, language)
  if (found?.party.state !== 'waiting') return null
  const { size, title, pageUrl } = found
  const t = mailTextsOf[language].waitingWithdrawn
  return render(
    found,
    { ...t, subject: t.subject(title), intro: t.intro(size) },
    <>
      <MailParagraph>{t.next(size)}</MailParagraph>
      <MailButton href={pageUrl} label={t.button} />
    </>,
  )
}

export const composeWaitingRemoved: Composer<'waiting-removed'> = async ({ partyId }, language) => {
  const found = await findParty(partyId, language)
  if (found?.party.state !== 'cancelled') return null
  const { size, title } = found
  const t = mailTextsOf[language].waitingRemoved
  return render(
    found,
    { subject: t.subject(size, title), heading: t.heading(size), intro: t.intro(size) },
    <MailParagraph>{t.next(size)}</MailParagraph>,
  )
}

/** Null when there is nothing to send any more: the party is gone, or the event cancelled or begun. */
async function findParty(id: string, language: Language) {
  const [row] = await database
    .select({ party: p, event: events })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(eq(p.id, id))
  if (!row || row.event.status !== 'published' || hasBegun(row.event, new Date())) return null
  const event = localizedRow(language, row.event)
  const pageUrl = partyUrl('/reserva', row.party, language)
  return { language, party: row.party, event, size: row.party.size, title: event.title, pageUrl }
}

type Found = NonNullable<Awaited<ReturnType<typeof findParty>>>

type WaitingMail = { subject: string; heading: string; intro: string; facts?: readonly MailFact[] }

function render(
  { language, party, event, size }: Found,
  { subject, heading, intro, facts = [] }: WaitingMail,
  body: ReactNode,
): MailMessage {
  const texts = mailTextsOf[language]
  const { registration, waiting } = texts
  return renderMail(
    { language, to: party.contactName, subject, heading, intro, footer: waiting.footer },
    <>
      <EventFacts
        {...{ language, texts, event }}
        facts={[
          [waiting.size, String(size)],
          [registration.price, event.price > 0 ? formatPrice(event.price, size) : registration.free],
          ...facts,
        ]}
      />
      {body}
    </>,
  )
}

/** «4 × 85 €» */
function formatPrice(price: number, size: number): string {
  return size > 1 ? `${size} × ${formatEuros(price)}` : formatEuros(price)
}
