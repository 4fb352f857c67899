import { inArray, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { doorPasses, eventCheckins } from '#app/database/schema.ts'

/** When and by whom somebody was checked in; that they came stays with the guest. @returns how many */
export async function eraseCheckIns(tx: Transaction, which: SQL | undefined): Promise<number> {
  return (await tx.delete(eventCheckins).where(which).returning({ id: eventCheckins.id })).length
}

export async function erasePasses(tx: Transaction, ids: SQLWrapper): Promise<number> {
  return (await tx.delete(doorPasses).where(inArray(doorPasses.id, ids)).returning({ id: doorPasses.id })).length
}
