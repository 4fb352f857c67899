import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { rateLimits, type RateLimit, type LimitedAction, type LimitKeys } from '#app/rate-limits.ts'
import { database } from '#app/database/client.server.ts'
import { rateLimits as table } from '#app/database/schema.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { setRetryAfter } from '#app/platform/request/retry-after.server.ts'
import { keyedHash } from '#app/platform/secrets/secrets.server.ts'
import { noteAccountOf } from '#app/platform/observability/security-log.server.ts'

/** `retryAfter` is in seconds. `burst`: the attempt is allowed but exceeds the limit's `burst`. */
export type RateLimitResult =
  | { ok: true; /** One of the budgets is spent faster than its `burst` allows. */ burst?: true }
  | { ok: false; retryAfter: number }

/**
 * Consumes one attempt of each limit of an action, in the order of its table, for all processes together. The first
 * limit that is used up refuses. @throws when the database is unavailable: the action is then refused
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

/** Returns an attempt that the limit does not count, such as a successful sign-in. */
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

/** One statement; row locks serialise processes. A used-up limit is only read, so that a flood writes nothing. */
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

function isBurst({ max, seconds }: NonNullable<RateLimit['burst']>) {
  return sql`(select count(*) from unnest(${table.tries}) as at where at > now() - make_interval(secs => ${seconds})) > ${max}`
}

function attemptsWithin(minutes: number) {
  return sql`select at from unnest(${table.tries}) as at where at > now() - make_interval(mins => ${minutes})`
}

/** Deletes expired rows. Skips locked ones, since their transaction may wait for another row of this statement. */
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
