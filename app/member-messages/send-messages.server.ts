import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventMessages, socios } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { isTooLate } from '#app/messages/latest-delay.ts'
import type { Message } from '#app/messages/message-scope.ts'
import { attemptEach, enqueueMails, throwFailures, type Batch } from '#app/messages/send-batches.server.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { isAddressed, isToMembers } from './audience.server.ts'
import { forgetChosen } from './to-members.server.ts'

const m = eventMessages

/** Decided by the rows alone: a killed run is continued by the next one. */
export async function sendMemberMessages(now = new Date()): Promise<void> {
  throwFailures([
    ...(await attemptEach(await listDue(now), ({ id }) => begin(id, now))),
    ...(await attemptEach(await listOpen(), ({ id }) => enqueueMails(id, batchOfMembers))),
  ])
}

export const memberMessageJob: Job = {
  concurrency: 1,
  everyMinutes: 1,
  retryLimit: 2,
  run: async () => sendMemberMessages(),
}

const isDue = (now: Date) => and(isToMembers, eq(m.state, 'scheduled'), lte(m.sendAt, now))

async function listDue(now: Date): Promise<{ id: string }[]> {
  return database.select({ id: m.id }).from(m).where(isDue(now)).orderBy(asc(m.sendAt))
}

async function listOpen(): Promise<{ id: string }[]> {
  const isOpen = and(isToMembers, eq(m.state, 'sending'))
  return database.select({ id: m.id }).from(m).where(isOpen).orderBy(asc(m.startedAt))
}

async function begin(id: string, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const mine = and(eq(m.id, id), isDue(now))
    const [due] = await tx.select({ sendAt: m.sendAt }).from(m).where(mine).for('update')
    if (!due?.sendAt) return
    const isMissed = isTooLate(due.sendAt, now)
    await updateVersioned(tx, m, eq(m.id, id), isMissed ? { state: 'missed' } : { state: 'sending', startedAt: now })
  })
}

/** One mail a member, also where two have one address: each has a name, a language and a choice of their own. */
function batchOfMembers(message: Message): Batch {
  const ref = sql`${socios.membershipRequestId} || ':' || ${message.id}::text`
  return {
    readers: 'members',
    kind: 'member-message',
    select: ({ hasNoMail, limit }) => sql`
      select ${ref} as ref, jsonb_build_object('requestId', ${socios.membershipRequestId}, 'messageId', ${message.id}::text) as data,
        ${socios.email} as email, ${socios.language} as language
      from ${socios} where ${and(isAddressed(message), hasNoMail(ref))}
      order by ${socios.id} limit ${limit}`,
    close: forgetChosen,
  }
}
