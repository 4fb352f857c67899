import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventParties, events } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import type { lockEvent } from '#app/seats/lock-event.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { listWaiting } from './list-waiting.server.ts'
import { seatsBeyond } from './beyond-capacity.ts'

const p = eventParties
type LockedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>

/** Free seats and who waits for them; `next` is the first party that fits entirely, while offers are possible. */
export async function readRoom(eventId: number) {
  const list = await listWaiting(eventId)
  if (!list) return { capacity: 0, free: 0, waiting: [], next: null }
  const { capacity, free, parties, next, offersOpen } = list
  const waiting = parties.filter(({ offer }) => offer === null)
  return {
    capacity,
    free,
    waiting: waiting.map(({ id, contactName, size }) => ({ id, name: contactName, size })),
    next: offersOpen && next ? { id: next.id, contactName: next.contactName, size: next.size } : null,
  }
}

/** Who asks for seats, and why the club gives more than it has or before the waiting list. */
type SeatsAsked = { size: number; reason: string | undefined; subject: string; actor: Actor }
export type RoomAsked = Pick<SeatsAsked, 'reason' | 'actor'> & { event: LockedEvent }

/**
 * Makes room in a locked event. Seats that are not there, or that somebody waits for, need a reason: then the capacity
 * grows by what is missing, which is audited with the reason.
 * @returns why there is no room
 */
export async function makeRoom(
  tx: Transaction,
  event: LockedEvent,
  { size, reason, subject, actor }: SeatsAsked,
): Promise<'full' | 'line' | null> {
  const waiting = await tx
    .select({ id: p.id, name: p.contactName, size: p.size })
    .from(p)
    .where(and(eq(p.eventId, event.id), eq(p.state, 'waiting')))
    .orderBy(asc(p.queuedAt), asc(p.id))
  const beyond = seatsBeyond({ capacity: event.capacity, free: event.free, waiting }, size)
  if (!beyond) return null
  if (!reason) return beyond.chairs > 0 ? 'full' : 'line'
  if (beyond.chairs > 0)
    await updateVersioned(tx, events, eq(events.id, event.id), {
      maxParticipants: sql`${events.maxParticipants} + ${beyond.chairs}`,
    })
  await audit(tx, {
    actor: actor.id,
    action: 'registration.seated-beyond',
    subject,
    fields: [`+${beyond.chairs}`, reason],
  })
  return null
}
