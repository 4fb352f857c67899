import type { Transaction } from '#app/database/client.server.ts'
import { refOfFewerSeats } from './cancellation-ref.ts'
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

/** The contact is sent a receipt for seats given back, and the club is told of them; or the larger booking is sent. */
async function settleSeats(tx: Transaction, { party, freed, added, left }: Changed, event: LockedEvent): Promise<void> {
  const seats = freed - added
  if (freed + added === 0) return
  const mail = { recipient: party.email ?? '', language: party.language }
  if (seats <= 0) {
    const ref = `${party.id}:v${party.version + 1}`
    if (party.email) await enqueueMail(tx, { ...mail, kind: 'registration-again', ref })
    return
  }
  const gone = left.slice(0, seats)
  const refund = await oweRefund(tx, party.id, event, gone)
  const isLate = !isInTime({ ...event, ...party, registeredAt: party.seatedAt }, new Date())
  const isForfeited = isLate && (await arePaid(tx, gone))
  const guests = added === 0 ? left : []
  const ref = refOfFewerSeats({ partyId: party.id, version: party.version + 1, seats, guests, refund, isForfeited })
  if (party.email) await enqueueMail(tx, { ...mail, kind: 'registration-receipt', ref })
  const club = clubMailbox()
  const clubLanguage = await teamLanguage(tx, club)
  await enqueueMail(tx, { kind: 'registration-left', ref, recipient: club, language: clubLanguage })
}
