import { and, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { contactMessages, mails } from '#app/database/schema.ts'

/** Erases messages with the records of their mails; returns the erased ids. */
export async function eraseMessages(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await tx
    .delete(contactMessages)
    .where(inArray(contactMessages.id, [...ids]))
    .returning({ id: contactMessages.id })
  await tx
    .delete(mails)
    .where(and(inArray(mails.ref, [...ids]), inArray(mails.kind, ['contact-message', 'contact-confirmation'])))
  return gone.map(({ id }) => id)
}
