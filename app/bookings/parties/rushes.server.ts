import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventParties, events } from '#app/database/schema.ts'
import { clubMailbox } from '#app/platform/club.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { teamLanguage } from '#app/platform/mail/team-language.server.ts'

/** `weigh_booking` notes a rush once a day. */
const RUSH_HOURS = 24

/** Of coming events. @param only of this event */
export async function listRushes(only?: number) {
  /** Seats that must still be confirmed. */
  const unconfirmed = sql<number>`coalesce(sum(${eventParties.size}), 0)::int`
  const held = and(eq(eventParties.eventId, events.id), eq(eventParties.state, 'booked'), eq(eventParties.hold, 'held'))
  const { id, title, titleCa, rushAt } = events
  const rows = await database
    .select({ eventId: id, title, titleCa, at: rushAt, unconfirmed })
    .from(events)
    .leftJoin(eventParties, held)
    .where(
      and(
        gt(rushAt, sql`now() - make_interval(hours => ${RUSH_HOURS})`),
        gt(events.date, sql`now()`),
        only === undefined ? undefined : eq(id, only),
      ),
    )
    .groupBy(id)
    .orderBy(asc(events.date), asc(id))
  return rows.flatMap((row) => (row.at ? [{ ...row, at: row.at }] : []))
}
/** An event of which unknown mailboxes have taken more than a third of the seats within minutes. */
export type Rush = Awaited<ReturnType<typeof listRushes>>[number]

/** Mails the club about each rush; safe to repeat, because a `ref` is one mail. */
export async function tellOfRushes(): Promise<void> {
  const rushes = await listRushes()
  if (rushes.length === 0) return
  await database.transaction(async (tx) => {
    const recipient = clubMailbox()
    const language = await teamLanguage(tx, recipient)
    for (const { eventId, at } of rushes)
      await enqueueMail(tx, {
        kind: 'event-rush',
        ref: `${eventId}:${at.getTime()}`,
        data: { eventId },
        recipient,
        language,
      })
  })
}
