import type { Transaction } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { newGuests, type GuestFields } from '#app/events/parties/new-guests.server.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { mailParty } from './offers.server.ts'
import { updateParty, type WaitingPartyRow } from './waiting-party.server.ts'

/** Books a party of the waiting list for these guests, the first of whom is its contact, and confirms it by mail. */
export async function seatParty(tx: Transaction, party: WaitingPartyRow, guests: readonly GuestFields[]) {
  await tx.insert(eventRegistrations).values(
    newGuests(guests, party.id).map((guest) => ({
      id: guest.id,
      eventId: party.eventId,
      partyId: party.id,
      position: guest.position,
      fullName: guest.full_name,
      nameKey: guest.id === party.id ? party.nameKey : guest.id,
      email: party.email ?? '',
      language: party.language,
      privacyVersion: party.privacyVersion,
      cancelTokenHash: guest.cancel_token_hash,
      dietaryRestrictions: guest.dietary_restrictions,
      ...(guest.dietary_restrictions && { dietConsentVersion: legalVersions.privacy, dietConsentAt: new Date() }),
    })),
  )
  // Naming a column of the contact makes the ledger copy the contact to the guests, for the release before.
  await updateParty(tx, party.id, { state: 'booked', size: guests.length, cancelledBy: null, hold: null })
  await mailParty(tx, party, 'registration')
}
