import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventMessages, events } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { languages, type Language } from '#app/i18n/language.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import type { AuditAction } from '#app/platform/audit-actions.ts'
import { enqueueJob } from '#app/platform/jobs/jobs.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { countAudience } from './count-audience.server.ts'
import { isForBefore, type Audience } from './audience.server.ts'
import { isWritten, textIn, type StoredTexts } from './message-texts.server.ts'

const m = eventMessages

export type WrittenMessage = StoredTexts & { id: string; version: number; audience: Audience }
type Refused<Reason> = { ok: false; reason: Reason }
type SaveRefusal = 'unknown' | 'begun' | 'conflict'
export type ScheduleRefusal = SaveRefusal | 'past' | 'over' | 'closed' | 'nobody' | 'missing' | 'repeated'

/** Keeps a message as a draft; its id was made by the page, so that sending twice is one message. */
export async function saveDraft(
  eventId: number,
  message: WrittenMessage,
  actor: Actor,
): Promise<{ ok: true } | Refused<SaveRefusal>> {
  return database.transaction(async (tx) => {
    const refusal = await write(tx, eventId, message, { state: 'draft', sendAt: null })
    if (refusal) return { ok: false, reason: refusal }
    await auditMessage(tx, actor, 'event.message-saved', eventId)
    return { ok: true }
  })
}

/** Within so long the same text to the same audience is asked about. */
const REPEATED_MINUTES = 30

/**
 * @param sendAt null: now
 * @param again the same text may leave to the same audience once more
 * @returns how many mails leave; with `missing`, in which languages a text is missing
 */
export async function scheduleMessage(
  eventId: number,
  message: WrittenMessage,
  sendAt: Date | null,
  actor: Actor,
  again = false,
): Promise<{ ok: true; mails: number } | (Refused<ScheduleRefusal> & { languages?: Language[] })> {
  const now = new Date()
  if (sendAt && sendAt <= now) return { ok: false, reason: 'past' }
  return database.transaction(async (tx) => {
    // Two who send the same text at once follow one another.
    const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for('no key update')
    if (!event) return { ok: false, reason: 'unknown' }
    if (event.status !== 'published') return { ok: false, reason: 'closed' }
    if (isForBefore(message.audience) && event.date <= (sendAt ?? now)) return { ok: false, reason: 'over' }
    const { mails } = await countAudience(eventId, message.audience, tx)
    const count = mails.es + mails.ca
    if (count === 0) return { ok: false, reason: 'nobody' }
    const missing = missingLanguages(message, mails)
    if (missing.length > 0) return { ok: false, reason: 'missing', languages: missing }
    if (!again && (await isRepeated(tx, eventId, message, sendAt ?? now))) return { ok: false, reason: 'repeated' }
    const refusal = await write(tx, eventId, message, { state: 'scheduled', sendAt: sendAt ?? now })
    if (refusal) return { ok: false, reason: refusal }
    await auditMessage(tx, actor, 'event.message-scheduled', eventId)
    if (!sendAt) await enqueueJob(tx, 'send-event-messages', message.id)
    return { ok: true, mails: count }
  })
}

async function isRepeated(tx: Transaction, eventId: number, message: WrittenMessage, at: Date): Promise<boolean> {
  const { id, audience, subject, subjectCa, body, bodyCa } = message
  const minutesApart = sql`abs(extract(epoch from coalesce(${m.startedAt}, ${m.sendAt}) - ${at.toISOString()}::timestamptz)) / 60`
  const others = and(
    eq(m.eventId, eventId),
    eq(m.kind, 'message'),
    ne(m.id, id),
    or(eq(m.state, 'scheduled'), isNotNull(m.startedAt)),
    eq(m.audience, audience),
    and(eq(m.subject, subject), eq(m.subjectCa, subjectCa), eq(m.body, body), eq(m.bodyCa, bodyCa)),
    sql`${minutesApart} < ${REPEATED_MINUTES}`,
  )
  return (await tx.$count(m, others)) > 0
}

/** Those of somebody in the audience; and of a text that is begun in a language, the rest. */
function missingLanguages(message: StoredTexts, mails: Record<Language, number>): Language[] {
  return languages.filter((language) => {
    const { subject, body } = textIn(language, message)
    return mails[language] > 0 || subject || body ? !subject || !body : false
  })
}

/** Sends the draft to oneself, in each language that it is written in. @returns the number of mails */
export async function testMessage(
  eventId: number,
  message: WrittenMessage,
  actor: Actor & { email: string },
): Promise<{ ok: true; mails: number } | Refused<SaveRefusal | 'missing'>> {
  return database.transaction(async (tx) => {
    const written = languages.filter((language) => isWritten(textIn(language, message)))
    if (written.length === 0) return { ok: false, reason: 'missing' }
    const refusal = await write(tx, eventId, message, { state: 'draft', sendAt: null })
    if (refusal) return { ok: false, reason: refusal }
    for (const language of written) {
      const partyId = randomUUID()
      const mail = {
        ref: `${partyId}:${message.id}:test`,
        data: { partyId, messageId: message.id, isTest: true },
      } as const
      await enqueueMail(tx, { ...mail, kind: 'event-message', recipient: actor.email, language })
    }
    await auditMessage(tx, actor, 'event.message-tested', eventId)
    return { ok: true, mails: written.length }
  })
}

/** Deletes a draft, or a message that has not begun. */
export async function deleteMessage(eventId: number, id: string, actor: Actor): Promise<boolean> {
  return database.transaction(async (tx) => {
    const unsent = and(eq(m.id, id), eq(m.eventId, eventId), eq(m.kind, 'message'), sql`${m.startedAt} is null`)
    const deleted = await tx.delete(m).where(unsent).returning({ id: m.id })
    if (deleted.length > 0) await auditMessage(tx, actor, 'event.message-deleted', eventId)
    return deleted.length > 0
  })
}

type Plan = { state: 'draft' | 'scheduled'; sendAt: Date | null }

async function write(
  tx: Transaction,
  eventId: number,
  { id, version, audience, subject, subjectCa, body, bodyCa }: WrittenMessage,
  plan: Plan,
): Promise<SaveRefusal | null> {
  const values = { audience, subject, subjectCa, body, bodyCa, ...plan }
  const [stored] = await tx.select().from(m).where(eq(m.id, id)).for('update')
  if (!stored) {
    if (version > 0 || !(await tx.$count(events, eq(events.id, eventId)))) return 'unknown'
    const row = { ...values, id, eventId, kind: 'message' } as const
    const [made] = await tx.insert(m).values(row).onConflictDoNothing({ target: m.id }).returning({ id: m.id })
    return made ? null : 'conflict'
  }
  if (stored.eventId !== eventId || stored.kind !== 'message') return 'unknown'
  if (stored.state !== 'draft' && stored.state !== 'scheduled') return 'begun'
  if (stored.version !== version) return 'conflict'
  await updateVersioned(tx, m, eq(m.id, id), values)
  return null
}

export async function auditMessage(
  tx: Transaction,
  actor: Actor,
  action: AuditAction & `event.message-${string}`,
  eventId: number,
  fields: string[] = [],
): Promise<void> {
  await audit(tx, { actor: actor.id, action, subject: String(eventId), fields })
}
