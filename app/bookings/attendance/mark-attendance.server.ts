import { eventCheckins, eventRegistrations } from '#app/database/schema.ts'
import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import type { SentOperation } from './door-forms.ts'
import { applyOperations } from './check-ins.server.ts'

const c = eventCheckins
const r = eventRegistrations

/**
 * Without a phone that has seen check-ins: undoes every one there is.
 * @returns false when the guest is cancelled or deleted
 */
export async function markAttendance(eventId: number, guest: string, attended: boolean, actor: Actor) {
  const live = await database
    .select({ id: c.id })
    .from(c)
    .where(and(eq(c.eventId, eventId), eq(c.guestId, guest), isNull(c.undoneAt)))
  const ids = live.map(({ id }) => id)
  if (attended && ids.length > 0) return true
  // The details of an older dinner are erased.
  if (!attended && ids.length === 0) return clearAttendance(eventId, guest, actor)
  const operation: SentOperation = attended
    ? { kind: 'in', id: randomUUID(), guest, agoMs: 0 }
    : { kind: 'out', guest, ids, agoMs: 0 }
  return (await applyOperations(eventId, [operation], { actor })).length === 0
}

function clearAttendance(eventId: number, guest: string, actor: Actor): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [before] = await tx
      .select({ partyId: r.partyId, attendedAt: r.attendedAt })
      .from(r)
      .where(and(eq(r.id, guest), eq(r.eventId, eventId), isNull(r.cancelledAt)))
      .for('no key update')
    if (!before) return false
    if (!before.attendedAt) return true
    await tx.update(r).set({ attendedAt: null, updatedAt: new Date() }).where(eq(r.id, guest))
    await audit(tx, { actor: actor.id, action: 'registration.not-attended', subject: before.partyId ?? guest })
    return true
  })
}
