import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import {
  charges,
  memberAccounts,
  reminders,
  remittanceItems,
  remittanceLines,
  remittances,
  mandates,
} from '#app/database/schema.ts'
import { ownerDatabase as database } from './harness/database.ts'
import { insertRow } from '#tests/harness/rows.ts'
import { makeCreditor } from './mandate-fixtures.ts'

let accounts = 0

/** An account whose member has left. */
export async function makeAccount(given: Partial<typeof memberAccounts.$inferInsert> = {}): Promise<string> {
  const id = crypto.randomUUID()
  await database.insert(memberAccounts).values({ id, number: `C-9${String(++accounts).padStart(4, '0')}`, ...given })
  return id
}

/** A remittance with a debit of these charges of an account. @returns its number and that of the item */
export async function makeRemittance(
  accountId: string,
  parts: readonly { chargeId: number; cents: number }[],
  status: 'draft' | 'sealed' = 'draft',
): Promise<{ id: number; itemId: number }> {
  return database.transaction(async (tx) => {
    const [made] = await tx
      .insert(remittances)
      .values({ dueOn: '2027-01-20', createdBy: 'test' })
      .returning({ id: remittances.id })
    const id = made?.id ?? 0
    const cents = parts.reduce((sum, part) => sum + part.cents, 0)
    const [item] = await tx
      .insert(remittanceItems)
      .values({ remittanceId: id, accountId, mandateId: await mandateOf(tx, accountId), cents, outcome: 'included' })
      .returning({ id: remittanceItems.id })
    const itemId = item?.id ?? 0
    await tx.insert(remittanceLines).values(parts.map((part) => ({ ...part, itemId })))
    if (status === 'sealed')
      await tx
        .update(remittances)
        .set({ status, messageId: `EC-${id}`, fileSha256: 'f' })
        .where(eq(remittances.id, id))
    return { id, itemId }
  })
}

async function mandateOf(tx: Transaction, accountId: string): Promise<string> {
  const [known] = await tx.select({ id: mandates.id }).from(mandates).where(eq(mandates.accountId, accountId))
  if (known) return known.id
  const [made] = await tx
    .insert(mandates)
    .values({ accountId, reference: `T-${accountId.slice(0, 8)}` })
    .returning({ id: mandates.id })
  return made?.id ?? ''
}

/** What the sums of the treasury are not, by table; empty when all is true. */
export async function wrongSums() {
  const wrong = await database.execute<{ of: string; id: string }>(sql`
    select 'settled' as of, c.id::text from charges c
      where settled_cents <> (select coalesce(sum(cents), 0) from payment_parts p where p.charge_id = c.id)
    union all select 'owed', a.id::text from member_accounts a where owed_cents <>
      (select coalesce(sum(cents - settled_cents), 0) from charges c where c.account_id = a.id and cancelled_at is null)
    union all select 'credit', a.id::text from member_accounts a where credit_cents < 0 or credit_cents <>
      (select coalesce(sum(cents), 0) from payments p where p.account_id = a.id)
      - (select coalesce(sum(pp.cents), 0) from payment_parts pp join payments p on p.id = pp.payment_id where p.account_id = a.id)
    union all select 'parts', p.id::text from payments p where reverses is null
      and (select coalesce(sum(pp.cents), 0) from payment_parts pp where pp.payment_id = p.id) not between 0 and p.cents
    union all select 'account', pp.id::text from payment_parts pp
      join payments p on p.id = pp.payment_id join charges c on c.id = pp.charge_id where c.account_id <> p.account_id
    union all select 'live', charge_id::text from remittance_lines where live group by charge_id having count(*) > 1`)
  return [...wrong]
}

/** A reminder of a charge that has been due for a year. @param socioId of a member */
export async function makeReminder(socioId: string): Promise<number> {
  await makeCreditor()
  await makeAccount({ id: socioId, socioId })
  const overdue = {
    accountId: socioId,
    kind: 'other',
    key: crypto.randomUUID(),
    concept: 'Quota',
    cents: 6_000,
  } as const
  const charge = await insertRow(charges, { ...overdue, dueOn: '2025-01-15', createdBy: 'test' })
  const made = await insertRow(reminders, { accountId: socioId, level: 2, chargeId: charge.id, createdBy: 'test' })
  return made.id
}
