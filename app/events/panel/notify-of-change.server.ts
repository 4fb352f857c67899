import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventRegistrations, events } from '#app/database/schema.ts'
import { changedFacts } from '#app/events/changed-facts.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'

type Event = typeof events.$inferSelect
const r = eventRegistrations

/** The terms: when date, place or price change, guests are told and may cancel with a full refund. */
export async function notifyOfChange(tx: Transaction, before: Event, after: Event): Promise<void> {
  const changed = changedFacts(before, after)
  if (changed.length === 0 || before.date <= new Date()) return
  await tx.update(events).set({ changedAt: new Date() }).where(eq(events.id, after.id))
  const guests = await tx
    .select({ id: r.id, email: r.email, language: r.language })
    .from(r)
    .where(and(eq(r.eventId, after.id), isNull(r.cancelledAt), ne(r.privacyVersion, 'demo')))
  for (const { id, email, language } of guests) {
    const ref = `${id}:v${after.version}:${changed.join('+')}`
    await enqueueMail(tx, { kind: 'event-changed', ref, recipient: email, language })
  }
}
