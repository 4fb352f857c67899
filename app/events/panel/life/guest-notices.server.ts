import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { deletedEvents, eventParties, type events } from '#app/database/schema.ts'
import { entrySequence } from '#app/events/calendar/party-calendar.server.ts'
import { liveStates } from '#app/events/parties/party-states.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { isReal } from '#app/events/parties/demo-parties.server.ts'

type Event = typeof events.$inferSelect
const p = eventParties

/** Parties that are told when their event is deleted. */
export const isNotified = and(inArray(p.state, liveStates), isNotNull(p.email), isReal)

/** Each address once. The mails are composed after the deletion, so their facts are stored apart. */
export async function notifyOfDeletion(tx: Transaction, event: Event): Promise<void> {
  const parties = await tx
    .selectDistinctOn([sql`lower(${p.email})`], {
      id: p.id,
      email: p.email,
      language: p.language,
      state: p.state,
      calendarSequence: entrySequence,
      eventEntry: p.eventEntry,
    })
    .from(p)
    .where(and(eq(p.eventId, event.id), isNotified))
    .orderBy(sql`lower(${p.email})`, sql`${p.state} = 'booked' desc`, desc(p.createdAt))
  if (parties.length === 0) return
  const { id, title, titleCa, date, location, locationCa } = event
  await tx.insert(deletedEvents).values({ id, title, titleCa, date, location, locationCa })
  for (const { id: party, email, language, state, ...calendar } of parties) {
    if (email === null) continue
    const seat = state === 'booked' ? calendar.calendarSequence + 1 : 'waiting'
    const ref = `${id}:${party}:${seat}${calendar.eventEntry ? ':event' : ''}`
    await enqueueMail(tx, { kind: 'event-cancelled', ref, recipient: email, language })
  }
}
