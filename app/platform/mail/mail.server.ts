import { eq, sql } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { mails } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { audit } from '#app/platform/audit.server.ts'
import { refundRateLimit, consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { enqueueJob, hasNoJob, type Job } from '#app/platform/jobs/jobs.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import type { MailMessage } from './message.ts'
import { sendMessage } from './transport.server.ts'

/**
 * Writes one kind of letter from the row that `ref` names; null when there is nothing to say any more (the row is
 * gone).
 */
export type MessageComposer = (ref: string, language: Language) => Promise<MailMessage | null>

type Mail = { kind: string; ref: string; recipient: string; language: Language }

/**
 * Puts a mail on the club's account, inside the transaction that causes it: it is owed exactly if that commits. The
 * same `kind` and `ref` twice are one mail.
 */
export async function enqueueMail(tx: Transaction, mail: Mail): Promise<void> {
  const [row] = await tx.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id })
  if (row) await enqueueJob(tx, 'send-mail', row.id)
}

/** Puts every mail that is still owed into the queue again, for a queue that has lost its jobs. @returns how many */
export async function enqueueOwedMails(tx: Transaction): Promise<number> {
  const owed = await tx.select({ id: mails.id }).from(mails).where(eq(mails.status, 'queued')).orderBy(mails.createdAt)
  for (const { id } of owed) await enqueueJob(tx, 'send-mail', id)
  return owed.length
}

/** Marks every mail that is still owed as failed, so that none is sent by itself. @returns how many */
export async function withholdOwedMails(tx: Transaction): Promise<number> {
  const withheld = { status: 'failed', lastError: WITHHELD_ERROR } as const
  const rows = await tx.update(mails).set(withheld).where(eq(mails.status, 'queued')).returning({ id: mails.id })
  return rows.length
}

/** What the row of a mail says that a restore has withheld. */
const WITHHELD_ERROR = 'withheld by a restore'

/**
 * The job that sends one mail: tried again with growing pauses (5 s to 10 min) for a month, so that an outage of the
 * SMTP server loses nothing; so does a mail that is over its recipient's budget. At least once: a second copy is
 * possible only when a process dies between the server's answer and our note of it.
 */
export function mailJob(writers: Record<string, MessageComposer>): Job {
  return {
    concurrency: 4,
    retryLimit: 4_500,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 90,
    heartbeatSeconds: 15,
    retentionSeconds: 45 * 24 * 3600,
    deleteAfterSeconds: 24 * 3600,
    run: ({ id }) => deliver(id, writers),
  }
}

export type SendAgainResult = { ok: true; was: 'sent' | 'failed' } | { ok: false; reason: 'unknown' | 'queued' }

/**
 * Sends a mail that has failed anew, or one that has been sent once more, on purpose; `by` has asked for it. One that
 * still waits goes out anyway.
 */
export async function sendMailAgain(by: string, id: string): Promise<SendAgainResult> {
  return database.transaction(async (tx) => {
    const [mail] = await tx.select({ status: mails.status }).from(mails).where(eq(mails.id, id)).for('update')
    if (!mail) return { ok: false, reason: 'unknown' }
    if (mail.status === 'queued') return { ok: false, reason: 'queued' }
    const again = mail.status === 'sent' ? { sentAgain: sql`${mails.sentAgain} + 1` } : {}
    await tx
      .update(mails)
      .set({ status: 'queued', lastError: null, failedAt: null, ...again })
      .where(eq(mails.id, id))
    await enqueueJob(tx, 'send-mail', id)
    await audit(tx, { actor: by, action: 'mail.sent-again', subject: id })
    return { ok: true, was: mail.status }
  })
}

/** Mails that one sweep finds at most. */
const MAILS_PER_SWEEP = 500
const SWEEP_LOCK = 7_265_003

/**
 * Enqueues mails that are owed but have no job any more: the queue's tables were lost, or not part of what was
 * restored. A mail that has just been written has its job since the same transaction. One sweep at a time. @returns how
 * many were found
 */
export async function enqueueLostMails(): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SWEEP_LOCK})`)
    const lost = await tx.execute<{ id: string }>(sql`
      select ${mails.id} from ${mails} where ${mails.status} = 'queued' and ${hasNoJob('send-mail', mails.id)}
      order by ${mails.createdAt} limit ${MAILS_PER_SWEEP}`)
    for (const { id } of lost) await enqueueJob(tx, 'send-mail', id)
    if (lost.length > 0) log.warn({ mails: lost.length }, 'mails without a job were enqueued again')
    return lost.length
  })
}

/** Looks for such mails every five minutes. */
export const lostMailSweep: Job = {
  concurrency: 1,
  cron: '*/5 * * * *',
  retryLimit: 2,
  run: async () => void (await enqueueLostMails()),
}

async function deliver(id: string, writers: Record<string, MessageComposer>): Promise<void> {
  const [mail] = await database.select().from(mails).where(eq(mails.id, id))
  if (!mail || mail.status !== 'queued') return
  const write = writers[mail.kind]
  // During a rolling update a process of the newer release writes it when its job comes again.
  if (!write) throw new Error(`mails of the kind ${mail.kind} are not known to this release`)
  const purse = { recipient: `${mail.kind} ${mail.recipient}` }
  const door = mail.recipient === config.clubEmail ? 'mail-to-club' : 'mail'
  if (!(await consumeRateLimit(door, purse)).ok) return wait(id)
  try {
    const letter = await write(mail.ref, mail.language)
    if (!letter) return await note(id, { status: 'failed', lastError: 'nothing to say any more' })
    await sendMessage(letter, mail)
    await note(id, { status: 'sent', lastError: null, sentAt: new Date() })
  } catch (error) {
    // What has not gone out has not been spent: an outage is followed by no second wait.
    await refundRateLimit(door, purse)
    const reason = describe(error)
    const permanent = isPermanent(error)
    log.warn({ mail: id, kind: mail.kind, reason, permanent }, 'mail not sent')
    await note(id, {
      status: permanent ? 'failed' : 'queued',
      lastError: reason,
      ...(permanent && { failedAt: new Date() }),
    })
    if (!permanent) throw new Error(reason, { cause: error })
  }
}

/** Somebody has got too many of this kind: the mail stays queued, and its job comes again with a growing pause. */
async function wait(id: string): Promise<never> {
  await note(id, { status: 'queued', lastError: RATE_LIMITED_ERROR })
  throw new Error(RATE_LIMITED_ERROR)
}

/** What the mail's row says meanwhile. */
export const RATE_LIMITED_ERROR = 'over budget: waits'

async function note(
  id: string,
  outcome: { status: 'queued' | 'sent' | 'failed'; lastError: string | null; sentAt?: Date; failedAt?: Date },
) {
  await database
    .update(mails)
    .set({ ...outcome, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id))
}

type SmtpError = Error & { code?: string; responseCode?: number }

/**
 * The server has refused this recipient or this message for good (RFC 5321, 5yz); sign-in trouble is ours, and passes.
 */
function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

/** What went wrong without the server's own words, which may repeat the address. */
function describe(error: unknown): string {
  const { code, responseCode, name, message } = error as SmtpError
  return code ? [code, responseCode].filter(Boolean).join(' ') : `${name}: ${message}`.slice(0, 200)
}
