import { and, eq, sql } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database, usingPool, type Queryable } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { NO_DIET, type Diet, type DietSource } from '#app/diets/diet.ts'
import { hasBegun, hasEnded } from '#app/events/event-times.ts'
import { hashToken } from '#app/platform/secrets/secrets.server.ts'
import { decryptDiet } from './guest-diets.server.ts'
import { guestLinkToken, proofState } from './guest-links.server.ts'

const p = eventParties
const r = eventRegistrations

const columns = {
  ...pick(
    r,
    'id',
    'eventId',
    'fullName',
    'dietBy',
    'dietProof',
    'menuOptionId',
    'version',
    'attendedAt',
    'cancelledAt',
  ),
  partyId: p.id,
  ...pick(p, 'contactName', 'language', 'tableLabel', 'linkVersion'),
  contactEmail: p.email,
  tokenHash: r.cancelTokenHash,
}

const eventColumns = pick(
  events,
  'title',
  'titleCa',
  'date',
  'endsAt',
  'location',
  'locationCa',
  'status',
  'editsUntil',
)

export async function findOwnGuest(token: string, on: Queryable = database): Promise<OwnGuest | null> {
  const guest = await findLinkedGuest(token, on)
  return guest?.hasSeat ? guest : null
}

/**
 * The guest behind a link, with a seat or with one that was cancelled. A link that another key or purpose made opens
 * nothing. `isProved`: the link is the one that only who wrote the diet has (`provedToken`).
 */
export async function findLinkedGuest(token: string, on: Queryable = database) {
  const [seatToken = '', proof] = token.split('.')
  const [found] = await on
    .select({ guest: columns, event: eventColumns, partyState: p.state })
    .from(r)
    .innerJoin(p, eq(p.id, r.partyId))
    .innerJoin(events, eq(events.id, r.eventId))
    .where(and(eq(r.cancelTokenHash, hashToken(seatToken)), sql`${p.hold} is distinct from 'released'`))
  if (!found || guestLinkToken(found.guest) !== seatToken) return null
  const proved = proof === undefined ? 'ended' : proofState(proof, found.guest)
  if (proved === 'unknown') return null
  const { event } = found
  const now = new Date()
  const editsUntil = event.editsUntil ?? event.date
  return {
    ...found.guest,
    event,
    hasSeat: found.guest.cancelledAt === null && found.partyState === 'booked',
    isProved: proved === 'valid',
    /** The contact's name belongs to the booking. */
    isContact: found.guest.id === found.guest.partyId,
    editsUntil,
    isLate: editsUntil <= now || hasBegun(event, now),
    isOver: event.status === 'cancelled' || hasEnded(event, now),
  }
}

export type OwnGuest = NonNullable<Awaited<ReturnType<typeof findLinkedGuest>>>

/** What the contact has written, who has this link, too; what others have written is not read. */
export async function readOwnDiet({ id, dietBy }: OwnGuest): Promise<Diet> {
  return dietBy === 'contact' ? readStoredDiet(id, dietBy) : NO_DIET
}

export async function readStoredDiet(id: string, dietBy: DietSource): Promise<Diet> {
  const [row] = await usingPool('panel', () =>
    database
      .select({ diet: r.dietaryRestrictions })
      .from(r)
      .where(and(eq(r.id, id), eq(r.dietBy, dietBy))),
  )
  return decryptDiet(id, row?.diet ?? null) ?? NO_DIET
}
