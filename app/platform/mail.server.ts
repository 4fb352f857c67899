import { eq, sql } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { mails } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { giveBack, spend } from './budget.server.ts'
import { enqueueJob, type Job } from './jobs.server.ts'
import { log } from './log.server.ts'
import type { Letter } from './letter.ts'
import { sendLetter } from './mail-transport.server.ts'

/** Writes one kind of letter from the row that `ref` names; null when there is nothing to say any more (the row is gone). */
export type LetterWriter = (ref: string, language: Language) => Promise<Letter | null>

type Mail = { kind: string; ref: string; recipient: string; language: Language }

/**
 * Puts a mail on the club's account, inside the transaction that causes it: it is owed exactly if that commits. The same `kind`
 * and `ref` twice are one mail.
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

/**
 * The job that sends one mail: tried again with growing pauses (5 s to 10 min) for a month, so that an outage of the SMTP server
 * loses nothing; so does a mail that is over its recipient's budget. At least once: a second copy is possible only when a process dies between the server's answer and our note of it.
 */
export function mailJob(writers: Record<string, LetterWriter>): Job {
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

async function deliver(id: string, writers: Record<string, LetterWriter>): Promise<void> {
  const [mail] = await database.select().from(mails).where(eq(mails.id, id))
  if (!mail || mail.status !== 'queued') return
  const purse = { recipient: `${mail.kind} ${mail.recipient}` }
  const door = mail.recipient === config.clubEmail ? 'mail-to-club' : 'mail'
  if (!(await spend(door, purse)).ok) return wait(id)
  try {
    const letter = await writers[mail.kind]?.(mail.ref, mail.language)
    if (!letter) return await note(id, { status: 'failed', lastError: 'nothing to say any more' })
    await sendLetter(letter, { id, recipient: mail.recipient })
    await note(id, { status: 'sent', lastError: null, sentAt: new Date() })
  } catch (error) {
    // What has not gone out has not been spent: an outage is followed by no second wait.
    await giveBack(door, purse)
    const reason = describe(error)
    const permanent = isPermanent(error)
    log.warn({ mail: id, kind: mail.kind, reason, permanent }, 'mail not sent')
    await note(id, { status: permanent ? 'failed' : 'queued', lastError: reason })
    if (!permanent) throw new Error(reason, { cause: error })
  }
}

/** Somebody has got too many of this kind: the mail stays queued, and its job comes again with a growing pause. */
async function wait(id: string): Promise<never> {
  await note(id, { status: 'queued', lastError: WAITING })
  throw new Error(WAITING)
}

/** What the mail's row says meanwhile. */
const WAITING = 'over budget: waits'

async function note(id: string, outcome: { status: 'queued' | 'sent' | 'failed'; lastError: string | null; sentAt?: Date }) {
  await database.update(mails).set({ ...outcome, attempts: sql`${mails.attempts} + 1` }).where(eq(mails.id, id))
}

type SmtpError = Error & { code?: string; responseCode?: number }

/** The server has refused this recipient or this message for good (RFC 5321, 5yz); sign-in trouble is ours, and passes. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

/** What went wrong without the server's own words, which may repeat the address. */
function describe(error: unknown): string {
  const { code, responseCode, name, message } = error as SmtpError
  return code ? [code, responseCode].filter(Boolean).join(' ') : `${name}: ${message}`.slice(0, 200)
}
