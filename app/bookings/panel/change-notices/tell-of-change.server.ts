import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventChanges, eventParties, events } from '#app/database/schema.ts'
import { changedFacts } from '#app/bookings/mails/changed-facts.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { factsOf, isTold, quietReason, type ChangeAnswer, type Event } from './change-notices.server.ts'

const p = eventParties

/**
 * The terms: when date, place or price change, parties are told and may cancel with a full refund. The refund is theirs
 * also when nobody is told.
 */
export async function tellOfChange(tx: Transaction, before: Event, after: Event, answer: ChangeAnswer | undefined) {
  const changed = changedFacts(before, after)
  if (changed.length === 0 || before.date <= new Date() || before.status !== 'published') return
  if (answer?.tell.startsWith('no:')) return
  await tx.update(events).set({ changedAt: new Date() }).where(eq(events.id, after.id))
  await tx.insert(eventChanges).values({ eventId: after.id, version: after.version, ...factsOf(before) })
  if (quietReason(answer)) return
  const parties = await tx.select({ id: p.id, email: p.email, language: p.language }).from(p).where(isTold(after.id))
  for (const { id, email, language } of parties) {
    if (email === null) continue
    const data = { partyId: id, version: after.version, facts: changed }
    await enqueueMail(tx, { kind: 'event-changed', ref: `${id}:v${after.version}`, data, recipient: email, language })
  }
}
