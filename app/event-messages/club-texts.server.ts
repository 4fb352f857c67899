import { and, eq, sql } from 'drizzle-orm'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { database, type Queryable } from '#app/database/client.server.ts'
import { mailTexts } from '#app/database/schema.ts'
import { languages } from '#app/i18n/language.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { textIn, type StoredTexts } from '#app/messages/message-texts.server.ts'
import type { AutomaticKind } from './message-times.ts'

const t = mailTexts
const VERSIONS = 1_000_000_000

/** The club's own texts of an automatic message, empty where the built-in one is in force. */
export async function readClubText(kind: AutomaticKind, on: Queryable = database) {
  const rows = await on.select().from(t).where(eq(t.kind, kind))
  const of = (language: string) => rows.find((row) => row.language === language) ?? { subject: '', body: '' }
  const [es, ca] = [of('es'), of('ca')]
  const changed = Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime()))
  return {
    texts: { subject: es.subject, body: es.body, subjectCa: ca.subject, bodyCa: ca.body },
    version: changed % VERSIONS,
  }
}

/** An empty text is the built-in one again. */
export async function writeClubText(
  kind: AutomaticKind,
  texts: StoredTexts,
  version: number,
  actor: Actor,
): Promise<{ ok: true } | { ok: false; reason: 'conflict' }> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.mailTexts})`)
    if ((await readClubText(kind, tx)).version !== version) return { ok: false, reason: 'conflict' }
    for (const language of languages) {
      const { subject, body } = textIn(language, texts)
      const values = { subject, body, updatedAt: new Date() }
      if (subject === '') await tx.delete(t).where(and(eq(t.kind, kind), eq(t.language, language)))
      else
        await tx
          .insert(t)
          .values({ kind, language, ...values })
          .onConflictDoUpdate({ target: [t.kind, t.language], set: values })
    }
    await audit(tx, { actor: actor.id, action: 'club.texts-updated', subject: kind })
    return { ok: true }
  })
}
