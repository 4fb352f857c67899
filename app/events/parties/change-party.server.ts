import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { violatedConstraint } from '#app/database/violated-constraint.ts'
import { nameKey } from '#app/events/same-person.server.ts'
import { SEATS_PER_MAILBOX } from '#app/events/seat-limits.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { offerSeats } from '#app/events/waiting-list/offers.server.ts'
import { findParty, type Party } from './find-party.server.ts'
import { lockEvent, type LockedEvent, type SeatedBy } from './lock-event.server.ts'
import { dietContext } from './new-guests.server.ts'
import { addGuests } from './add-guests.server.ts'

const p = eventParties
const r = eventRegistrations

/** `id` is absent for a new guest. `diet`: undefined keeps it, null removes it, a text has its consent. */
export type ChangedGuest = { id?: string | undefined; fullName: string; diet?: string | null | undefined }

export type ChangeRefusal = 'unknown' | 'cancelled' | 'stale' | 'begun' | 'late' | 'too-large' | 'full' | 'line'
/** `freed` and `added` count seats. */
export type Changed = { party: Party; freed: number; added: number }
export type ChangeResult = ({ ok: true } & Changed) | { ok: false; reason: ChangeRefusal }

export type ChangeOptions = {
  by?: SeatedBy
  /** Runs in the same transaction, after the change. */
  along?: (tx: Transaction, changed: Changed, event: LockedEvent) => Promise<void>
}

/**
 * Replaces the guests of a booked party: names, diets, fewer or more of them, over `version` only. After the event's
 * deadline guests change diets alone; the club changes everything until the event starts.
 */
export async function changeParty(
  which: SQL,
  version: number,
  guests: readonly ChangedGuest[],
  options: ChangeOptions = {},
): Promise<ChangeResult> {
  try {
    return await database.transaction((tx) => change(tx, which, version, guests, options))
  } catch (error) {
    const broken = violatedConstraint(error)
    if (broken === 'events_places_check') return { ok: false, reason: 'full' }
    if (broken === 'event_parties_line') return { ok: false, reason: 'line' }
    throw error
  }
}

async function change(
  tx: Transaction,
  which: SQL,
  version: number,
  guests: readonly ChangedGuest[],
  { by = 'guest', along }: ChangeOptions,
): Promise<ChangeResult> {
  const seen = await findParty(which, tx)
  const event = seen && (await lockEvent(tx, seen.eventId, by))
  const party = event && (await findParty(eq(p.id, seen.id), tx))
  if (!party) return { ok: false, reason: 'unknown' }
  const reason =
    findRefusal(party, event, version, guests, by) ??
    (by === 'guest' && guests.length > party.size
      ? await findMailboxRefusal(tx, party, event, guests.length)
      : undefined)
  if (reason) return { ok: false, reason }
  const removed = party.guests.filter(({ id }) => !guests.some((guest) => guest.id === id))
  const added = guests.filter(({ id }) => id === undefined)
  await tx
    .update(p)
    .set({ size: guests.length, version: sql`${p.version} + 1`, updatedAt: new Date(), ...contactName(party, guests) })
    .where(eq(p.id, party.id))
  await cancelGuests(
    tx,
    removed.map(({ id }) => id),
    by === 'club' ? 'office' : 'guest',
  )
  await addGuests(tx, party, added)
  await updateGuests(tx, party, guests)
  const changed = { party, freed: removed.length, added: added.length }
  await along?.(tx, changed, event)
  if (changed.freed > changed.added) await offerSeats(tx, party.eventId)
  return { ok: true, ...changed }
}

function findRefusal(
  party: Party,
  event: LockedEvent,
  version: number,
  guests: readonly ChangedGuest[],
  by: SeatedBy,
): ChangeRefusal | undefined {
  if (party.state !== 'booked') return party.state === 'cancelled' ? 'cancelled' : 'unknown'
  if (event.status === 'cancelled') return 'cancelled'
  if (party.version !== version) return 'stale'
  const now = new Date()
  if (event.date <= now) return 'begun'
  if (guests.some(({ id }) => id !== undefined && !party.guests.some((guest) => guest.id === id))) return 'stale'
  if (by === 'club') return undefined
  if (event.editsUntil && event.editsUntil <= now && !keepsNames(party, guests)) return 'late'
  return guests.length > Math.max(event.partyLimit, party.size) ? 'too-large' : undefined
}

/** A mailbox cannot book small and grow beyond its limit. */
async function findMailboxRefusal(tx: Transaction, party: Party, event: LockedEvent, size: number) {
  const [row] = await tx
    .select({ seats: sql<number>`coalesce(sum(${p.size}), 0)::int` })
    .from(p)
    .where(
      and(
        eq(p.eventId, party.eventId),
        eq(p.state, 'booked'),
        ne(p.id, party.id),
        sql`mailbox_key(${p.email}) = mailbox_key(${party.email})`,
      ),
    )
  const limit = Math.max(SEATS_PER_MAILBOX, event.partyLimit)
  return (row?.seats ?? 0) + size > limit ? ('too-large' as const) : undefined
}

const keepsNames = (party: Party, guests: readonly ChangedGuest[]) =>
  guests.length === party.size &&
  guests.every(({ id, fullName }) => party.guests.some((guest) => guest.id === id && guest.fullName === fullName))

/** The first guest is the contact. */
function contactName(party: Party, guests: readonly ChangedGuest[]) {
  const contact = guests.find(({ id }) => id === party.id)
  return contact?.fullName ? { contactName: contact.fullName, nameKey: nameKey(contact.fullName) } : {}
}

async function cancelGuests(tx: Transaction, ids: string[], by: 'guest' | 'office'): Promise<void> {
  if (ids.length === 0) return
  const now = new Date()
  await tx
    .update(r)
    .set({ cancelledAt: now, cancelledBy: by, updatedAt: now, version: sql`${r.version} + 1` })
    .where(inArray(r.id, ids))
}

async function updateGuests(tx: Transaction, party: Party, guests: readonly ChangedGuest[]): Promise<void> {
  for (const { id, fullName, diet } of guests) {
    const before = party.guests.find((guest) => guest.id === id)
    if (!id || !before || (before.fullName === fullName && diet === undefined)) continue
    await tx
      .update(r)
      .set({ fullName, ...dietColumns(id, diet), updatedAt: new Date(), version: sql`${r.version} + 1` })
      .where(and(eq(r.id, id), eq(r.partyId, party.id)))
  }
}

/** With today's consent. */
export function dietColumns(guestId: string, diet: string | null | undefined) {
  if (diet === undefined) return {}
  if (!diet) return { dietaryRestrictions: null, dietConsentVersion: null, dietConsentAt: null }
  return {
    dietaryRestrictions: encryptField(diet, dietContext(guestId)),
    dietConsentVersion: legalVersions.privacy,
    dietConsentAt: new Date(),
  }
}
