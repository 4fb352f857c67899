import { and, eq, sql } from 'drizzle-orm'
import { database, type Queryable } from '#app/database/client.server.ts'
import { mails } from '#app/database/schema.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { describeMailError, NOTHING_TO_SAY_ERROR, RATE_LIMITED_ERROR, type SmtpError } from './mail-errors.ts'

/** @throws unless the failure is permanent, so that the job is retried */
export async function recordFailure({ id, kind }: MailRow, error: unknown): Promise<void> {
  const reason = describeMailError(error)
  const permanent = isPermanent(error)
  const bounceCode = readBounceCode(error)
  log.warn({ mail: id, kind, reason, permanent }, 'mail not sent')
  await record(id, {
    status: permanent ? 'failed' : 'queued',
    lastError: reason,
    ...(permanent && { failedAt: new Date() }),
    ...(bounceCode && { bouncedAt: new Date(), bounceCode }),
  })
  if (!permanent) throw new Error(reason, { cause: error })
}

/** Unless it has been readdressed meanwhile. */
export async function recordNothingToSay({ id, recipient }: MailRow): Promise<void> {
  await database
    .update(mails)
    .set({ status: 'failed', lastError: NOTHING_TO_SAY_ERROR })
    .where(and(eq(mails.id, id), eq(mails.recipient, recipient)))
}

export async function wait(id: string): Promise<never> {
  await record(id, { status: 'queued', lastError: RATE_LIMITED_ERROR })
  throw new Error(RATE_LIMITED_ERROR)
}

type Outcome = { status: MailRow['status']; lastError: string | null } & Partial<
  Pick<MailRow, 'sentAt' | 'failedAt' | 'bouncedAt' | 'bounceCode'>
>

export async function record(id: string, outcome: Outcome, tx: Pick<Queryable, 'update'> = database): Promise<void> {
  await tx
    .update(mails)
    .set({ ...outcome, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id))
}

/** The server refuses this recipient or message for good (RFC 5321, 5yz). Failures of our sign-in are temporary. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

/** Null unless the server refuses the recipient for good: the sender or the message may be at fault, too. */
function readBounceCode(error: unknown): string | null {
  const { code, command, response = '', responseCode = 0 } = error as SmtpError
  if (code !== 'EENVELOPE' || command !== 'RCPT TO' || responseCode < 500) return null
  return /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? String(responseCode)
}

export type MailRow = typeof mails.$inferSelect
