import { and, inArray } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { payments } from '#app/database/schema.ts'
import { atTheBank } from '#app/treasury/at-the-bank.ts'
import { stands } from '#app/treasury/credit.server.ts'
import { openCharges, type OpenCharge } from '#app/treasury/open-charges.server.ts'

export type AccountState = {
  open: OpenCharge[]
  /** All that is open, and each charge. */
  amounts: number[]
  /** Transfers that are noted, by hand or from another file: a bank may name the same entry in another way. */
  noted: { cents: number; day: string }[]
}

export async function readAccounts(ids: readonly string[]): Promise<Map<string, AccountState>> {
  if (ids.length === 0) return new Map()
  const [charges, noted] = await Promise.all([openCharges(database, ids), listNoted(ids)])
  const open = Map.groupBy(charges, ({ accountId }) => accountId)
  const transfers = Map.groupBy(noted, ({ accountId }) => accountId)
  return new Map(
    [...new Set(ids)].map((id) => {
      const own = open.get(id) ?? []
      const each = own.map(({ openCents }) => openCents)
      const amounts = each.length > 0 ? [each.reduce((sum, cents) => sum + cents, 0), ...each] : []
      return [id, { open: own, amounts, noted: transfers.get(id) ?? [] }]
    }),
  )
}

/** The oldest charge of exactly this amount, rather one that no sealed remittance debits: it is paid first. */
export function findExact(open: readonly OpenCharge[], cents: number): OpenCharge | undefined {
  const exact = open.filter(({ openCents }) => openCents === cents)
  return exact.find((charge) => atTheBank(charge) === null) ?? exact[0]
}

function listNoted(ids: readonly string[]) {
  return database
    .select({ accountId: payments.accountId, cents: payments.cents, day: payments.receivedOn })
    .from(payments)
    .where(
      and(inArray(payments.accountId, [...ids]), inArray(payments.method, ['transfer', 'bizum']), stands(database)),
    )
}
