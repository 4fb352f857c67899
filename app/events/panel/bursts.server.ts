import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { enqueueMail, eraseQueuedMails } from '#app/platform/mail/mail.server.ts'
import { listBurstRegistrations } from '#app/events/bursts.server.ts'
import { confirmWhere, type ConfirmationResult } from '#app/events/confirmations.server.ts'
import { freeSeats } from '#app/events/free-seats.server.ts'

const r = eventRegistrations

export type Undoing = {
  id: string
  confirmedToo: boolean
  notify: boolean
}

/** Cancels in one transaction; confirmed registrations only on request, always with a mail. Safe to repeat. */
export async function undoBurst(
  eventId: number,
  { id, confirmedToo, notify }: Undoing,
  actor: Actor,
): Promise<{ cancelled: number; freed: number }> {
  return database.transaction(async (tx) => {
    const rows = await lockUndoable(tx, await listBurstRegistrations(tx, id))
    const undone = confirmedToo ? rows : rows.filter(({ hold }) => hold !== 'confirmed')
    if (undone.length === 0) return { cancelled: 0, freed: 0 }
    const ids = undone.map((row) => row.id)
    const cancelled = {
      hold: null,
      heldUntil: null,
      cancelledAt: sql`coalesce(${r.cancelledAt}, now())`,
      cancelledBy: 'office' as const,
      attendedAt: null,
      updatedAt: new Date(),
      version: sql`${r.version} + 1`,
    }
    await tx.update(r).set(cancelled).where(inArray(r.id, ids))
    // Mails that are still queued are obsolete.
    await eraseQueuedMails(tx, 'registration', ids)
    for (const row of undone.filter(({ hold }) => notify || hold === 'confirmed'))
      await enqueueCancellationMail(tx, row)
    await audit(tx, {
      actor: actor.id,
      action: 'registrations.burst-undone',
      subject: String(eventId),
      fields: [String(undone.length)],
    })
    const seats = undone.filter(({ cancelledAt }) => cancelledAt === null)
    await freeSeats(tx, seats)
    return { cancelled: undone.length, freed: seats.length }
  })
}

/** Registrations with a seat or a chance of one, locked in the order of their ids. */
async function lockUndoable(tx: Transaction, ids: string[]) {
  if (ids.length === 0) return []
  return tx
    .select({
      id: r.id,
      eventId: r.eventId,
      email: r.email,
      language: r.language,
      hold: r.hold,
      cancelledAt: r.cancelledAt,
    })
    .from(r)
    .where(and(inArray(r.id, ids), or(isNull(r.cancelledAt), eq(r.hold, 'released'))))
    .orderBy(r.id)
    .for('update')
}

async function enqueueCancellationMail(
  tx: Transaction,
  { id, email, language }: { id: string; email: string; language: 'es' | 'ca' },
): Promise<void> {
  await enqueueMail(tx, { kind: 'registration-cancelled', ref: id, recipient: email, language })
}

export async function confirmGuest(eventId: number, registrationId: string, actor: Actor): Promise<ConfirmationResult> {
  return confirmWhere(and(eq(r.id, registrationId), eq(r.eventId, eventId)), (tx) =>
    audit(tx, { actor: actor.id, action: 'registration.confirmed', subject: registrationId }),
  )
}
