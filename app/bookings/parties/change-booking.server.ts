import type { Transaction } from '#app/database/client.server.ts'
import { isInTime } from '#app/seats/refund-terms.ts'
import { clubMailbox } from '#app/platform/club.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { teamLanguage } from '#app/platform/mail/team-language.server.ts'
import { changeParty, type Changed, type ChangeResult } from './change-party.server.ts'
import type { ChangedGuest } from './changed-guests.server.ts'
import { withToken } from './find-party.server.ts'
import type { LockedEvent } from '#app/seats/lock-event.server.ts'
import { arePaid, oweRefund } from './refunds.server.ts'

/** What a guest changes by the link of a booking, over `version` only. */
export function changeBooking(token: string, version: number, guests: readonly ChangedGuest[]): Promise<ChangeResult> {
  return changeParty(withToken(token), version, guests, { along: settleSeats })
}

type ChangedSeats = Omit<Changed, 'replaced'>

/** The contact is sent a receipt for seats given back, and the club is told of them; or the larger booking is sent. */
export async function settleSeats(
  tx: Transaction,
  { party, freed, added, left }: ChangedSeats,
  event: LockedEvent,
): Promise<void> {
  const seats = freed - added
  if (freed + added === 0) return
  const { id: partyId, email, language } = party
  const ref = `${partyId}:v${party.version + 1}`
  if (seats <= 0) {
    if (email) await enqueueMail(tx, { kind: 'registration-again', ref, data: { partyId }, recipient: email, language })
    return
  }
  const gone = left.slice(0, seats)
  const refund = await oweRefund(tx, partyId, event, gone)
  const isLate = !isInTime({ ...event, ...party, registeredAt: party.seatedAt }, new Date())
  const isForfeited = isLate && (await arePaid(tx, gone))
  const data = { partyId, fewer: { seats, guestIds: added === 0 ? left : [], refund, isForfeited } }
  if (email) await enqueueMail(tx, { kind: 'registration-receipt', ref, data, recipient: email, language })
  const club = clubMailbox()
  const clubLanguage = await teamLanguage(tx, club)
  await enqueueMail(tx, { kind: 'registration-left', ref, data, recipient: club, language: clubLanguage })
}
