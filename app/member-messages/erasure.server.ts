import { and, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { deleteRows } from '#app/database/delete-rows.server.ts'
import { eventMessages } from '#app/database/schema.ts'
import { isToMembers } from './audience.server.ts'

/** @returns the number erased, up to a limit */
export async function eraseMemberMessages(tx: Transaction, which: SQL | undefined, limit: number): Promise<number> {
  return deleteRows(tx, eventMessages, and(isToMembers, which), { limit })
}
