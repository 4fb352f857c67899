import { eq, inArray, type SQL } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { offerSeats } from '#app/seats/offers.server.ts'
import { findParty, type Party } from './find-party.server.ts'
import { lockEvent, type LockedEvent, type SeatedBy } from '#app/seats/lock-event.server.ts'
import { addGuests } from './add-guests.server.ts'
import { cancelGuests } from './cancel-seats.server.ts'
import { clearSeats, findReplaced, updateGuests, type ChangedGuest } from './changed-guests.server.ts'
import { contactName, findRefusal, findTakenRefusal, type ChangeRefusal } from './change-refusals.server.ts'

const p = eventParties
/** `freed` and `added` count seats; `left` had the freed ones, `replaced` are seats of another person now. */
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
