import { eq } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { mails } from '#app/database/schema.ts'
import { isMailKind, type MailDataOf, type MailKind } from '#app/mail-kinds.ts'
import { clubMailbox, refreshClub } from '#app/platform/club.server.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { consumeRateLimit, refundRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import type { MailMessage, MessageComposer } from './message.ts'
import { sendMessage } from './transport.server.ts'
import { record, recordFailure, recordNothingToSay, wait, type MailRow } from './delivery-outcome.server.ts'

export type MailComposers = { [Kind in MailKind]: MessageComposer<MailDataOf[Kind]> }
type SentHook<Data> = (tx: Transaction, data: Data, message: MailMessage) => Promise<void>
/** What follows from the sending of a mail: runs in the transaction that records it. */
export type SentHooks = { [Kind in MailKind]?: SentHook<MailDataOf[Kind]> }
type Composers = Partial<MailComposers>

/**
 * The job that sends one mail. It is retried with growing pauses (5 s to 10 min) for a month, so that an outage of the
 * SMTP server loses nothing. Delivery is at least once: a second copy is possible only when a process ends between the
 * server's answer and the update of the row.
 */
export function mailJob(composers: Composers, sentHooks: SentHooks = {}): Job {
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
    run: ({ id }) => deliver(id, composers, sentHooks),
  }
}

async function deliver(id: string, composers: Composers, sentHooks: SentHooks): Promise<void> {
  await refreshClub()
  // Waits for a transaction that erases the mail.
  const [mail] = await database.select().from(mails).where(eq(mails.id, id)).for('key share')
  if (!mail || mail.status !== 'queued') return
  const compose = isMailKind(mail.kind) ? composers[mail.kind] : undefined
  // During a rolling update a process of the newer release sends it at a later retry.
  if (!compose) throw new Error(`mails of the kind ${mail.kind} are not known to this release`)
  const key = { recipient: `${mail.kind} ${mail.recipient}` }
  const action = mail.recipient === clubMailbox() ? 'mail-to-club' : 'mail'
  if (!(await consumeRateLimit(action, key)).ok) return wait(id)
  try {
    await composeAndSend(mail, compose as MessageComposer<unknown>, sentHooks)
  } catch (error) {
    // An outage must not be followed by a second wait.
    await refundRateLimit(action, key)
    await recordFailure(mail, error)
  }
}

/** The data of a row are those of its kind. */
async function composeAndSend(mail: MailRow, compose: MessageComposer<unknown>, sentHooks: SentHooks): Promise<void> {
  const message: MailMessage | null = await compose(mail.data, mail.language, mail.recipient)
  if (!message) return recordNothingToSay(mail)
  await sendMessage(message, mail)
  const sent = { status: 'sent', lastError: null, sentAt: new Date() } as const
  const hook = (isMailKind(mail.kind) ? sentHooks[mail.kind] : undefined) as SentHook<unknown> | undefined
  if (!hook) return record(mail.id, sent)
  await database.transaction(async (tx) => {
    await hook(tx, mail.data, message)
    await record(mail.id, sent, tx)
  })
}
