import { createElement, type ReactElement } from 'react'
import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventParties, events } from '#app/database/schema.ts'
import { formatDeadline } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { refundEnds } from '#app/seats/refund-terms.ts'
import { partyUrl } from '#app/bookings/parties/party-links.server.ts'
import { currentClub } from '#app/platform/club.server.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.tsx'
import { fitsWindow, offerDeadline, offersEnd } from '#app/seats/offer-window.ts'
import {
  WaitingJoinedMail,
  WaitingLapsedMail,
  WaitingOfferMail,
  WaitingRemovedMail,
  WaitingWithdrawnMail,
} from './waiting-mails.tsx'
import { hasBegun } from '#app/events/event-times.ts'

const p = eventParties

export const composeWaitingJoined: Composer<'waiting-joined'> = async ({ partyId }, language) => {
  const found = await findParty(partyId, language)
  if (!found || found.party.state !== 'waiting') return null
  const { texts, props } = found
  return renderMessage(texts.waitingJoined.subject(props.event.title), createElement(WaitingJoinedMail, props))
}

/** Names the deadline: the stored one, or else the window that starts when it is sent (`startOfferWindow`). */
export const composeWaitingOffer: Composer<'waiting-offer'> = async ({ partyId, round }, language) => {
  const found = await findParty(partyId, language)
  if (!found || found.party.state !== 'offered' || round !== found.party.offerRound) return null
  const { party, texts, props } = found
  const now = new Date()
  const end = offersEnd(found.event)
  // A mail that leaves too late for a window is not sent: the club calls.
  if (party.offerExpiresAt ? party.offerExpiresAt <= now : !fitsWindow(now, end)) return null
  const deadline = party.offerExpiresAt ?? offerDeadline(now, end)
  const refundUntil = refundEnds({ date: found.event.date, noticeHours: currentClub().cancellationHours })
  const until = formatDeadline(deadline, language, now)
  const subject = texts.waitingOffer.subject(party.size, props.event.title, until)
  const body: ReactElement = createElement(WaitingOfferMail, {
    ...props,
    until,
    deadline,
    refundUntil: now <= refundUntil ? refundUntil : null,
  })
  return { ...renderMessage(subject, body), deadline }
}

export const composeWaitingLapsed: Composer<'waiting-lapsed'> = async ({ partyId, round }, language) => {
  const found = await findParty(partyId, language)
  if (!found || found.party.state !== 'lapsed' || round !== found.party.offerRound) return null
  if (offersEnd(found.event) <= new Date()) return null
  const { texts, props } = found
  return renderMessage(texts.waitingLapsed.subject(props.event.title), createElement(WaitingLapsedMail, props))
}

export const composeWaitingWithdrawn: Composer<'waiting-withdrawn'> = async ({ partyId }, language) => {
  const found = await findParty(partyId, language)
  if (found?.party.state !== 'waiting') return null
  const { texts, props } = found
  return renderMessage(texts.waitingWithdrawn.subject(props.event.title), createElement(WaitingWithdrawnMail, props))
}

export const composeWaitingRemoved: Composer<'waiting-removed'> = async ({ partyId }, language) => {
  const found = await findParty(partyId, language)
  if (found?.party.state !== 'cancelled') return null
  const { texts, props } = found
  return renderMessage(
    texts.waitingRemoved.subject(props.size, props.event.title),
    createElement(WaitingRemovedMail, props),
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
  const texts = mailTextsOf[language]
  const props = {
    language,
    texts,
    fullName: nameInMessage(row.party.contactName),
    size: row.party.size,
    event: localizedRow(language, row.event),
    pageUrl: partyUrl('/reserva', row.party, language),
  }
  return { ...row, texts, props }
}
