import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { membershipRequests as m } from '#app/database/schema.ts'
import { lockVersion, type SaveRefusal } from '#app/database/versions.server.ts'
import { readdressedLink } from '#app/membership/completion-link.server.ts'
import { readdressMailsOf } from '#app/membership/members/request-of-member.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { listRecordChanges } from '#app/platform/record-changes.server.ts'
import { versionedSave } from '#app/platform/versioned-save.server.ts'
import { answerColumns, correctionValues, type AnswerColumn } from './answers.ts'
import { isAskedByAnother } from './pending-person.server.ts'
import type { RequestCorrection } from './review-forms.ts'

type Correction = Omit<RequestCorrection, 'id' | 'version'>

/** The fields of the form, as they are stored; null once the request is deleted. */
export async function findAnswers(id: string) {
  const [row] = await database.select().from(m).where(eq(m.id, id))
  return row ? correctionValues(row) : null
}

type CorrectionResult =
  | { ok: true; /** Of an approved request whose link has gone to the address before. */ linkIsElsewhere: boolean }
  | SaveRefusal
  | { ok: false; reason: 'completed' | 'not-approved' | 'place-taken' }

/**
 * Corrects what an applicant has answered. Mails that have not left go to the corrected address. Who has completed
 * their data is corrected as a member.
 */
export async function correctAnswers(
  actor: Actor,
  id: string,
  seen: number,
  form: Correction,
): Promise<CorrectionResult> {
  return database.transaction(async (tx) => {
    const locked = await lockVersion(tx, m, eq(m.id, id), () => true)
    if (!locked.ok) return locked
    const { row } = locked
    if (row.completed) return { ok: false, reason: 'completed' }
    if (row.status !== 'pending' && row.status !== 'approved') return { ok: false, reason: 'not-approved' }
    if (row.version !== seen) return { ok: false, reason: 'conflict' }
    const { full_name: fullName, email, phone = null, reason = null, language } = form
    const wanted = { fullName, email, phone, reason, language }
    const changed = (Object.keys(wanted) as (keyof typeof wanted)[]).filter((column) => wanted[column] !== row[column])
    if (changed.length === 0) return { ok: true, linkIsElsewhere: false }
    if (row.status === 'pending' && (await isAskedByAnother(tx, wanted, [id])))
      return { ok: false, reason: 'place-taken' }
    const fields = changed.map((column) => m[column].name)
    const act = { actor, action: 'membership-request.corrected', fields } as const
    const link = readdressedLink(row, email)
    // The period of an approved request begins with the approval.
    const moment = row.status === 'approved' ? { updatedAt: row.updatedAt } : {}
    const saved = await versionedSave(tx, m, { id, seen }, { ...wanted, ...link, ...moment }, act)
    if (!saved.ok) return saved
    if (!changed.includes('email')) return { ok: true, linkIsElsewhere: false }
    const readdressed = await readdressMailsOf(tx, [id], email)
    return { ok: true, linkIsElsewhere: link !== null && readdressed === 0 }
  })
}

const MAX_CORRECTIONS = 50
const answers: Record<string, AnswerColumn> = Object.fromEntries(
  answerColumns.map((column) => [m[column].name, column]),
)

/** What corrections and merges have changed, the newest first. */
export async function listCorrections(id: string) {
  const rows = await listRecordChanges({ kind: 'membership-request', subject: id, limit: MAX_CORRECTIONS })
  return rows.flatMap(({ id: change, changes, at, by }) => {
    const columns = Object.entries(changes).flatMap(([name, [before, after]]) => {
      const column = answers[name]
      return column ? [{ column, before: textOf(before), after: textOf(after) }] : []
    })
    return columns.length > 0 ? [{ id: change, by, at: at.toISOString(), columns }] : []
  })
}
export type RequestChange = Awaited<ReturnType<typeof listCorrections>>[number]

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
