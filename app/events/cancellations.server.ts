import { and, eq, isNull } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventRegistrations, events } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { clubMailbox } from '#app/platform/club.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
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

type Terms = { date: Date; /** Of the event's essential facts. */ changedAt: Date | null; registeredAt: Date }

/** Whether cancelling at this moment gives a full refund: in time, or after a change of what was registered for. */
export function isInTime({ date, changedAt, registeredAt }: Terms, at: Date): boolean {
  if (changedAt && changedAt > registeredAt) return true
  return date.getTime() - at.getTime() >= REFUND_NOTICE_HOURS * 3_600_000
}

export async function findCancellation(token: string) {
  const [row] = await database
    .select({
      fullName: eventRegistrations.fullName,
      cancelledAt: eventRegistrations.cancelledAt,
      eventId: events.id,
      title: events.title,
      titleCa: events.titleCa,
      date: events.date,
      price: events.price,
      changedAt: events.changedAt,
      registeredAt: eventRegistrations.createdAt,
    })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(eq(eventRegistrations.cancelTokenHash, hashToken(token)))
  if (!row) return null
  const now = new Date()
  const state: 'cancelled' | 'started' | 'open' = row.cancelledAt ? 'cancelled' : row.date <= now ? 'started' : 'open'
  return { ...row, state, inTime: isInTime(row, now) }
}

export type CancellationResult =
  | { ok: true; inTime: boolean; price: number }
  | { ok: false; reason: 'unknown' | 'started' | 'cancelled' }

/** Safe to repeat. Sends the person a receipt and tells the club. `inTime`: the refund notice was kept. */
export async function cancelRegistration(token: string): Promise<CancellationResult> {
  const found = await findCancellation(token)
  if (!found) return { ok: false, reason: 'unknown' }
  if (found.state !== 'open') return { ok: false, reason: found.state }
  const freed = await database.transaction(async (tx) => {
    const cancelled = await tx
      .update(eventRegistrations)
      .set({ cancelledAt: new Date(), cancelledBy: 'guest', updatedAt: new Date() })
      .where(and(eq(eventRegistrations.cancelTokenHash, hashToken(token)), isNull(eventRegistrations.cancelledAt)))
      .returning(cancelledColumns)
    for (const registration of cancelled) await enqueueReceipt(tx, registration)
    await freeSeats(tx, cancelled)
    return cancelled.length
  })
  return freed > 0 ? { ok: true, inTime: found.inTime, price: found.price } : { ok: false, reason: 'cancelled' }
}

const cancelledColumns = {
  id: eventRegistrations.id,
  eventId: eventRegistrations.eventId,
  email: eventRegistrations.email,
  language: eventRegistrations.language,
}

async function enqueueReceipt(
  tx: Transaction,
  { id, email, language }: { id: string; email: string; language: Language },
) {
  await enqueueMail(tx, { kind: 'registration-receipt', ref: id, recipient: email, language })
  await enqueueMail(tx, { kind: 'registration-left', ref: id, recipient: clubMailbox(), language: 'es' })
}
