import type { Transaction } from '#app/database/client.server.ts'
import { addGuests } from '#app/bookings/parties/add-guests.server.ts'
import type { GuestFields } from '#app/bookings/parties/new-guests.server.ts'
import { confirmationKind } from '#app/mail-kinds.ts'
import { mailParty } from '#app/seats/offers.server.ts'
import { updateParty, type WaitingPartyRow } from '#app/seats/waiting-party.server.ts'

/** Books a party of the waiting list for these guests, the first of whom is its contact, and confirms it by mail. */
export async function seatParty(tx: Transaction, party: WaitingPartyRow, guests: readonly GuestFields[]) {
  const seated = guests.map((guest, index) => (index === 0 ? { ...guest, fullName: party.contactName } : guest))
  await addGuests(tx, party, seated)
  await updateParty(tx, party.id, { state: 'booked', size: guests.length, cancelledBy: null, hold: null })
  await mailParty(tx, party, confirmationKind(guests.length))
}
