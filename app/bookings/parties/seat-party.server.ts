import type { Transaction } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import { confirmationKind } from '#app/mail-kinds.ts'
import { mailParty } from '#app/seats/offers.server.ts'
import { updateParty, type WaitingPartyRow } from '#app/seats/waiting-party.server.ts'
import { addGuests } from './add-guests.server.ts'
import { moveGuests } from './move-guests.server.ts'
import type { GuestFields } from './new-guests.server.ts'
import { partyTokenHash } from './party-links.server.ts'
import { makeRoom, type RoomAsked } from './room.server.ts'
import { nameKey } from './same-person.server.ts'

const p = eventParties

type Row = typeof p.$inferInsert
type NewParty = { id: string } & Pick<
  Row,
  'eventId' | 'contactName' | 'language' | 'privacyVersion' | 'privacyNotice'
> &
  Partial<Pick<Row, 'phone' | 'tableLabel' | 'paymentState' | 'seatPrice' | 'refundNoticeHours'>>

/**
 * Whom the club or an offer seats in a locked event. `walk-in` asks for room. `waiting` has its seats: they were
 * offered, or the capacity has grown. `moved` has those of the booking that its guests, named by their ids, leave.
 */
type Seating =
  | { kind: 'walk-in'; party: NewParty; guests: readonly GuestFields[]; room: RoomAsked }
  | { kind: 'waiting'; party: WaitingPartyRow; guests: readonly GuestFields[] }
  | { kind: 'moved'; party: NewParty; guests: readonly string[] }

type Refusal<Of extends Seating> = Of extends { kind: 'walk-in' } ? 'full' | 'line' | null : null

/**
 * Books a party, the first of whose guests is its contact, with its guests. Visitors and the office book with
 * `bookParty`.
 * @returns why there is no room
 */
export async function seatParty<Of extends Seating>(tx: Transaction, seating: Of): Promise<Refusal<Of>>
export async function seatParty(tx: Transaction, seating: Seating): Promise<'full' | 'line' | null> {
  switch (seating.kind) {
    case 'walk-in': {
      const { party, guests, room } = seating
      const refusal = await makeRoom(tx, room.event, { ...room, size: guests.length, subject: party.id })
      if (refusal) return refusal
      await insertParty(tx, party, guests.length)
      await addGuests(tx, party, guests)
      return null
    }
    case 'waiting':
      await seatWaiting(tx, seating.party, seating.guests)
      return null
    case 'moved':
      await insertParty(tx, seating.party, seating.guests.length)
      await moveGuests(tx, seating.guests, seating.party.id)
      return null
  }
}

async function insertParty(tx: Transaction, party: NewParty, size: number): Promise<void> {
  await tx
    .insert(p)
    .values({
      ...party,
      state: 'booked',
      size,
      nameKey: nameKey(party.contactName),
      tokenHash: partyTokenHash(party.id),
      byClub: true,
    })
}

async function seatWaiting(tx: Transaction, party: WaitingPartyRow, guests: readonly GuestFields[]): Promise<void> {
  const named = guests.map((guest, index) => (index === 0 ? { ...guest, fullName: party.contactName } : guest))
  await addGuests(tx, party, named)
  await updateParty(tx, party.id, { state: 'booked', size: guests.length, cancelledBy: null, hold: null })
  await mailParty(tx, party, confirmationKind(guests.length))
}
