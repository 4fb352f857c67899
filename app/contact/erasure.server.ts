import { inArray } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { contactMessages } from '#app/database/schema.ts'
import { eraseMails } from '#app/platform/mail/queued-mails.server.ts'

/** Erases messages with the records of their mails; returns the erased ids. */
export async function eraseMessages(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const deleted = await tx
    .delete(contactMessages)
    .where(inArray(contactMessages.id, [...ids]))
    .returning({ id: contactMessages.id })
  await eraseMails(tx, 'contactMessageId', ids)
  return deleted.map(({ id }) => id)
}
