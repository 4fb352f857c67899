import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventMessages, events } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { isTooLate } from '#app/messages/latest-delay.ts'
import type { Message } from '#app/messages/message-scope.ts'
import { isForBefore } from './audience.server.ts'

const m = eventMessages

export const isScheduledDue = (now: Date) => and(eq(m.state, 'scheduled'), lte(m.sendAt, now))

export async function listDueScheduled(now: Date): Promise<{ id: string }[]> {
  return database
    .select({ id: m.id })
    .from(m)
    .where(and(isScheduledDue(now), isNotNull(m.eventId)))
    .orderBy(asc(m.sendAt))
}

export async function beginScheduled(id: string, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const [found] = await tx
      .select({ message: m, event: { status: events.status, date: events.date } })
      .from(m)
      .innerJoin(events, eq(events.id, m.eventId))
      .where(and(eq(m.id, id), isScheduledDue(now)))
      .for('update', { of: m })
    if (!found) return
    const state = isOver(found, now) ? ({ state: 'missed' } as const) : ({ state: 'sending', startedAt: now } as const)
    await updateVersioned(tx, m, eq(m.id, id), state)
  })
}

type Found = { message: Message; event: { status: string; date: Date } }

/** Too late to send: the event is cancelled or has begun, or the server was down for too long. */
function isOver({ message, event }: Found, now: Date): boolean {
  const late = message.sendAt !== null && isTooLate(message.sendAt, now)
  return event.status !== 'published' || late || (isForBefore(message.audience) && event.date <= now)
}
