import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { database, usingPool } from '#app/database/client.server.ts'
import { pick } from '#app/database/pick.ts'
import {
  bankReturns,
  charges,
  mandates,
  memberAccounts,
  payments,
  remittanceItems,
  remittanceLines,
  remittances,
} from '#app/database/schema.ts'
import { openCharges } from '#app/treasury/open-charges.server.ts'
import { findReceipt, selectPayments } from '#app/treasury/receipt.server.ts'

const MOST_PAYMENTS = 50

/** The states in which a debit has been announced to the member and is not yet settled. */
const ANNOUNCED = ['notified', 'sealed', 'presented'] as const

export type OwnAccount = Awaited<ReturnType<typeof readOwnAccount>>

/** As the panel reads it: the public role reads no accounts. A member without charges has no account yet. */
export function readOwnAccount(socioId: string) {
  return usingPool('panel', async () => {
    const shown = pick(memberAccounts, 'id', 'creditCents')
    const [account] = await database.select(shown).from(memberAccounts).where(eq(memberAccounts.socioId, socioId))
    const id = account?.id ?? socioId
    const [pending, debits, returned, paid, [mandate]] = await Promise.all([
      openCharges(database, [id]),
      listDebits(id),
      findReturned(id),
      listPayments(id),
      readMandate(id),
    ])
    return { creditCents: account?.creditCents ?? 0, pending, debits, returned, paid, mandate: mandate ?? null }
  })
}

/** The debits that the member was told of; `last4`: of the account that is debited. */
function listDebits(accountId: string) {
  return database
    .select({
      remittanceId: remittances.id,
      dueOn: remittances.dueOn,
      cents: remittanceItems.cents,
      last4: mandates.ibanLast4,
    })
    .from(remittanceItems)
    .innerJoin(remittances, eq(remittances.id, remittanceItems.remittanceId))
    .innerJoin(mandates, eq(mandates.id, remittanceItems.mandateId))
    .where(
      and(
        eq(remittanceItems.accountId, accountId),
        eq(remittanceItems.outcome, 'included'),
        inArray(remittances.status, [...ANNOUNCED]),
      ),
    )
    .orderBy(remittances.dueOn, remittances.id)
}

/** The last debit that the bank sent back and of which something is still open. */
async function findReturned(accountId: string) {
  const isOpen = and(isNull(charges.cancelledAt), lt(charges.settledCents, charges.cents))
  const [row] = await database
    .selectDistinct({ id: bankReturns.id, receivedOn: bankReturns.receivedOn, cents: remittanceItems.cents })
    .from(bankReturns)
    .innerJoin(remittanceItems, eq(remittanceItems.id, bankReturns.itemId))
    .innerJoin(remittanceLines, eq(remittanceLines.itemId, remittanceItems.id))
    .innerJoin(charges, and(eq(charges.id, remittanceLines.chargeId), isOpen))
    .where(eq(remittanceItems.accountId, accountId))
    .orderBy(desc(bankReturns.id))
    .limit(1)
  return row ?? null
}

/** The newest first. */
function listPayments(accountId: string) {
  return selectPayments(eq(payments.accountId, accountId))
    .orderBy(desc(payments.receivedOn), desc(payments.id))
    .limit(MOST_PAYMENTS)
}

function readMandate(accountId: string) {
  return database
    .select({ reference: mandates.reference, status: mandates.status, last4: mandates.ibanLast4 })
    .from(mandates)
    .where(and(eq(mandates.accountId, accountId), inArray(mandates.status, ['active', 'hold'])))
}

/** A payment of this member with what it has paid; null: not theirs. */
export function findOwnReceipt(socioId: string, id: number) {
  return usingPool('panel', () => findReceipt(eq(memberAccounts.socioId, socioId), id))
}
