import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventMessages, eventParties, events, mails } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import type { MailKind } from '#app/mail-kinds.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { isAddressed } from './audience.server.ts'
import {
  automaticKinds,
  beginAutomatic,
  beginScheduled,
  listDueAutomatic,
  listDueScheduled,
  type Message,
} from './due-messages.server.ts'
import { isMailOf } from './list-messages.server.ts'
import { isAutomaticDue, REPEATED_AFTER_MS } from './message-times.ts'

const m = eventMessages
const p = eventParties

const MAILS_PER_BATCH = 200

/** Every step is decided by the rows alone and in a transaction: a killed run is continued by the next one. */
export async function sendDueMessages(now = new Date()): Promise<void> {
  const failures = [
    ...(await attemptEach(await listDueAutomatic(database, now), (due) => beginAutomatic(due, now))),
    ...(await attemptEach(await listDueScheduled(now), ({ id }) => beginScheduled(id, now))),
    ...(await attemptEach(await listOpenMessages(now), async ({ id }) => {
      while (await enqueueBatch(id));
    })),
  ]
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} steps of messages failed`)
}

/** One that fails does not hold up the others. */
async function attemptEach<Item extends object>(
  items: Item[],
  step: (item: Item) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await step(item)
    } catch (error) {
      log.error({ err: error, item }, 'message not sent')
      failures.push(error)
    }
  }
  return failures
}

export const messageJob: Job = {
  concurrency: 1,
  everyMinutes: 1,
  retryLimit: 2,
  run: async () => sendDueMessages(),
}

function mailKindOf(kind: Message['kind']): MailKind {
  return kind === 'message' ? 'event-message' : kind
}

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

/**
 * Enqueues the mails of the next parties, each with its job, under the lock of the message's row: a party has at most
 * one mail of a message, by its reference. @returns whether more are left
 */
async function enqueueBatch(id: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [message] = await tx.select().from(m).where(eq(m.id, id)).for('update')
    if (message?.state !== 'sending' && message?.state !== 'sent') return false
    const kind = mailKindOf(message.kind)
    const ref = sql`${p.id} || ':' || ${id}::text`
    const next = tx
      .select({ id: p.id, email: p.email, language: p.language })
      .from(p)
      .innerJoin(events, eq(events.id, p.eventId))
      .where(
        and(
          eq(p.eventId, message.eventId),
          isAddressed(message),
          sql`${p.email} is not null`,
          sql`not exists (select from ${mails} where ${mails.kind} = ${kind} and ${mails.ref} = ${ref})`,
        ),
      )
      .orderBy(asc(p.id))
      .limit(MAILS_PER_BATCH)
    const enqueued = await tx.execute(
      sql`select enqueue_mail(${kind}, next.id || ':' || ${id}::text,
          jsonb_build_object('partyId', next.id, 'messageId', ${id}::text), next.email, next.language)
        from (${next}) next`,
    )
    if (enqueued.length === MAILS_PER_BATCH) return true
    if (message.state === 'sent' && enqueued.length === 0) return false
    const mailCount = await tx.$count(mails, isMailOf(sql`${id}`))
    await updateVersioned(tx, m, eq(m.id, id), { state: 'sent', mailCount })
    return false
  })
}
