import { inArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { kitchenSheets } from '#app/database/schema.ts'

/** Ends their links. @returns the number erased, up to a limit */
export async function eraseKitchenSheets(tx: Transaction, which: SQL, limit: number): Promise<number> {
  const due = tx.select({ id: kitchenSheets.id }).from(kitchenSheets).where(which).limit(limit)
  const erased = await tx
    .delete(kitchenSheets)
    .where(inArray(kitchenSheets.id, due))
    .returning({ id: kitchenSheets.id })
  return erased.length
}
