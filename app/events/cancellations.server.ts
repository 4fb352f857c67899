import { and, eq, isNull } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventRegistrations, events } from '#app/database/schema.ts'
import { hashToken, storedLinkToken, linkToken } from '#app/platform/secrets/secrets.server.ts'
import { freeSeats } from './free-seats.server.ts'

const PURPOSE = 'cancel-registration'

export function linkTokenHash(registrationId: string): string {
  return hashToken(linkToken(PURPOSE, registrationId))
}

/** The token of the links in a registration's mails; null when its key is missing. */
export function registrationLinkToken({ id, cancelTokenHash }: { id: string; cancelTokenHash: string }): string | null {
  return storedLinkToken(PURPOSE, id, cancelTokenHash)
}

/** Minimum notice for a full refund, according to the terms. */
const REFUND_NOTICE_HOURS = 48

export async function findCancellation(token: string) {
  const [row] = await database
    .select({
      fullName: eventRegistrations.fullName,
      cancelledAt: eventRegistrations.cancelledAt,
      eventId: events.id,
      title: events.title,
      titleCa: events.titleCa,
      date: events.date,
    })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(eq(eventRegistrations.cancelTokenHash, hashToken(token)))
  if (!row) return null
  const hours = (row.date.getTime() - Date.now()) / 3_600_000
  const state: 'cancelled' | 'started' | 'open' = row.cancelledAt ? 'cancelled' : hours <= 0 ? 'started' : 'open'
  return { ...row, state, inTime: hours >= REFUND_NOTICE_HOURS }
}

export type CancellationResult =
  | { ok: true; inTime: boolean }
  | { ok: false; reason: 'unknown' | 'started' | 'cancelled' }

/** Safe to repeat. `inTime`: the refund notice was kept. */
export async function cancelRegistration(token: string): Promise<CancellationResult> {
  const found = await findCancellation(token)
  if (!found) return { ok: false, reason: 'unknown' }
  if (found.state !== 'open') return { ok: false, reason: found.state }
  const freed = await database.transaction(async (tx) => {
    const cancelled = await tx
      .update(eventRegistrations)
      .set({ cancelledAt: new Date(), updatedAt: new Date() })
      .where(and(eq(eventRegistrations.cancelTokenHash, hashToken(token)), isNull(eventRegistrations.cancelledAt)))
      .returning({ eventId: eventRegistrations.eventId })
    await freeSeats(tx, cancelled)
    return cancelled.length
  })
  return freed > 0 ? { ok: true, inTime: found.inTime } : { ok: false, reason: 'cancelled' }
}
