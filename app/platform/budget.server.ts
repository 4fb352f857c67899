import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { budgets, type Budget, type Door, type Subjects } from '#app/budgets.ts'
import { database } from '#app/database/client.server.ts'
import { budgets as table } from '#app/database/schema.ts'
import type { Job } from './jobs.server.ts'
import { askToWait } from './retry-after.server.ts'
import { countedAs } from './secrets.server.ts'

/** `retryAfter` is in seconds; the answer's header says it, too, once its status is 429. */
export type Spent = { ok: true } | { ok: false; retryAfter: number }

/**
 * Spends one of each budget of a door, in the order of its table, for all processes together. The first that is used up refuses; what
 * has been spent before it stays spent. Stand before the work that it guards. @throws when the database is away: a door without its
 * budget stays closed
 */
export async function spend<D extends Door>(door: D, subjects: Subjects<D>): Promise<Spent> {
  for (const { key, budget } of pursesOf(door, subjects)) {
    const outcome = await spendOne(key, budget)
    if (!outcome.ok) {
      askToWait(outcome.retryAfter)
      return outcome
    }
  }
  return { ok: true }
}

/** Takes back what `spend` has counted: it has turned out to be what the budget is not about. */
export async function giveBack<D extends Door>(door: D, subjects: Subjects<D>): Promise<void> {
  for (const { key } of pursesOf(door, subjects)) {
    await database.update(table).set({ spent: sql`${table.spent} - 1` }).where(and(eq(table.key, key), gt(table.spent, 0)))
  }
}

function pursesOf<D extends Door>(door: D, subjects: Subjects<D>): { key: string; budget: Budget }[] {
  return Object.entries<Budget>(budgets[door]).map(([whose, budget]) => ({ key: countedAs(`${door} ${whose}`, subjects[whose as keyof Subjects<D>].toLowerCase()), budget }))
}

/**
 * One statement counts and decides, under the row's own lock: of two processes at the last one, one gets it. A used-up budget is only read,
 * so that a flood writes nothing.
 */
async function spendOne(key: string, { most, minutes }: Budget): Promise<Spent> {
  const window = sql`now() + make_interval(mins => ${minutes})`
  const [row] = await database.execute<{ ok: boolean; wait: number | null }>(sql`
    with counted as (
      insert into ${table} (key, spent, ends_at) values (${key}, 1, ${window})
      on conflict (key) do update set
        spent = case when ${table.endsAt} <= now() then 1 else ${table.spent} + 1 end,
        ends_at = case when ${table.endsAt} <= now() then excluded.ends_at else ${table.endsAt} end
      where ${table.endsAt} <= now() or ${table.spent} < ${most}
      returning key
    )
    select exists (select from counted) as ok, (select ceil(extract(epoch from ends_at - now()))::int from ${table} where key = ${key}) as wait`)
  return row?.ok ? { ok: true } : { ok: false, retryAfter: Math.max(1, row?.wait ?? minutes * 60) }
}

/** The job that forgets budgets whose time is over. */
export const budgetSweep: Job = {
  cron: '*/10 * * * *',
  concurrency: 1,
  async run() {
    await database.delete(table).where(lt(table.endsAt, sql`now()`))
  },
}
