import type { Transaction } from '#app/database/client.server.ts'
import type { Party } from './find-party.server.ts'
import type { LockedEvent, SeatedBy } from '#app/seats/lock-event.server.ts'
import { findSeatsRefusal } from '#app/seats/seats-refusal.server.ts'
import { exceedsMailbox } from './mailbox-seats.server.ts'
import { hasOtherParty, nameKey } from './same-person.server.ts'
import { keepsChoice, type ChangedGuest } from './changed-guests.server.ts'
import { hasBegun } from '#app/events/event-times.ts'

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

export function findRefusal(
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
export async function findTakenRefusal(
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
export function contactName(party: Party, guests: readonly ChangedGuest[]): { contactName?: string; nameKey?: string } {
  const contact = guests.find(({ id }) => id === party.id)
  return contact?.fullName ? { contactName: contact.fullName, nameKey: nameKey(contact.fullName) } : {}
}
