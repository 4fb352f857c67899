import { eq } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, events } from '#app/database/schema.ts'
import { clubMailbox } from '#app/platform/club.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { cancelParty } from './parties/cancel-party.server.ts'
import { withToken, type Party } from './parties/find-party.server.ts'

const p = eventParties

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
      fullName: p.contactName,
      size: p.size,
      state: p.state,
      eventId: events.id,
      title: events.title,
      titleCa: events.titleCa,
      date: events.date,
      price: events.price,
      changedAt: events.changedAt,
      registeredAt: p.createdAt,
    })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(withToken(token))
  if (!row) return null
  const now = new Date()
  const state: 'cancelled' | 'started' | 'open' =
    row.state !== 'booked' ? 'cancelled' : row.date <= now ? 'started' : 'open'
  return { ...row, state, inTime: isInTime(row, now) }
}

export type CancellationResult =
  | { ok: true; inTime: boolean; /** Of all seats. */ price: number }
  | { ok: false; reason: 'unknown' | 'started' | 'cancelled' }

/** Safe to repeat. Sends the person a receipt and tells the club. `inTime`: the refund notice was kept. */
export async function cancelBooking(token: string): Promise<CancellationResult> {
  const outcome = await cancelParty(withToken(token), { along: enqueueReceipt })
  if (!outcome.ok) return outcome
  const { party, event } = outcome
  return {
    ok: true,
    inTime: isInTime({ ...event, registeredAt: party.createdAt }, new Date()),
    price: event.price * party.size,
  }
}

async function enqueueReceipt(tx: Transaction, { id, email, language }: Party) {
  if (email) await enqueueMail(tx, { kind: 'registration-receipt', ref: id, recipient: email, language })
  await enqueueMail(tx, { kind: 'registration-left', ref: id, recipient: clubMailbox(), language: 'es' })
}
