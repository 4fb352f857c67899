import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { eraseQueuedMails } from '#app/platform/mail/queued-mails.server.ts'
import { listBurstParties } from '#app/bookings/holds/bursts.server.ts'
import { confirmWhere, type ConfirmationResult } from '#app/bookings/holds/confirmations.server.ts'
import { cancelParties } from '#app/bookings/parties/cancel-seats.server.ts'
import { listGuestsOf } from '#app/bookings/parties/find-party.server.ts'
import { lockEvent, type LockedEvent } from '#app/seats/lock-event.server.ts'
import { oweRefund } from '#app/bookings/parties/refunds.server.ts'
import { offerSeats } from '#app/seats/offers.server.ts'
import { tellOfCancellation } from './seats/seat-changes.server.ts'

const p = eventParties

type Undoing = { id: string; confirmedToo: boolean; notify: boolean }

/**
 * Cancels in one transaction; confirmed bookings only on request, always with a mail. Safe to repeat.
 * @returns how many parties it has cancelled, and how many seats are free again
 */
export async function undoBurst(
  eventId: number,
  { id, confirmedToo, notify }: Undoing,
  actor: Actor,
): Promise<{ cancelled: number; freed: number }> {
  return database.transaction(async (tx) => {
    const { events, rows } = await lockUndoable(tx, await listBurstParties(tx, id))
    const undone = confirmedToo ? rows : rows.filter(({ hold }) => hold !== 'confirmed')
    if (undone.length === 0) return { cancelled: 0, freed: 0 }
    const ids = undone.map((row) => row.id)
    const booked = undone.filter(({ state }) => state === 'booked')
    for (const { id, eventId } of booked.filter(({ hold }) => hold === 'confirmed')) {
      const event = events.get(eventId)
      const guests = await listGuestsOf(id, tx)
      const guestIds = guests.map((guest) => guest.id)
      if (event) await oweRefund(tx, id, event, guestIds)
    }
    await cancelParties(
      tx,
      booked.map((row) => row.id),
      { by: 'office' },
    )
    await endHolds(tx, ids)
    // Mails that are still queued are obsolete.
    await eraseQueuedMails(tx, 'partyId', ids)
    for (const row of undone.filter(({ hold }) => notify || hold === 'confirmed')) await tellOfCancellation(tx, row)
    await audit(tx, {
      actor: actor.id,
      action: 'registrations.burst-undone',
      subject: String(eventId),
      fields: [String(undone.length)],
    })
    for (const id of new Set(booked.map((row) => row.eventId))) await offerSeats(tx, id)
    return { cancelled: undone.length, freed: booked.reduce((seats, { size }) => seats + size, 0) }
  })
}

/** Nothing is left to confirm. */
async function endHolds(tx: Transaction, ids: string[]): Promise<void> {
  const ended = { hold: null, heldUntil: null, cancelledBy: 'office' as const, updatedAt: new Date() }
  await tx.update(p).set(ended).where(inArray(p.id, ids))
  await tx
    .update(eventRegistrations)
    .set({ attendedAt: null, cancelledBy: 'office' })
    .where(inArray(eventRegistrations.partyId, ids))
}

/** Parties with seats or a chance of them, whose events are locked in the order of their ids. */
async function lockUndoable(tx: Transaction, ids: string[]) {
  const locked = new Map<number, LockedEvent>()
  if (ids.length === 0) return { events: locked, rows: [] }
  const columns = pick(p, 'id', 'eventId', 'size', 'email', 'language', 'hold', 'state', 'version')
  const undoable = and(inArray(p.id, ids), or(eq(p.state, 'booked'), eq(p.hold, 'released')))
  const inEvents = await tx.selectDistinct({ id: p.eventId }).from(p).where(undoable).orderBy(asc(p.eventId))
  for (const { id } of inEvents) {
    const event = await lockEvent(tx, id, 'club')
    if (event) locked.set(id, event)
  }
  const rows = await tx.select(columns).from(p).where(undoable).orderBy(p.id).for('update')
  return { events: locked, rows }
}

export async function confirmGuest(eventId: number, partyId: string, actor: Actor): Promise<ConfirmationResult> {
  return confirmWhere(and(eq(p.id, partyId), eq(p.eventId, eventId)), 'club', (tx) =>
    audit(tx, { actor: actor.id, action: 'registration.confirmed', subject: partyId }),
  )
}
