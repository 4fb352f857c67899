import { asc, eq, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import {
  bankReturns,
  charges,
  mandates,
  memberAccounts,
  payments,
  remittanceItems,
  remittances,
  socios,
} from '#app/database/schema.ts'
import { clubDay } from '#app/platform/club-day.ts'

const MONTHS = 12

/** How much, in how many accounts. */
export type Sum = { cents: number; accounts: number }
export type TreasurySums = Record<'owed' | 'overdue' | 'credit', Sum> & { held: number }

/** Of all accounts, today. */
export async function readTreasurySums(today = clubDay()): Promise<TreasurySums> {
  const [row] = await database.execute<Record<keyof typeof none, number>>(sql`
    select a.*, overdue.* from (
      select coalesce(sum(${memberAccounts.owedCents}), 0)::float8 as owed, count(*) filter (where owed_cents > 0)::int as owing,
        coalesce(sum(${memberAccounts.creditCents}), 0)::float8 as credit, count(*) filter (where credit_cents > 0)::int as credited,
        count(${memberAccounts.holdWhy})::int as held
      from ${memberAccounts}) a,
    (select coalesce(sum(cents - settled_cents), 0)::float8 as overdue, count(distinct account_id)::int as late
      from ${charges} where cancelled_at is null and settled_cents < cents and due_on < ${today}) overdue`)
  const { owed, owing, credit, credited, held, overdue, late } = row ?? none
  const sum = (cents: number, accounts: number) => ({ cents, accounts })
  return { owed: sum(owed, owing), overdue: sum(overdue, late), credit: sum(credit, credited), held }
}

const none = { owed: 0, owing: 0, credit: 0, credited: 0, held: 0, overdue: 0, late: 0 }

export type MonthlySums = { month: string; owed: number; collected: number }

/** The cents of the charges by the month they were due in, and of the payments by the month they came in. */
export async function readMonthlySums(today = clubDay()): Promise<MonthlySums[]> {
  const rows = await database.execute<MonthlySums>(sql`
    select to_char(starts, 'YYYY-MM-DD') as month,
      (select coalesce(sum(cents), 0)::float8 from ${charges}
        where cancelled_at is null and due_on >= starts and due_on < starts + interval '1 month') as owed,
      (select coalesce(sum(cents), 0)::float8 from ${payments}
        where received_on >= starts and received_on < starts + interval '1 month') as collected
    from generate_series(date_trunc('month', ${today}::date) - make_interval(months => ${MONTHS - 1}),
      date_trunc('month', ${today}::date), interval '1 month') as month (starts)
    order by starts`)
  return [...rows]
}

/** An order ends 36 months after its last debit; this long before, it is shown. */
const EXPIRY_NOTICE_DAYS = 90

/** What waits for the treasurer. `returned`: the remittance with the oldest return that nobody has handled. */
export async function readTreasuryWork(today = clubDay()) {
  const inForce = sql`status in ('active', 'hold')`
  const [next, [row]] = await Promise.all([
    findNextRemittance(),
    database.execute<{ returns: number; returned: number | null; missing: number; expiring: number }>(sql`
      select returns.*, missing, expiring from
        (select count(*)::int as returns, (array_agg(i.remittance_id order by r.received_on, r.id))[1] as returned
          from ${bankReturns} r join ${remittanceItems} i on i.id = r.item_id where r.handled_at is null) returns,
        (select count(*)::int as missing from ${socios} s where s.status = 'active'
          and not exists (select from ${mandates} m where m.account_id = s.id and ${inForce})) missing,
        (select count(*)::int as expiring from ${mandates} where ${inForce}
          and coalesce(last_due_on, signed_on) + interval '36 months' <= ${today}::date + ${EXPIRY_NOTICE_DAYS}::int) expiring`),
  ])
  const { returns, returned, missing, expiring } = row ?? { returns: 0, returned: null, missing: 0, expiring: 0 }
  return { next, returns, returned, missing, expiring }
}
export type TreasuryWork = Awaited<ReturnType<typeof readTreasuryWork>>

/** The first of each status has an index. */
async function findNextRemittance() {
  const first = await Promise.all(
    UNDER_WAY.map(async (status) => {
      const [found] = await database
        .select({ id: remittances.id, dueOn: remittances.dueOn })
        .from(remittances)
        .where(eq(remittances.status, status))
        .orderBy(asc(remittances.dueOn), asc(remittances.id))
        .limit(1)
      return found ? [{ ...found, status }] : []
    }),
  )
  return first.flat().toSorted((one, other) => one.dueOn.localeCompare(other.dueOn) || one.id - other.id)[0] ?? null
}

const UNDER_WAY = ['draft', 'notified', 'sealed', 'presented'] as const
