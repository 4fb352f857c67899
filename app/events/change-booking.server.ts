import type { Transaction } from '#app/database/client.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { changeParty, type Changed, type ChangedGuest, type ChangeResult } from './parties/change-party.server.ts'
import { withToken } from './parties/find-party.server.ts'
import type { LockedEvent } from './parties/lock-event.server.ts'
import { oweRefund } from './refunds.server.ts'

/** What a guest changes by the link of a booking, over `version` only. */
export function changeBooking(token: string, version: number, guests: readonly ChangedGuest[]): Promise<ChangeResult> {
  return changeParty(withToken(token), version, guests, { along: settleSeats })
}

/** The contact is sent the booking as it is now: its calendar entry and price have changed. */
async function settleSeats(tx: Transaction, { party, freed, added }: Changed, event: LockedEvent): Promise<void> {
  if (freed > 0) await oweRefund(tx, party, event, freed)
  if (freed + added === 0 || !party.email) return
  const ref = `${party.id}:v${party.version + 1}`
  await enqueueMail(tx, { kind: 'registration-again', ref, recipient: party.email, language: party.language })
}
