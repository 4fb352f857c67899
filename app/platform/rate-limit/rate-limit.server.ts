import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { rateLimits, type RateLimit, type LimitedAction, type LimitKeys } from '#app/rate-limits.ts'
import { database } from '#app/database/client.server.ts'
import { rateLimits as table } from '#app/database/schema.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { setRetryAfter } from '#app/platform/request/retry-after.server.ts'
import { keyedHash } from '#app/platform/secrets/secrets.server.ts'
import { noteAccountOf } from '#app/platform/observability/security-log.server.ts'

/** `retryAfter` is in seconds; the answer's header says it, too, once its status is 429. */
export type RateLimitResult =
  | { ok: true; /** One of the budgets is spent faster than its `burst` allows. */ burst?: true }
  | { ok: false; retryAfter: number }

/**
 * Spends one of each budget of a door, in the order of its table, for all processes together. The first that is used up
 * refuses; what has been spent before it stays spent. Stand before the work that it guards. @throws when the database
 * is away: a door without its budget stays closed
 */
export async function consumeRateLimit<D extends LimitedAction>(
  door: D,
  subjects: LimitKeys<D>,
): Promise<RateLimitResult> {
  const purses = limitKeysOf(door, subjects)
  const { paid, wait, burst } = await consumeKeys(purses)
  const refusing = purses[paid]
  if (!refusing) return { ok: true, ...(burst && { burst }) }
  const retryAfter = Math.max(1, wait ?? refusing.budget.minutes * 60)
  setRetryAfter(retryAfter)
  if ('email' in subjects) noteAccountOf(String(subjects.email))
  return { ok: false, retryAfter }
}

/** Takes back what `spend` has counted: it has turned out to be what the budget is not about. */
export async function refundRateLimit<D extends LimitedAction>(door: D, subjects: LimitKeys<D>): Promise<void> {
  for (const { key } of limitKeysOf(door, subjects)) {
    await database
      .update(table)
      .set({ tries: sql`trim_array(${table.tries}, 1)` })
      .where(and(eq(table.key, key), sql`cardinality(${table.tries}) > 0`))
  }
}

type LimitKey = { key: string; budget: RateLimit }

function limitKeysOf<D extends LimitedAction>(door: D, subjects: LimitKeys<D>): LimitKey[] {
  return Object.entries<RateLimit>(rateLimits[door]).map(([whose, budget]) => ({
    key: keyedHash(`${door} ${whose}`, subjects[whose as keyof LimitKeys<D>].toLowerCase()),
    budget,
  }))
}

/**
 * One statement counts and decides for all purses of a door, each under its row's own lock: of two processes at the
 * last one, one gets it. A used-up budget is only read, so that a flood writes nothing; those after it are left alone.
 * @returns how many have paid, how long the one that has not asks to wait, and whether one of them is a burst
 */
async function consumeKeys(purses: LimitKey[]): Promise<{ paid: number; wait: number | null; burst: boolean }> {
  const name = (index: number) => sql.identifier(`paid_${index}`)
  const payments = purses.map(({ key, budget: { max, minutes, burst } }, index) => {
    const before = index > 0 ? sql`where exists (select from ${name(index - 1)})` : sql``
    return sql`${name(index)} as (
      insert into ${table} (key, tries, ends_at) select ${key}, array[now()], now() + make_interval(mins => ${minutes}) ${before}
      on conflict (key) do update set tries = array(${attemptsWithin(minutes)}) || now(), ends_at = excluded.ends_at
      where (select count(*) from (${attemptsWithin(minutes)}) as counting) < ${max}
      returning ${burst ? isBurst(burst) : sql`false`} as burst
    )`
  })
  const paid = sql.join(
    purses.map((_, index) => sql`(select count(*) from ${name(index)})`),
    sql` + `,
  )
  const waits = purses.map(
    ({ key, budget: { minutes } }, index) => sql`
    when not exists (select from ${name(index)}) then
      (select extract(epoch from (select min(at) from (${attemptsWithin(minutes)}) as counting) + make_interval(mins => ${minutes}) - now()) from ${table} where key = ${key})`,
  )
  const bursts = sql.join(
    purses.map((_, index) => sql`coalesce((select burst from ${name(index)}), false)`),
    sql` or `,
  )
  const [row] = await database.execute<{ paid: number; wait: number | null; burst: boolean }>(sql`
    with ${sql.join(payments, sql`, `)}
    select (${paid})::int as paid, ceil(case ${sql.join(waits)} end)::int as wait, ${bursts} as burst`)
  if (!row) throw new Error('the budgets did not answer')
  return row
}

/** Whether more of a row's tries than allowed are from the last seconds. */
function isBurst({ max, seconds }: NonNullable<RateLimit['burst']>) {
  return sql`(select count(*) from unnest(${table.tries}) as at where at > now() - make_interval(secs => ${seconds})) > ${max}`
}

/** When those of a row's tries were that still count. */
function attemptsWithin(minutes: number) {
  return sql`select at from unnest(${table.tries}) as at where at > now() - make_interval(mins => ${minutes})`
}

/**
 * The job that forgets budgets whose time is over. One that is just being spent is left for the next time: its payer
 * may wait for another one of these.
 */
export const rateLimitPurge: Job = {
  cron: '*/10 * * * *',
  concurrency: 1,
  async run() {
    const over = database
      .select({ key: table.key })
      .from(table)
      .where(lt(table.endsAt, sql`now()`))
      .for('update', { skipLocked: true })
    await database.delete(table).where(inArray(table.key, over))
  },
}
