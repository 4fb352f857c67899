import { eq, inArray, type SQL } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { offerSeats } from '#app/seats/offers.server.ts'
import { findParty, type Party } from './find-party.server.ts'
import { lockEvent, type LockedEvent, type SeatedBy } from '#app/seats/lock-event.server.ts'
import { findSeatsRefusal } from '#app/seats/seats-refusal.server.ts'
import { exceedsMailbox } from './mailbox-seats.server.ts'
import { hasOtherParty, nameKey } from './same-person.server.ts'
import { addGuests } from './add-guests.server.ts'
import { cancelGuests } from './cancel-seats.server.ts'
import { clearSeats, findReplaced, keepsChoice, updateGuests, type ChangedGuest } from './changed-guests.server.ts'
import { hasBegun } from '#app/events/event-times.ts'

const p = eventParties

export type ChangeRefusal =
  | 'unknown'
  | 'cancelled'
  | 'conflict'
  | 'begun'
  | 'late'
  | 'too-large'
  | 'full'
  | 'line'
  | 'members-only'
  | 'already'
/** `freed` and `added` count seats; `left` are the guests who had those, `replaced` seats that another person has now. */
export type Changed = {
  party: Party
  freed: number
  added: number
  left: readonly string[]
  replaced: readonly string[]
}
export type ChangeResult = ({ ok: true } & Changed) | { ok: false; reason: ChangeRefusal }

type ChangeOptions = {
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
  return database.transaction((tx) => change(tx, which, version, guests, options))
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
    findRefusal(party, event, version, guests, by) ?? (await findTakenRefusal(tx, party, event, guests, by))
  if (reason) return { ok: false, reason }
  const removed = party.guests.filter(({ id }) => !guests.some((guest) => guest.id === id))
  const added = guests.filter(({ id }) => id === undefined)
  const now = new Date()
  await updateVersioned(tx, p, eq(p.id, party.id), { size: guests.length, ...contactName(party, guests) })
  const left = removed.map(({ id }) => id)
  if (left.length > 0)
    await cancelGuests(tx, inArray(eventRegistrations.id, left), { at: now, by: by === 'club' ? 'office' : 'guest' })
  await addGuests(tx, party, added, now)
  const replaced = by === 'guest' ? findReplaced(party, guests) : []
  await updateGuests(tx, party, guests)
  await clearSeats(tx, replaced)
  const changed = { party, freed: left.length, added: added.length, left, replaced: replaced.map(({ id }) => id) }
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
  if (party.version !== version) return 'conflict'
  const now = new Date()
  if (hasBegun(event, now)) return 'begun'
  if (guests.some(({ id }) => id !== undefined && !party.guests.some((guest) => guest.id === id))) return 'conflict'
  if (by === 'club') return undefined
  if (event.editsUntil && event.editsUntil <= now && !keepsNames(party, guests)) return 'late'
  return guests.length > Math.max(event.partyLimit, party.size) ? 'too-large' : undefined
}

/** Refused for what others have: the seats, or another party under the contact's new name. */
async function findTakenRefusal(
  tx: Transaction,
  party: Party,
  event: LockedEvent,
  guests: readonly ChangedGuest[],
  by: SeatedBy,
): Promise<ChangeRefusal | null> {
  if (by === 'guest' && (await growsBeyondMailbox(tx, party, event, guests.length))) return 'too-large'
  const { nameKey: renamed } = contactName(party, guests)
  if (renamed !== undefined && (await hasOtherParty(tx, { ...party, nameKey: renamed }))) return 'already'
  return findSeatsRefusal(tx, event, { partyId: party.id, seats: guests.length - party.size, by })
}

/** A mailbox cannot book small and grow beyond its limit. */
async function growsBeyondMailbox(
  tx: Transaction,
  { id, email, size: before }: Party,
  event: LockedEvent,
  size: number,
) {
  return size > before && exceedsMailbox(tx, event, { email, size, states: ['booked'], except: id })
}

/** Names and choices. */
const keepsNames = (party: Party, guests: readonly ChangedGuest[]) =>
  guests.length === party.size &&
  guests.every(({ id, fullName, menuOptionId }) =>
    party.guests.some((guest) => guest.id === id && guest.fullName === fullName && keepsChoice(guest, menuOptionId)),
  )

/** The first guest is the contact. */
function contactName(party: Party, guests: readonly ChangedGuest[]): { contactName?: string; nameKey?: string } {
  const contact = guests.find(({ id }) => id === party.id)
  return contact?.fullName ? { contactName: contact.fullName, nameKey: nameKey(contact.fullName) } : {}
}
