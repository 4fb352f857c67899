import type { SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { deleteRows } from '#app/database/delete-rows.server.ts'
import { eventMessages } from '#app/database/schema.ts'

/** @returns the number erased, up to a limit */
export async function eraseEventMessages(tx: Transaction, which: SQL, limit: number): Promise<number> {
  return deleteRows(tx, eventMessages, which, { limit })
}
