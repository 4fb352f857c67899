import { and, eq, inArray, isNull } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { lockEvent, type LockedEvent } from '#app/seats/lock-event.server.ts'
import { oweSeats } from '#app/bookings/parties/refunds.server.ts'
import { isVisibleRow } from '#app/database/visible-events.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { liveStates } from '#app/seats/party-states.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { isDemoParty, isReal } from '#app/seats/demo-parties.server.ts'
import { hasBegun } from '#app/events/event-times.ts'

type EventCancellation =
  | { ok: true }
  | { ok: false; reason: 'unknown' | 'cancelled' | 'hidden' | 'begun' }
  | { ok: false; reason: 'more-parties'; now: number }

const p = eventParties
const r = eventRegistrations

/**
 * Its page stays. Bookings keep their seats, with a refund that is due; the waiting list ends. Each party is told once.
 * @param agreed parties named in the confirmation; refused if there are more
 */
export async function cancelEvent(id: number, agreed: number, actor: Actor): Promise<EventCancellation> {
  return database.transaction(async (tx) => {
    const event = await lockEvent(tx, id, 'club')
    const refusal = findRefusal(event)
    if (refusal || !event) return { ok: false, reason: refusal ?? 'unknown' }
    const parties = await tx
      .select({ id: p.id, state: p.state, email: p.email, language: p.language, privacyVersion: p.privacyVersion })
      .from(p)
      .where(and(eq(p.eventId, id), inArray(p.state, liveStates)))
      .orderBy(p.id)
    if (parties.length > agreed) return { ok: false, reason: 'more-parties', now: parties.length }
    await writeCancellation(tx, event)
    for (const party of parties) {
      if (party.email === null || isDemoParty(party)) continue
      const { id: partyId, email: recipient, language } = party
      await enqueueMail(tx, { kind: 'event-called-off', ref: partyId, data: { partyId }, recipient, language })
    }
    await audit(tx, { actor: actor.id, action: 'event.cancelled', subject: String(id) })
    return { ok: true }
  })
}

function findRefusal(event: LockedEvent | null) {
  if (!event) return 'unknown'
  if (event.status === 'cancelled') return 'cancelled'
  if (event.status === 'draft') return 'hidden'
  return hasBegun(event, new Date()) ? 'begun' : null
}

async function writeCancellation(tx: Transaction, event: LockedEvent): Promise<void> {
  const now = new Date()
  await updateVersioned(tx, events, eq(events.id, event.id), {
    status: 'cancelled',
    cancelledAt: now,
    // An event that was not visible yet stays invisible.
    publishedAt: isVisibleRow(event, now) ? event.publishedAt : null,
  })
  const waiting = and(eq(p.eventId, event.id), inArray(p.state, ['waiting', 'offered']))
  await updateVersioned(tx, p, waiting, { state: 'cancelled', cancelledAt: now, cancelledBy: 'office' })
  const booked = and(eq(p.eventId, event.id), eq(p.state, 'booked'))
  await updateVersioned(tx, p, booked)
  const seats = tx.select({ id: p.id }).from(p).where(and(booked, isReal))
  await oweSeats(tx, and(inArray(r.partyId, seats), isNull(r.cancelledAt)))
}
