import type { SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { deleteRows } from '#app/database/delete-rows.server.ts'
import { doorPasses, doorPayments, eventCheckins } from '#app/database/schema.ts'

/** When and by whom somebody was checked in; that they came stays with the guest. @returns the number erased */
export async function eraseCheckIns(tx: Transaction, which: SQL, limit: number): Promise<number> {
  return deleteRows(tx, eventCheckins, which, { limit })
}

/** Who collected a payment and when; what was paid stays with the booking. @returns the number erased */
export async function eraseDoorPayments(tx: Transaction, which: SQL, limit: number): Promise<number> {
  return deleteRows(tx, doorPayments, which, { limit })
}

/** @returns the number erased, up to a limit */
export async function erasePasses(tx: Transaction, which: SQL, limit: number): Promise<number> {
  return deleteRows(tx, doorPasses, which, { limit })
}
