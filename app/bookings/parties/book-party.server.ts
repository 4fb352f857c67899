import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database, reusableQuery, type Queryable, type Transaction } from '#app/database/client.server.ts'
import { events } from '#app/database/schema.ts'
import { transactUnlessRefused } from '#app/database/transact-unless-refused.server.ts'
import { nameKey } from './same-person.server.ts'
import { holdLimits, type HoldDecision } from '#app/seats/seat-limits.ts'
import { releaseOverdueHolds } from './holds.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { answerExisting, answerPending } from './booked-again.server.ts'
import type { SeatedBy } from '#app/seats/lock-event.server.ts'
import type { BookPartyRefusal } from './booking-refusals.ts'
import { newGuests, type GuestFields } from './new-guests.server.ts'
import { partyTokenHash } from './party-links.server.ts'
import { hasBegun, hasEnded } from '#app/events/event-times.ts'

export type Contact = {
  fullName: string
  /** Null only when the office enters a booking. */
  email: string | null
  phone: string | undefined
  howDidYouKnowUs: string | undefined
  notes: string | undefined
  /** What the contact claims. */
  isMember: boolean
  language: Language
  /** Version of the acknowledged privacy text and of the consent to store the diets. */
  privacyVersion: string
}

export type BookingOptions = {
  /**
   * Keyed hash of the client's network; absent for the office, which has no limits and no holds. `own`: a network of
   * the club, whose bookings need no confirmation.
   */
  origin?: { key: string; burst: boolean; own?: boolean }
  by?: SeatedBy
  /** The member who books, proved by the session; nothing else makes a booking a member's. */
  socioId?: string
  /** Runs first in the same transaction, and may refuse; nothing that it does stays without a new booking. */
  before?: (tx: Transaction, partyId: string) => Promise<BookingRefusal | null>
  /** Runs in the same transaction, for new bookings only. */
  along?: (tx: Transaction, partyId: string) => Promise<void>
}

export type BookingRefusal =
  | Exclude<BookPartyRefusal, 'booked-meanwhile' | 'pending' | 'unknown-event'>
  | 'unknown'
  | 'not-open'
  | 'begun'
  | 'ended'
  | 'cancelled'
  | 'waiting'

type BookingResult = { ok: true; id: string; decision: HoldDecision } | { ok: false; reason: BookingRefusal }

/**
 * Books seats for a party; the first guest is the contact. One statement (`app/database/functions/book_party.sql`)
 * writes party, guests, mail and job, and takes the seats under the event's row lock. The same person with the same
 * guests again succeeds, even when the event is full or has begun, and is sent the confirmation again. When the event
 * is full, overdue holds are released first.
 */
export async function bookParty(
  eventId: number,
  contact: Contact,
  guests: readonly GuestFields[],
  options: BookingOptions = {},
): Promise<BookingResult> {
  const outcome = await tryToBook(eventId, contact, guests, options)
  const full = !outcome.ok && outcome.reason === 'full'
  return full && (await releaseOverdueHolds(eventId)) > 0 ? tryToBook(eventId, contact, guests, options) : outcome
}

async function tryToBook(
  eventId: number,
  contact: Contact,
  guests: readonly GuestFields[],
  options: BookingOptions,
  again = false,
): Promise<BookingResult> {
  const party = buildParty(eventId, contact, options.socioId)
  const rows = newGuests(guests, party.id)
  const { before, along } = options
  const booked =
    before || along ? await bookAlong(party, rows, options) : await callBookParty(booking(), party, rows, options)
  if ('reason' in booked) return booked
  if (booked.existing) return answerExisting(booked.existing, guests, contact.language)
  switch (booked.refusal) {
    case null:
      return { ok: true, id: party.id, decision: booked.decision }
    case 'booked-meanwhile':
      // The second try finds that booking.
      if (!again) return tryToBook(eventId, contact, guests, options, true)
      return { ok: false, reason: 'already' }
    case 'pending':
      return answerPending(party, contact.language)
    case 'unknown-event':
      return { ok: false, reason: 'unknown' }
    case 'closed':
      return { ok: false, reason: await findRefusal(eventId) }
    case 'full':
      return { ok: false, reason: await findFullRefusal(eventId) }
    default:
      return { ok: false, reason: booked.refusal }
  }
}

type Guests = ReturnType<typeof newGuests>

/** In one transaction with what goes along, which stays only if the booking does. */
function bookAlong(party: NewParty, guests: Guests, options: BookingOptions) {
  return transactUnlessRefused(async (tx) => {
    const reason = await options.before?.(tx, party.id)
    if (reason) return { ok: false as const, reason }
    const booked = await callBookParty(bookingOn(tx), party, guests, options)
    const ok = !booked.existing && !booked.refusal
    if (ok) await options.along?.(tx, party.id)
    return { ...booked, ok }
  })
}

function buildParty(eventId: number, contact: Contact, socioId?: string) {
  const id = randomUUID()
  return {
    id,
    event_id: eventId,
    contact_name: contact.fullName,
    name_key: nameKey(contact.fullName),
    email: contact.email,
    phone: contact.phone ?? null,
    is_member: contact.isMember || socioId !== undefined,
    socio_id: socioId ?? null,
    how_did_you_know_us: contact.howDidYouKnowUs ?? null,
    notes: contact.notes ?? null,
    language: contact.language,
    privacy_version: contact.privacyVersion,
    token_hash: partyTokenHash(id),
  }
}

type NewParty = ReturnType<typeof buildParty>

type Booked = { decision: HoldDecision; existing: string | null; refusal: BookPartyRefusal | null }

const bookingOn = (on: Queryable) =>
  on
    .select({
      decision: sql<HoldDecision>`decision`,
      existing: sql<string | null>`existing`,
      refusal: sql<BookPartyRefusal | null>`refusal`,
    })
    .from(
      sql`book_party(${sql.placeholder('party')}::text::jsonb, ${sql.placeholder('guests')}::text::jsonb,
        ${sql.placeholder('by')}, ${sql.placeholder('origin')}, ${sql.placeholder('burst')}, ${holdLimits}::text::jsonb)`,
    )
    .prepare('book party')

const booking = reusableQuery(bookingOn)

async function callBookParty(
  query: ReturnType<typeof bookingOn>,
  party: NewParty,
  guests: Guests,
  { origin, by = 'guest' }: BookingOptions,
): Promise<Booked> {
  const [row] = await query.execute({
    party: JSON.stringify({ ...party, from_club_network: origin?.own === true }),
    guests: JSON.stringify(guests),
    by,
    origin: origin?.key ?? null,
    burst: origin?.burst ?? false,
  })
  if (!row) throw new Error('book_party returned no row')
  return row
}

/** An event that has begun is closed, not full. */
async function findFullRefusal(eventId: number): Promise<BookingRefusal> {
  const reason = await findRefusal(eventId)
  return reason === 'closed' ? 'full' : reason
}

async function findRefusal(eventId: number): Promise<BookingRefusal> {
  const [event] = await database
    .select(pick(events, 'date', 'endsAt', 'status', 'opensAt', 'publishedAt'))
    .from(events)
    .where(eq(events.id, eventId))
  const now = new Date()
  if (!event || event.status === 'draft' || (event.publishedAt && event.publishedAt > now)) return 'unknown'
  if (event.status === 'cancelled') return 'cancelled'
  if (hasEnded(event, now)) return 'ended'
  if (hasBegun(event, now)) return 'begun'
  return event.opensAt && event.opensAt > now ? 'not-open' : 'closed'
}
