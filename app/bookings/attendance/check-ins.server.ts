import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventCheckins, eventRegistrations } from '#app/database/schema.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import type { LiveCheckIn } from './operations.ts'
import type { SentOperation } from './door-forms.ts'
import type { DoorRefusal } from './door-list.ts'

const c = eventCheckins
const r = eventRegistrations

const DAY_MS = 24 * 60 * 60_000

type By = { actor: Actor; device?: string | undefined }

/** Safe to repeat, in any order. @returns the operations of guests who have no seat any more */
export function applyOperations(eventId: number, operations: readonly SentOperation[], by: By): Promise<DoorRefusal[]> {
  if (operations.length === 0) return Promise.resolve([])
  return database.transaction(async (tx) => {
    const guests = await lockGuests(
      tx,
      eventId,
      operations.map(({ guest }) => guest),
    )
    const refused: DoorRefusal[] = []
    const changed: Changed[] = []
    for (const operation of operations) {
      const guest = guests.get(operation.guest.toLowerCase())
      if (!guest) refused.push({ guest: operation.guest, reason: 'unknown' })
      else if (operation.kind === 'out') changed.push(...(await undo(tx, eventId, operation, by)))
      else if (guest.cancelledAt) refused.push({ guest: operation.guest, reason: 'cancelled' })
      else changed.push(...(await checkIn(tx, eventId, operation, by)))
    }
    for (const { guest, action } of changed)
      await audit(tx, { actor: by.actor.id, action, subject: guests.get(guest)?.partyId ?? guest })
    return refused
  })
}

type Changed = { guest: string; action: 'registration.attended' | 'registration.not-attended' }

/** In the order of their ids, so that phones that send at the same time do not wait for each other in a circle. */
async function lockGuests(tx: Transaction, eventId: number, ids: readonly string[]) {
  const rows = await tx
    .select({ id: r.id, partyId: r.partyId, cancelledAt: r.cancelledAt })
    .from(r)
    .where(and(inArray(r.id, [...new Set(ids)]), eq(r.eventId, eventId), isNull(r.erasedAt)))
    .orderBy(asc(r.id))
    .for('no key update')
  return new Map(rows.map((row) => [row.id, row]))
}

async function checkIn(
  tx: Transaction,
  eventId: number,
  operation: SentOperation & { kind: 'in' },
  by: By,
): Promise<Changed[]> {
  const made = await tx
    .insert(c)
    .values({
      id: operation.id,
      guestId: operation.guest,
      eventId,
      at: happenedAt(operation),
      device: by.device ?? null,
      actor: by.actor.id,
    })
    .onConflictDoNothing()
    .returning({ guest: c.guestId })
  return made.map(({ guest }) => ({ guest, action: 'registration.attended' as const }))
}

/** A check-in that is still on its way is written as undone. */
async function undo(
  tx: Transaction,
  eventId: number,
  operation: SentOperation & { kind: 'out' },
  by: By,
): Promise<Changed[]> {
  if (operation.ids.length === 0) return []
  const undone = { undoneAt: happenedAt(operation), undoneBy: by.actor.id }
  const rows = await tx
    .insert(c)
    .values(
      [...new Set(operation.ids)].map((id) => ({
        id,
        guestId: operation.guest,
        eventId,
        at: undone.undoneAt,
        ...undone,
      })),
    )
    .onConflictDoUpdate({
      target: c.id,
      set: undone,
      setWhere: and(isNull(c.undoneAt), eq(c.guestId, operation.guest)),
    })
    .returning({ guest: c.guestId })
  return rows.slice(0, 1).map(({ guest }) => ({ guest, action: 'registration.not-attended' as const }))
}

/** By this clock: that of the phone may be wrong. */
export function happenedAt({ agoMs }: { agoMs: number }): Date {
  return new Date(Date.now() - Math.min(agoMs, DAY_MS))
}

export async function listLiveCheckIns(eventId: number): Promise<LiveCheckIn[]> {
  const rows = await database
    .select({ guest: c.guestId, id: c.id })
    .from(c)
    .innerJoin(r, eq(r.id, c.guestId))
    .where(and(eq(c.eventId, eventId), isNull(c.undoneAt), isNull(r.cancelledAt)))
    .orderBy(asc(c.at), asc(c.id))
  return rows.map(({ guest, id }) => [guest, id] as const)
}
