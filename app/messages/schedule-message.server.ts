import { eventMessages } from '#app/database/schema.ts'
import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { languages, type Language } from '#app/i18n/language.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { enqueueJob } from '#app/platform/jobs/jobs.server.ts'
import type { MessageScope, ScheduleRefusal, WrittenMessage } from './message-scope.ts'
import { textIn, type StoredTexts } from './message-texts.server.ts'
import { write, type Refused } from './written-messages.server.ts'

const m = eventMessages

/** Within so long the same text to the same audience is asked about. */
const REPEATED_MINUTES = 30

/**
 * @param sendAt null: now
 * @param again the same text may leave to the same audience once more
 * @returns how many mails leave; with `missing`, in which languages a text is missing
 */
export async function scheduleMessage(
  scope: MessageScope,
  message: WrittenMessage,
  sendAt: Date | null,
  actor: Actor,
  again = false,
): Promise<{ ok: true; mails: number } | (Refused<ScheduleRefusal> & { languages?: Language[] })> {
  const at = sendAt ?? new Date()
  if (sendAt && sendAt <= new Date()) return { ok: false, reason: 'past' }
  return database.transaction(async (tx) => {
    const closed = await scope.lock(tx, message, at)
    if (closed) return { ok: false, reason: closed }
    const mails = await scope.countMails(tx, message)
    const count = mails.es + mails.ca
    if (count === 0) return { ok: false, reason: 'nobody' }
    const missing = missingLanguages(message, mails)
    if (missing.length > 0) return { ok: false, reason: 'missing', languages: missing }
    if (!again && (await isRepeated(tx, scope, message, at))) return { ok: false, reason: 'repeated' }
    const refusal = await write(tx, scope, message, { state: 'scheduled', sendAt: at })
    if (refusal) return { ok: false, reason: refusal }
    await scope.audit(tx, actor, 'scheduled', message.id)
    if (!sendAt) await enqueueJob(tx, scope.job, message.id)
    return { ok: true, mails: count }
  })
}

async function isRepeated(tx: Transaction, scope: MessageScope, message: WrittenMessage, at: Date): Promise<boolean> {
  const { id, audience, subject, subjectCa, body, bodyCa } = message
  const minutesApart = sql`abs(extract(epoch from coalesce(${m.startedAt}, ${m.sendAt}) - ${at.toISOString()}::timestamptz)) / 60`
  const others = and(
    scope.mine,
    eq(m.kind, 'message'),
    ne(m.id, id),
    or(eq(m.state, 'scheduled'), isNotNull(m.startedAt)),
    eq(m.audience, audience),
    sql`${m.membershipType} is not distinct from ${message.membershipType ?? null}`,
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
