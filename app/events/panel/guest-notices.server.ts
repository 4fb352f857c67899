import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { deletedEvents, eventRegistrations, type events } from '#app/database/schema.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'

type Event = typeof events.$inferSelect
const r = eventRegistrations

/** Demo guests are not real people. */
export const toNotify = and(isNull(r.cancelledAt), ne(r.privacyVersion, 'demo'))

/** The mails are composed after the deletion, so their facts are stored apart. */
export async function notifyOfDeletion(tx: Transaction, event: Event): Promise<void> {
  const guests = await tx
    .selectDistinctOn([sql`lower(${r.email})`], {
      id: r.id,
      email: r.email,
      language: r.language,
    })
    .from(r)
    .where(and(eq(r.eventId, event.id), toNotify))
    .orderBy(sql`lower(${r.email})`, desc(r.createdAt))
  if (guests.length === 0) return
  const { id, title, titleCa, date, location, locationCa } = event
  await tx.insert(deletedEvents).values({ id, title, titleCa, date, location, locationCa })
  for (const guest of guests)
    await enqueueMail(tx, {
      kind: 'event-cancelled',
      ref: `${id}:${guest.id}`,
      recipient: guest.email,
      language: guest.language,
    })
}
