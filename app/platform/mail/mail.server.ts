import { eq, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { mails } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import type { MailDataOf, MailKind } from '#app/mail-kinds.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { enqueueJob } from '#app/platform/jobs/jobs.server.ts'
import { WITHHELD_ERROR } from './mail-errors.ts'

export type MailContent = { [Kind in MailKind]: { kind: Kind; data: MailDataOf[Kind] } }[MailKind]
type Mail = MailContent & { ref: string; recipient: string; language: Language }

/**
 * Enqueues a mail inside the transaction that causes it: it is sent exactly if that commits. The same `kind` and `ref`
 * twice are one mail (`enqueue_mail`).
 */
export async function enqueueMail(tx: Transaction, mail: Mail): Promise<void> {
  await enqueueMails(tx, [mail])
}

/** The same for many, in one statement. */
export async function enqueueMails(tx: Transaction, queued: readonly Mail[]): Promise<void> {
  if (queued.length === 0) return
  await tx.execute(sql`select enqueue_mail(kind, ref, data, recipient, language)
    from jsonb_to_recordset(${JSON.stringify(queued)}::text::jsonb)
      as mail (kind text, ref text, data jsonb, recipient text, language text)`)
}

/** Enqueues a job for every queued mail, for a queue that has lost its jobs. @returns their number */
export async function enqueueOwedMails(tx: Transaction): Promise<number> {
  const owed = await tx.select({ id: mails.id }).from(mails).where(eq(mails.status, 'queued')).orderBy(mails.createdAt)
  for (const { id } of owed) await enqueueJob(tx, 'send-mail', id)
  return owed.length
}

/** Marks every queued mail as failed, so that none is sent without a decision. @returns their number */
export async function withholdOwedMails(tx: Transaction): Promise<number> {
  const withheld = { status: 'failed', lastError: WITHHELD_ERROR } as const
  const rows = await tx.update(mails).set(withheld).where(eq(mails.status, 'queued')).returning({ id: mails.id })
  return rows.length
}

type SendAgainResult = { ok: true; was: 'sent' | 'failed' } | { ok: false; reason: 'unknown' | 'queued' }

/** Enqueues a failed mail again, or sends a sent one once more. */
export async function sendMailAgain(actor: Actor, id: string): Promise<SendAgainResult> {
  return database.transaction(async (tx) => {
    const { status, sentAt } = mails
    const [mail] = await tx.select({ status, sentAt }).from(mails).where(eq(mails.id, id)).for('update')
    if (!mail) return { ok: false, reason: 'unknown' }
    if (mail.status === 'queued') return { ok: false, reason: 'queued' }
    const again = mail.sentAt ? { sentAgain: sql`${mails.sentAgain} + 1` } : {}
    const queued = { status: 'queued', lastError: null, failedAt: null, ...again } as const
    await tx.update(mails).set(queued).where(eq(mails.id, id))
    await enqueueJob(tx, 'send-mail', id)
    await audit(tx, { actor: actor.id, action: 'mail.sent-again', subject: id })
    return { ok: true, was: mail.status }
  })
}
