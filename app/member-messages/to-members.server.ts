import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventMessages, messageMembers, socios } from '#app/database/schema.ts'
import type { MessageAct, MessageScope } from '#app/messages/message-scope.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { countMails, isToMembers } from './audience.server.ts'

const m = eventMessages

export const messagesToMembers: MessageScope = {
  mine: isToMembers,
  eventId: null,
  job: 'send-member-messages',
  exists: async () => true,
  async lock(tx) {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.memberMessages})`)
    return null
  },
  countMails,
  testMail(messageId) {
    const requestId = randomUUID()
    return {
      kind: 'member-message',
      ref: `${requestId}:${messageId}:test`,
      data: { requestId, messageId, isTest: true },
    }
  },
  close: forgetChosen,
  audit: auditMessage,
}

async function auditMessage(tx: Transaction, actor: Actor, act: MessageAct, subject: string): Promise<void> {
  await audit(tx, { actor: actor.id, action: `member-message.${act}`, subject })
}

/** Who got the message is in the mails, for as long as these are kept. */
export async function forgetChosen(tx: Transaction, messageId: string): Promise<void> {
  await tx.delete(messageMembers).where(eq(messageMembers.messageId, messageId))
}

/** Begins a message to the members that are ticked in their list. @returns its id; null if none of them is one now */
export async function beginForChosen(ids: readonly string[], actor: Actor): Promise<string | null> {
  return database.transaction(async (tx) => {
    const chosen = await tx
      .select({ socioId: socios.id })
      .from(socios)
      .where(and(inArray(socios.id, [...ids]), eq(socios.status, 'active')))
    if (chosen.length === 0) return null
    const id = randomUUID()
    await tx
      .insert(m)
      .values({ id, eventId: null, kind: 'message', audience: 'chosen-members', purpose: 'news', state: 'draft' })
    await tx.insert(messageMembers).values(chosen.map(({ socioId }) => ({ messageId: id, socioId })))
    await auditMessage(tx, actor, 'saved', id)
    return id
  })
}
