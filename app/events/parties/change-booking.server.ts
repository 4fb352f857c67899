import type { Transaction } from '#app/database/client.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { changeParty, type Changed, type ChangeResult } from './change-party.server.ts'
import type { ChangedGuest } from './changed-guests.server.ts'
import { withToken } from './find-party.server.ts'
import type { LockedEvent } from './lock-event.server.ts'
import { oweRefund } from '#app/events/cancellations/refunds.server.ts'

/** What a guest changes by the link of a booking, over `version` only. */
export function changeBooking(token: string, version: number, guests: readonly ChangedGuest[]): Promise<ChangeResult> {
  return changeParty(withToken(token), version, guests, { along: settleSeats })
}

/** The contact is sent a receipt for seats given back, or the larger booking: entry and price have changed. */
async function settleSeats(tx: Transaction, { party, freed, added, left }: Changed, event: LockedEvent): Promise<void> {
  const seats = freed - added
  const refund = seats > 0 ? await oweRefund(tx, party.id, event, left.slice(0, seats)) : 0
  if (freed + added === 0 || !party.email) return
  const mail = { recipient: party.email, language: party.language }
  const ref = `${party.id}:v${party.version + 1}`
  if (seats > 0) await enqueueMail(tx, { ...mail, kind: 'registration-receipt', ref: `${ref}:${seats}:${refund}` })
  else await enqueueMail(tx, { ...mail, kind: 'registration-again', ref })
}
