import type { SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { deleteRows } from '#app/database/delete-rows.server.ts'
import { kitchenSheets } from '#app/database/schema.ts'

/** Ends their links. @returns the number erased, up to a limit */
export async function eraseKitchenSheets(tx: Transaction, which: SQL, limit: number): Promise<number> {
  return deleteRows(tx, kitchenSheets, which, { limit })
}
