import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { charges, eventParties, memberAccounts } from '#app/database/schema.ts'

const c = charges
const a = memberAccounts

/** The charge of a booking, with whose id its key begins (`treasury/dinners/`). In queries over both tables. */
export const isChargeOf = sql`${c.kind} = 'dinner' and ${c.eventId} = ${eventParties.eventId}
  and split_part(${c.key}, ':', 1) = ${eventParties.id}::text`

/** The account of a member has paid the booking, or the bank is about to debit it. */
export const isCharged = sql<boolean>`exists (select from ${c} where ${isChargeOf} and ${c.cancelledAt} is null
  and (${c.settledCents} > 0 or exists (
    select from remittance_lines line join remittance_items item on item.id = line.item_id
      join remittances on remittances.id = item.remittance_id
    where line.charge_id = ${c.id} and line.live and remittances.status in ('sealed', 'presented'))))`

export async function hasCharged(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(eventParties, and(eq(eventParties.id, id), isCharged))) > 0
}

/** Before parties whose payment changes: a payment on an account locks the account first, then the party. */
export async function lockAccountsOf(tx: Transaction, eventId: number): Promise<void> {
  const charged = tx.select({ id: c.accountId }).from(c).where(eq(c.eventId, eventId))
  await tx.select({ id: a.id }).from(a).where(inArray(a.id, charged)).orderBy(asc(a.id)).for('no key update')
}
