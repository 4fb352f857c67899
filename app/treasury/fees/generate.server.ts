import { sql, type SQL } from 'drizzle-orm'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import { database, usingPool, type Transaction } from '#app/database/client.server.ts'
import { feePlans, socios } from '#app/database/schema.ts'
import { lockAccounts, openAccounts } from '#app/treasury/accounts.server.ts'
import { payFromCredit } from '#app/treasury/credit.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { enqueueJob, type Job } from '#app/platform/jobs/jobs.server.ts'
import { activeMembers, feeRows, withMade } from './fee-rows.server.ts'

/** More members are charged by a job. */
const MOST_AT_ONCE = 2_000
const SLICE = 500

export type FeePreview = {
  /** Charges to be made, with their sum; those that have been made. */
  toMake: number
  cents: number
  made: number
  members: number
  /** Members who pay no fee of their own. */
  exempt: number
  /** Types without a plan for the year. */
  without: { type: string; members: number }[]
}

/** What generating the fees of a year would do now. */
export async function previewFees(year: number): Promise<FeePreview> {
  const [[row], without] = await Promise.all([
    database.execute<Omit<FeePreview, 'without'>>(sql`
      select count(*) filter (where not made)::int as "toMake", count(*) filter (where made)::int as made,
        coalesce(sum(cents) filter (where not made), 0)::float8 as cents,
        (select count(*)::int from (${activeMembers}) m) as members,
        (select count(*)::int from (${activeMembers}) m where own = 0) as exempt
      from (${withMade(feeRows(activeMembers, year))}) fees`),
    database.execute<FeePreview['without'][number]>(sql`
      select membership_type as type, count(*)::int as members from ${socios} s
      where status = 'active' and not exists (
        select from ${feePlans} p where p.membership_type = s.membership_type and p.starts_on <= make_date(${year}::int, 1, 1))
      group by 1 order by 2 desc, 1 limit 20`),
  ])
  return { ...(row ?? { toMake: 0, cents: 0, made: 0, members: 0, exempt: 0 }), without: [...without] }
}

/** Repeatable: a fee has one charge. @returns how many were made; null: a job makes them */
export async function generateFees(year: number, actor: Actor): Promise<{ made: number | null }> {
  const count = await database.$count(socios)
  const event = { actor: actor.id, action: 'fees.generated', subject: String(year) } as const
  return database.transaction(async (tx) => {
    await auditAndTell(tx, event)
    if (count > MOST_AT_ONCE) {
      await enqueueJob(tx, 'generate-fees', `${year}:${actor.id}`)
      return { made: null }
    }
    let made = 0
    for await (const slice of slices(() => tx)) made += await chargeSlice(tx, slice, year, actor.id)
    return { made }
  })
}

/** Each slice is one transaction, so that others are not kept waiting, and a process that ends loses nothing. */
export const generateFeesJob: Job = {
  concurrency: 1,
  retryLimit: 10,
  retryDelay: 5,
  expireInSeconds: 900,
  heartbeatSeconds: 15,
  run: ({ id }, signal) =>
    usingPool('panel', async () => {
      const [year = '', actor = ''] = id.split(/:(.*)/)
      for await (const slice of slices(() => database)) {
        signal.throwIfAborted()
        await database.transaction((tx) => chargeSlice(tx, slice, Number(year), actor))
      }
    }),
}

async function* slices(on: () => Pick<Transaction, 'execute'>): AsyncGenerator<string[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await on().execute<{ id: string }>(sql`
      select id from ${socios} where status = 'active' and id > ${after} order by id limit ${SLICE}`)
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    yield ids
    after = ids.at(-1) ?? after
  }
}

async function chargeSlice(tx: Transaction, ids: string[], year: number, by: string): Promise<number> {
  await openAccounts(tx, ids)
  const accounts = await lockAccounts(tx, ids)
  const these: SQL = sql`${activeMembers} and s.id in ${ids}`
  const made = await tx.execute<{ account_id: string }>(sql`
    insert into charges (account_id, kind, key, concept, concept_ca, cents, due_on, created_by)
    select id, 'fee', key, concept, concept_ca, cents, due_on, ${by} from (${withMade(feeRows(these, year))}) fees where not made
    order by id, due_on on conflict do nothing returning account_id`)
  const charged = new Set(made.map((row) => row.account_id))
  for (const { id, creditCents } of accounts) if (creditCents > 0 && charged.has(id)) await payFromCredit(tx, id)
  return made.length
}
