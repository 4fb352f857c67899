import { inArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventMessages } from '#app/database/schema.ts'

/** @returns the number erased, up to a limit */
export async function eraseEventMessages(tx: Transaction, which: SQL, limit: number): Promise<number> {
  const due = tx.select({ id: eventMessages.id }).from(eventMessages).where(which).limit(limit)
  const erased = await tx
    .delete(eventMessages)
    .where(inArray(eventMessages.id, due))
    .returning({ id: eventMessages.id })
  return erased.length
}
