import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventMessages, eventParties, events } from '#app/database/schema.ts'
import type { Message } from '#app/messages/message-scope.ts'
import { attemptEach, enqueueMails, throwFailures, type Batch } from '#app/messages/send-batches.server.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { isAddressed } from './audience.server.ts'
import { automaticKinds, beginAutomatic, listDueAutomatic } from './due-messages.server.ts'
import { beginScheduled, listDueScheduled } from './due-scheduled.server.ts'
import { isAutomaticDue, REPEATED_AFTER_MS } from './message-times.ts'

const m = eventMessages
const p = eventParties

/** Every step is decided by the rows alone and in a transaction: a killed run is continued by the next one. */
export async function sendDueMessages(now = new Date()): Promise<void> {
  throwFailures([
    ...(await attemptEach(await listDueAutomatic(database, now), (due) => beginAutomatic(due, now))),
    ...(await attemptEach(await listDueScheduled(now), ({ id }) => beginScheduled(id, now))),
    ...(await attemptEach(await listOpenMessages(now), ({ id }) => enqueueMails(id, batchOfGuests))),
  ])
}

export const messageJob: Job = { concurrency: 1, everyMinutes: 1, retryLimit: 2, run: async () => sendDueMessages() }

/**
 * Those whose mails are not all enqueued. An automatic one that has been sent stays open while it would still be due:
 * who confirms a hold, is restored or is ticked later is told as well.
 */
async function listOpenMessages(now: Date): Promise<{ id: string }[]> {
  const isRecent = gt(m.sendAt, new Date(now.getTime() - REPEATED_AFTER_MS))
  const rows = await database
    .select({ id: m.id, kind: m.kind, state: m.state, date: events.date, endsAt: events.endsAt })
    .from(m)
    .innerJoin(events, eq(events.id, m.eventId))
    .where(or(eq(m.state, 'sending'), and(eq(m.state, 'sent'), inArray(m.kind, automaticKinds), isRecent)))
    .orderBy(asc(m.startedAt))
  const isOpen = ({ kind, state, ...event }: (typeof rows)[number]) =>
    state === 'sending' || (kind !== 'message' && isAutomaticDue(kind, event, now))
  return rows.filter(isOpen).map(({ id }) => ({ id }))
}

/** One mail a party, to its contact. */
function batchOfGuests(message: Message): Batch {
  const ref = sql`${p.id} || ':' || ${message.id}::text`
  return {
    readers: 'guests',
    kind: message.kind === 'message' ? 'event-message' : message.kind,
    select: ({ hasNoMail, limit }) => sql`
      select ${ref} as ref, jsonb_build_object('partyId', ${p.id}, 'messageId', ${message.id}::text) as data,
        ${p.email} as email, ${p.language} as language
      from ${p} inner join ${events} on ${events.id} = ${p.eventId}
      where ${and(eq(p.eventId, message.eventId ?? 0), isAddressed(message), sql`${p.email} is not null`, hasNoMail(ref))}
      order by ${p.id} limit ${limit}`,
  }
}
