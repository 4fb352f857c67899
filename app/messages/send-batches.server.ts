import { eq, sql, type SQL } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventMessages, mails } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import type { MailKind } from '#app/mail-kinds.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { isMailOf, type Readers } from './mail-figures.server.ts'
import type { Message } from './message-scope.ts'

const m = eventMessages

const MAILS_PER_BATCH = 200
/** Every step that fails is logged, and does not hold up the others. */
export async function attemptEach<Item extends object>(
  items: Item[],
  step: (item: Item) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await step(item)
    } catch (error) {
      log.error({ err: error, item }, 'message not sent')
      failures.push(error)
    }
  }
  return failures
}

export function throwFailures(failures: unknown[]): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} steps of messages failed`)
}

export type Batch = {
  readers: Readers
  kind: MailKind
  /** Selects `ref`, `data`, `email` and `language` of those who are to get a mail, in a stable order. */
  select: (page: { hasNoMail: (ref: SQL) => SQL; limit: number }) => SQL
  /** Once all mails are enqueued. */
  close?: (tx: Transaction, messageId: string) => Promise<void>
}

/**
 * Enqueues the mails of a message in batches, each with its jobs and under the lock of the message's row: somebody has
 * at most one mail of a message, by its reference. A killed run is continued by the next one.
 */
export async function enqueueMails(id: string, batchOf: (message: Message) => Batch): Promise<void> {
  while (await enqueueBatch(id, batchOf));
}

/** @returns whether more are left */
async function enqueueBatch(id: string, batchOf: (message: Message) => Batch): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [message] = await tx.select().from(m).where(eq(m.id, id)).for('update')
    if (message?.state !== 'sending' && message?.state !== 'sent') return false
    const { readers, kind, select, close } = batchOf(message)
    const hasNoMail = (ref: SQL) =>
      sql`not exists (select from ${mails} where ${mails.kind} = ${kind} and ${mails.ref} = ${ref})`
    const next = select({ hasNoMail, limit: MAILS_PER_BATCH })
    const enqueued = await tx.execute(
      sql`select enqueue_mail(${kind}, next.ref, next.data, next.email, next.language) from (${next}) next`,
    )
    if (enqueued.length === MAILS_PER_BATCH) return true
    if (message.state === 'sent' && enqueued.length === 0) return false
    const mailCount = await tx.$count(mails, isMailOf(readers, sql`${id}`))
    await updateVersioned(tx, m, eq(m.id, id), { state: 'sent', mailCount })
    await close?.(tx, id)
    return false
  })
}
