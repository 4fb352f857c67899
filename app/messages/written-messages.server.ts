import { and, eq, inArray, isNull } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventMessages } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { languages } from '#app/i18n/language.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import type { MessageScope, SaveRefusal, WrittenMessage } from './message-scope.ts'
import { isWritten, textIn } from './message-texts.server.ts'

const m = eventMessages

export type Refused<Reason> = { ok: false; reason: Reason }

/** Keeps a message as a draft; its id was made by the page, so that sending twice is one message. */
export async function saveDraft(
  scope: MessageScope,
  message: WrittenMessage,
  actor: Actor,
): Promise<{ ok: true } | Refused<SaveRefusal>> {
  return database.transaction(async (tx) => {
    const refusal = await write(tx, scope, message, { state: 'draft', sendAt: null })
    if (refusal) return { ok: false, reason: refusal }
    await scope.audit(tx, actor, 'saved', message.id)
    return { ok: true }
  })
}

/** Sends the draft to oneself, in each language that it is written in. @returns the number of mails */
export async function testMessage(
  scope: MessageScope,
  message: WrittenMessage,
  actor: Actor & { email: string },
): Promise<{ ok: true; mails: number } | Refused<SaveRefusal | 'missing'>> {
  return database.transaction(async (tx) => {
    const written = languages.filter((language) => isWritten(textIn(language, message)))
    if (written.length === 0) return { ok: false, reason: 'missing' }
    const refusal = await write(tx, scope, message, { state: 'draft', sendAt: null })
    if (refusal) return { ok: false, reason: refusal }
    for (const language of written)
      await enqueueMail(tx, { ...scope.testMail(message.id), recipient: actor.email, language })
    await scope.audit(tx, actor, 'tested', message.id)
    return { ok: true, mails: written.length }
  })
}

/** Deletes a draft, or a message that has not begun. */
export async function deleteMessage(scope: MessageScope, id: string, actor: Actor): Promise<boolean> {
  return database.transaction(async (tx) => {
    const unsent = and(eq(m.id, id), scope.mine, eq(m.kind, 'message'), isNull(m.startedAt))
    const deleted = await tx.delete(m).where(unsent).returning({ id: m.id })
    if (deleted.length > 0) await scope.audit(tx, actor, 'deleted', id)
    return deleted.length > 0
  })
}

/** A scheduled one becomes a draft again; one that is being sent ends with the mails that have left. */
export async function stopMessage(
  scope: MessageScope,
  id: string,
  actor: Actor,
): Promise<{ ok: true; begun: boolean } | Refused<'unknown' | 'over'>> {
  return database.transaction(async (tx) => {
    const mine = and(eq(m.id, id), scope.mine)
    const [message] = await tx.select().from(m).where(mine).for('update')
    if (!message) return { ok: false, reason: 'unknown' }
    const begun = message.startedAt !== null
    const next = begun || message.kind !== 'message' ? 'stopped' : 'draft'
    const stoppable = and(mine, inArray(m.state, begun ? ['sending', 'sent'] : ['scheduled']))
    const sendAt = begun ? {} : { sendAt: null }
    const which = and(stoppable, begun ? undefined : isNull(m.startedAt))
    const stopped = await updateVersioned(tx, m, which, { state: next, ...sendAt })
    if (stopped.length === 0) return { ok: false, reason: 'over' }
    if (begun) await scope.close(tx, id)
    await scope.audit(tx, actor, 'stopped', id)
    return { ok: true, begun }
  })
}

type Plan = { state: 'draft' | 'scheduled'; sendAt: Date | null }

export async function write(
  tx: Transaction,
  scope: MessageScope,
  message: WrittenMessage,
  plan: Plan,
): Promise<SaveRefusal | null> {
  const { id, version, audience, purpose = null, membershipType = null, subject, body, subjectCa, bodyCa } = message
  const values = { audience, purpose, membershipType, subject, subjectCa, body, bodyCa, ...plan }
  const [stored] = await tx.select().from(m).where(eq(m.id, id)).for('update')
  if (!stored) {
    if (version > 0 || !(await scope.exists(tx))) return 'unknown'
    const row = { ...values, id, eventId: scope.eventId, kind: 'message' } as const
    const [made] = await tx.insert(m).values(row).onConflictDoNothing({ target: m.id }).returning({ id: m.id })
    return made ? null : 'conflict'
  }
  if (stored.eventId !== scope.eventId || stored.kind !== 'message') return 'unknown'
  if (stored.state !== 'draft' && stored.state !== 'scheduled') return 'begun'
  if (stored.version !== version) return 'conflict'
  await updateVersioned(tx, m, eq(m.id, id), values)
  return null
}
