import { and, eq, sql } from 'drizzle-orm'
import {
  charges,
  mandates,
  memberAccounts,
  membershipRequests,
  remittanceItems,
  remittances,
  socios,
} from '#app/database/schema.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'
import { chooseRemittance } from '#app/remittances/choose.server.ts'
import { notifyRemittance } from '#app/remittances/notify.server.ts'
import { sealRemittance } from '#app/remittances/seal.server.ts'
import { presentRemittance, settleRemittance } from '#app/remittances/bank-steps.server.ts'
import { accepted } from './harness/accepted.ts'
import { ownerDatabase as database } from './harness/database.ts'
import { insertRow } from './harness/rows.ts'
import { OTHER_IBAN } from './harness/insert-creditor.ts'
import { dueOn } from './harness/insert-debtors.ts'

export const treasurer = { id: 'tesorera', role: 'treasurer' } as const

let people = 0

type DebtorOptions = {
  cents?: number
  mandate?: Partial<typeof mandates.$inferInsert> | null
  member?: Partial<typeof socios.$inferInsert>
  holder?: string
  iban?: string
}

/** A member who pays by direct debit, with a mandate in force and one open charge. @returns the account's id */
export async function makeDebtor(given: DebtorOptions = {}): Promise<string> {
  const { cents = 6_000, mandate = {}, member = {}, holder = 'Núria Puig', iban = OTHER_IBAN } = given
  const number = ++people
  const email = `debtor${number}@example.org`
  const request = await insertRow(membershipRequests, {
    fullName: `Núria Puig ${number}`,
    email,
    status: 'approved',
    completed: true,
  })
  const socio = await insertRow(socios, {
    membershipRequestId: request.id,
    fullName: `Núria Puig ${number}`,
    email,
    paymentMethod: 'direct-debit',
    ...member,
  })
  const accountId = socio.id
  await database.insert(memberAccounts).values({ id: accountId, number: socio.membershipNumber, socioId: accountId })
  if (mandate !== null) await makeMandate(accountId, `${socio.membershipNumber}-1`, { holder, iban }, mandate)
  if (cents > 0) await makeCharge(accountId, cents)
  return accountId
}

async function makeMandate(
  accountId: string,
  reference: string,
  debtor: { holder: string; iban: string },
  given: Partial<typeof mandates.$inferInsert>,
): Promise<void> {
  const id = crypto.randomUUID()
  await database
    .insert(mandates)
    .values({
      id,
      accountId,
      reference,
      status: 'active',
      signedOn: '2026-11-02',
      via: 'paper',
      holder: encryptField(debtor.holder, `mandates.holder:${id}`),
      iban: encryptField(debtor.iban, `mandates.iban:${id}`),
      ibanLast4: debtor.iban.slice(-4),
      ...given,
    })
}

let keys = 0

export async function makeCharge(accountId: string, cents: number, due = clubDay()): Promise<number> {
  const made = await insertRow(charges, {
    accountId,
    kind: 'fee',
    key: `key-${++keys}`,
    concept: 'Cuota 2027',
    cents,
    dueOn: due,
    createdBy: 'test',
  })
  return made.id
}

export async function choose(due = dueOn): Promise<number> {
  return accepted(await chooseRemittance(treasurer, due)).id
}

type Stage = 'notified' | 'sealed' | 'presented' | 'settled'

/** A remittance of everything that is open, as far as a stage. */
export async function remit(until: Stage): Promise<number> {
  const id = await choose()
  const steps = [notifyRemittance, sealRemittance, presentRemittance, settleRemittance]
  const count = ['notified', 'sealed', 'presented', 'settled'].indexOf(until) + 1
  for (const step of steps.slice(0, count)) accepted(await step(treasurer, id))
  return id
}

export async function itemsOf(remittanceId: number) {
  return database
    .select()
    .from(remittanceItems)
    .where(eq(remittanceItems.remittanceId, remittanceId))
    .orderBy(remittanceItems.id)
}

export async function itemOf(remittanceId: number, accountId: string) {
  const [item] = await database
    .select()
    .from(remittanceItems)
    .where(and(eq(remittanceItems.remittanceId, remittanceId), eq(remittanceItems.accountId, accountId)))
  if (!item) throw new Error('no item')
  return item
}

export async function statusOf(remittanceId: number) {
  const [row] = await database.select().from(remittances).where(eq(remittances.id, remittanceId))
  return row?.status
}

/** What of the remittances does not fit together; empty when all does. */
export async function wrongRemittances() {
  const wrong = await database.execute<{ of: string; id: string }>(sql`
    select 'live of an end' as of, l.item_id::text as id from remittance_lines l join remittance_items i on i.id = l.item_id
      where l.live and i.outcome <> 'included'
    union all select 'amount', i.id::text from remittance_items i where outcome = 'included'
      and exists (select from remittances r where r.id = i.remittance_id and r.status in ('sealed', 'presented', 'settled'))
      and cents <> (select coalesce(sum(l.cents), 0) from remittance_lines l where l.item_id = i.id and l.live)
    union all select 'payment', i.id::text from remittance_items i where
      (outcome in ('settled', 'returned') and exists (select from bank_returns r where r.item_id = i.id and kind = 'returned'))
        <> (outcome = 'returned')
    union all select 'settled without payment', i.id::text from remittance_items i where outcome = 'settled'
      and not exists (select from payments p where p.item_id = i.id and p.cents = i.cents)
    union all select 'returned without reversal', i.id::text from remittance_items i where outcome = 'returned'
      and not exists (select from payments p join payments r on r.reverses = p.id where p.item_id = i.id and r.cents = -i.cents)
    union all select 'debits', r.id::text from remittances r where status not in ('cancelled', 'refused', 'settled')
      and debits <> (select count(*) from remittance_items i where i.remittance_id = r.id and outcome in ('included', 'rejected'))
      and status in ('draft', 'notified', 'sealed')`)
  return [...wrong]
}
