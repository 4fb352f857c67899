import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '#app/database/client.server.ts'
import { eventMessages, events } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import type { Message } from '#app/messages/message-scope.ts'
import { lockEvent } from '#app/seats/lock-event.server.ts'
import {
  automaticAt,
  automaticAudiences,
  isAutomaticDue,
  REPEATED_AFTER_MS,
  type AutomaticKind,
} from './message-times.ts'
import { textsInForce } from './texts-in-force.server.ts'
import { isScheduledDue } from './due-scheduled.server.ts'

const m = eventMessages

export const automaticKinds: AutomaticKind[] = ['reminder', 'thanks']
const DAY_MS = 86_400_000

type DueAutomatic = { id: number; kind: AutomaticKind }

export async function listDueAutomatic(on: Queryable, now: Date): Promise<DueAutomatic[]> {
  const span = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const end = sql`greatest(${events.date}, ${events.endsAt})`
  const since = sql`${span(-3).toISOString()}::timestamptz`
  const near = await on
    .select({ id: events.id, date: events.date, endsAt: events.endsAt })
    .from(events)
    .where(and(eq(events.status, 'published'), lte(events.date, span(5)), gt(end, since)))
    .orderBy(asc(events.id))
  return near.flatMap((event) =>
    automaticKinds.filter((kind) => isAutomaticDue(kind, event, now)).map((kind) => ({ id: event.id, kind })),
  )
}

/** Once for an event, and once more if it has been moved by days since. Never after somebody has stopped it. */
export async function beginAutomatic(due: DueAutomatic, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const found = await findUnbegun(tx, due, now)
    if (!found) return
    const texts = await textsInForce(tx, due.kind, found.waiting)
    await writeAutomatic(tx, due, found.waiting, { ...texts, state: 'sending', sendAt: found.sendAt, startedAt: now })
  })
}

async function findUnbegun(tx: Transaction, { id, kind }: DueAutomatic, now: Date) {
  if ((await lockEvent(tx, id, null))?.status !== 'published') return null
  const [event] = await tx.select({ date: events.date, endsAt: events.endsAt }).from(events).where(eq(events.id, id))
  if (!event || !isAutomaticDue(kind, event, now)) return null
  const rows = await tx
    .select()
    .from(m)
    .where(and(eq(m.eventId, id), eq(m.kind, kind)))
  const sendAt = automaticAt(kind, event)
  const told = (row: Message) => row.sendAt !== null && sendAt.getTime() - row.sendAt.getTime() < REPEATED_AFTER_MS
  if (rows.some((row) => row.state === 'stopped' || (row.startedAt !== null && told(row)))) return null
  return { sendAt, waiting: rows.find(({ state }) => state === 'scheduled') }
}

/** @param stored the row of the message, which exists once somebody has changed it or it has begun */
export async function writeAutomatic(
  tx: Transaction,
  { id: eventId, kind }: DueAutomatic,
  stored: { id: string } | undefined,
  values: Partial<Message>,
): Promise<void> {
  if (stored) await updateVersioned(tx, m, eq(m.id, stored.id), values)
  else await tx.insert(m).values({ state: 'scheduled', ...values, eventId, kind, audience: automaticAudiences[kind] })
}

/**
 * In a restored database: what is due since the copy may have been sent, so that somebody decides. An automatic message
 * is stopped until it is turned on, a scheduled one, to members as well, is a draft again. @returns their number
 */
export async function withholdDueMessages(tx: Transaction, now = new Date()): Promise<number> {
  let withheld = 0
  for (const due of await listDueAutomatic(tx, now)) {
    const found = await findUnbegun(tx, due, now)
    if (!found) continue
    await writeAutomatic(tx, due, found.waiting, { state: 'stopped' })
    withheld += 1
  }
  const scheduled = await updateVersioned(tx, m, isScheduledDue(now), { state: 'draft', sendAt: null })
  const begun = await updateVersioned(tx, m, eq(m.state, 'sending'), { state: 'stopped' })
  return withheld + scheduled.length + begun.length
}
