import { randomUUID } from 'node:crypto'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import { lockEvent, type LockedEvent } from '#app/seats/lock-event.server.ts'
import { exceedsMailbox } from '#app/bookings/parties/mailbox-seats.server.ts'
import { partyTokenHash } from '#app/bookings/parties/party-links.server.ts'
import type { Contact } from '#app/bookings/parties/book-party.server.ts'
import { liveStates } from '#app/seats/party-states.ts'
import { activePersonCondition, nameKey } from '#app/bookings/parties/same-person.server.ts'
import { findFirstFitting, mailParty } from '#app/seats/offers.server.ts'
import { endOfList, takesOffers } from '#app/seats/waiting-party.server.ts'
import { hasBegun, hasEnded } from '#app/events/event-times.ts'

const p = eventParties

/** `free`: there is room, so it can book. `closed`: offers have ended, or the event has none. */
export type JoinRefusal =
  | 'unknown'
  | 'cancelled'
  | 'begun'
  | 'ended'
  | 'closed'
  | 'members-only'
  | 'too-large'
  | 'free'
  | 'already'
  | 'mailbox-full'
/** `socioId` of a member's session, which ends with the membership. `along`: for a new party that the club signs up. */
type Joining = { socioId?: string; along?: (tx: Transaction, partyId: string) => Promise<void> }

type JoinResult = { ok: true; id: string } | { ok: false; reason: JoinRefusal }

/**
 * Joins the end of the list. The same person with the same size again succeeds. A mailbox has as many seats as it may
 * book, those that it has included.
 */
export async function joinWaitingList(
  eventId: number,
  contact: Contact,
  size: number,
  { socioId, along }: Joining = {},
): Promise<JoinResult> {
  return database.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId, along ? 'club' : 'guest')
    if (!event || !isVisible(event)) return { ok: false, reason: 'unknown' }
    // Before anything about who is booked: that would tell who is a member.
    if (!along && event.isForMembers && !(socioId && event.takesMembers)) return { ok: false, reason: 'members-only' }
    const same = await findSame(tx, eventId, contact)
    if (same) return same.state === 'waiting' && same.size === size ? { ok: true, id: same.id } : already
    const refusal = await findJoinRefusal(tx, event, size)
    if (refusal) return { ok: false, reason: refusal }
    const { email } = contact
    if (!along && (await exceedsMailbox(tx, event, { email, size, states: liveStates })))
      return { ok: false, reason: 'mailbox-full' }
    const id = randomUUID()
    await tx.insert(p).values({ ...buildRow(id, eventId, contact, size), socioId, byClub: along !== undefined })
    await mailParty(tx, { id, ...contact }, 'waiting-joined')
    await along?.(tx, id)
    return { ok: true, id }
  })
}

export const already = { ok: false, reason: 'already' } as const

async function findSame(tx: Transaction, eventId: number, { email, fullName }: Contact) {
  if (email === null) return undefined
  const [same] = await tx
    .select({ id: p.id, state: p.state, size: p.size })
    .from(p)
    .where(activePersonCondition({ eventId, email, nameKey: nameKey(fullName) }))
  return same
}

function isVisible({ status, publishedAt }: LockedEvent): boolean {
  return status !== 'draft' && publishedAt !== null && publishedAt <= new Date()
}

async function findJoinRefusal(tx: Transaction, event: LockedEvent, size: number): Promise<JoinRefusal | null> {
  const now = new Date()
  if (event.status === 'cancelled') return 'cancelled'
  if (hasEnded(event, now)) return 'ended'
  if (hasBegun(event, now)) return 'begun'
  if (event.offers === 'off' || !takesOffers(event, now)) return 'closed'
  if (size > Math.min(event.partyLimit, event.capacity)) return 'too-large'
  if (event.free < size) return null
  return (await findFirstFitting(tx, event.id, event.free)) ? null : 'free'
}

function buildRow(id: string, eventId: number, contact: Contact, size: number) {
  return {
    id,
    eventId,
    state: 'waiting' as const,
    size,
    contactName: contact.fullName,
    nameKey: nameKey(contact.fullName),
    email: contact.email,
    phone: contact.phone,
    howDidYouKnowUs: contact.howDidYouKnowUs,
    notes: contact.notes,
    isMember: contact.isMember,
    language: contact.language,
    privacyVersion: contact.privacyVersion,
    tokenHash: partyTokenHash(id),
    queuedAt: endOfList,
  }
}
