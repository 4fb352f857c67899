import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import type { MailData } from '#app/mail-kinds.ts'
import type { MailMessage } from '#app/platform/mail/message.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { lockEvent } from './lock-event.server.ts'
import { mayOffersBegin, offersEnd } from './offer-window.ts'
import { LARGEST_PARTY } from './party-size.ts'
import { takesOffers, updateParty, type WaitingPartyRow } from './waiting-party.server.ts'

const p = eventParties
const OFFERS_PER_TRANSACTION = 50

/**
 * While a waiting party fits the free seats, the earliest gets an offer and is owed its mail. Every verb that frees
 * seats calls it in its transaction, and the job each minute. @returns the number of new offers
 */
export async function offerSeats(tx: Transaction, eventId: number, now = new Date()): Promise<number> {
  const event = await lockEvent(tx, eventId, null)
  if (!event || event.offers !== 'auto' || !takesOffers(event, now) || !mayOffersBegin(now, offersEnd(event))) return 0
  let { free } = event
  let offers = 0
  while (offers < OFFERS_PER_TRANSACTION) {
    const next = await findFirstFitting(tx, eventId, free)
    if (!next) break
    await makeOffer(tx, next, now)
    free -= next.size
    offers++
  }
  return offers
}

type Offered = Pick<WaitingPartyRow, 'id' | 'size' | 'email' | 'language' | 'offerRound'>

/** The head of each size by its index, then the earliest of them. */
export async function findFirstFitting(tx: Transaction, eventId: number, free: number): Promise<Offered | undefined> {
  if (free < 1) return undefined
  const [first] = await tx.execute<Offered>(sql`
    select head.* from generate_series(1, ${Math.min(free, LARGEST_PARTY)}::int) fitting (size)
    cross join lateral (
      select ${p.id}, ${p.size}, ${p.email}, ${p.language}, ${p.offerRound} as "offerRound", ${p.queuedAt} as queued_at
      from ${p}
      where ${p.eventId} = ${eventId} and ${p.state} = 'waiting' and ${p.size} = fitting.size
      order by ${p.queuedAt}, ${p.id} limit 1) head
    order by head.queued_at, head.id limit 1`)
  return first
}

/** The window starts when the mail has left. Without one there is none: the club calls. */
export async function makeOffer(tx: Transaction, party: Offered, now: Date): Promise<void> {
  const round = party.offerRound + 1
  await updateParty(tx, party.id, {
    state: 'offered',
    offerRound: round,
    offeredAt: now,
    offerExpiresAt: null,
    cancelledBy: null,
  })
  await mailOffer(tx, party, 'waiting-offer', round)
}

type Addressee = Pick<WaitingPartyRow, 'id' | 'email' | 'language'>
type WaitingMail = 'waiting-joined' | 'waiting-withdrawn' | 'waiting-removed' | 'registration' | 'party'

/** @param version of the party, where it may get several mails of the kind */
export async function mailParty(tx: Transaction, party: Addressee, kind: WaitingMail, version?: number) {
  const { id, email, language } = party
  if (!email) return
  const ref = version === undefined ? id : `${id}:${version}`
  await enqueueMail(tx, { kind, ref, data: { partyId: id }, recipient: email, language })
}

type OfferMail = 'waiting-offer' | 'waiting-lapsed'

/** @param version of the party, where it may get several mails of the round */
export async function mailOffer(tx: Transaction, party: Addressee, kind: OfferMail, round: number, version?: number) {
  const { id, email, language } = party
  if (!email) return
  const ref = version === undefined ? `${id}:${round}` : `${id}:${round}:${version}`
  await enqueueMail(tx, { kind, ref, data: { partyId: id, round }, recipient: email, language })
}

type OfferData = MailData<'waiting-offer'>

/** Stores the deadline that the mail of the offer names. */
export async function startOfferWindow(tx: Transaction, { partyId, round }: OfferData, { deadline }: MailMessage) {
  await tx
    .update(p)
    .set({ offerExpiresAt: sql`coalesce(${p.offerExpiresAt}, ${deadline?.toISOString()}::timestamptz)` })
    .where(and(eq(p.id, partyId), eq(p.state, 'offered'), eq(p.offerRound, round)))
}
