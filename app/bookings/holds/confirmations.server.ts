import { eq, type SQL } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { confirmationKind } from '#app/mail-kinds.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { releaseOverdueHolds } from '#app/bookings/parties/holds.server.ts'
import { restoreParty } from '#app/bookings/parties/cancel-seats.server.ts'
import { withToken } from '#app/bookings/parties/find-party.server.ts'
import { lockEvent, type LockedEvent, type SeatedBy } from '#app/seats/lock-event.server.ts'
import { findSeatsRefusal } from '#app/seats/seats-refusal.server.ts'
import { activePersonCondition } from '#app/bookings/parties/same-person.server.ts'
import { confirmationStateOf } from './find-confirmation.server.ts'

const p = eventParties

export type ConfirmationResult = { ok: true } | { ok: false; reason: 'unknown' | 'cancelled' | 'begun' | 'full' }

export async function confirmBooking(token: string): Promise<ConfirmationResult> {
  return confirmWhere(withToken(token), 'guest')
}

type Along = (tx: Transaction) => Promise<void>

/** Safe to repeat; releases overdue holds when the event is full. @param along runs once, in the same transaction */
export async function confirmWhere(
  which: SQL | undefined,
  by: SeatedBy,
  along: Along = async () => {},
): Promise<ConfirmationResult> {
  const tryToConfirm = () => database.transaction((tx) => confirm(tx, which, by, along))
  const outcome = await tryToConfirm()
  const full = !outcome.ok && outcome.reason === 'full'
  return full && (await releaseOverdueHolds()) > 0 ? await tryToConfirm() : outcome
}

async function confirm(
  tx: Transaction,
  which: SQL | undefined,
  by: SeatedBy,
  along: Along,
): Promise<ConfirmationResult> {
  const [seen] = await tx.select({ id: p.id, eventId: p.eventId }).from(p).where(which)
  const event = seen && (await lockEvent(tx, seen.eventId, by))
  if (!event) return { ok: false, reason: 'unknown' }
  const [row] = await tx.select(columns).from(p).where(eq(p.id, seen.id)).for('update')
  if (!row) return { ok: false, reason: 'unknown' }
  const state = confirmationStateOf({ ...row, date: event.date, status: event.status })
  if (state === 'cancelled' || state === 'begun') return { ok: false, reason: state }
  if (state === 'booked') return { ok: true }
  if (state === 'held') await markConfirmed(tx, row)
  else if (!(await confirmReleased(tx, row, event, by))) return { ok: false, reason: 'full' }
  await along(tx)
  return { ok: true }
}

const columns = pick(p, 'id', 'eventId', 'size', 'email', 'nameKey', 'language', 'hold', 'cancelledAt')
type Row = Pick<typeof p.$inferSelect, keyof typeof columns>

/** Confirms the newer booking if the person registered again. @returns false when the seats are not free */
async function confirmReleased(tx: Transaction, row: Row, event: LockedEvent, by: SeatedBy): Promise<boolean> {
  const [active] = await tx.select(columns).from(p).where(activePersonCondition(row)).for('update')
  if (active) {
    if (active.hold === 'held') await markConfirmed(tx, active)
    return true
  }
  if (!event.takesBookings || (await findSeatsRefusal(tx, event, { partyId: row.id, seats: row.size, by })))
    return false
  await restoreParty(tx, row, 'confirmed')
  await enqueueConfirmation(tx, row)
  return true
}

async function markConfirmed(tx: Transaction, row: Row): Promise<void> {
  await updateVersioned(tx, p, eq(p.id, row.id), { hold: 'confirmed', heldUntil: null })
  await enqueueConfirmation(tx, row)
}

async function enqueueConfirmation(tx: Transaction, { id, size, email, language }: Row): Promise<void> {
  if (!email) return
  await enqueueMail(tx, { kind: confirmationKind(size), ref: id, data: { partyId: id }, recipient: email, language })
}
