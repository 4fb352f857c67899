import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { rateLimits, type RateLimit, type LimitedAction, type LimitKeys } from '#app/rate-limits.ts'
import { database } from '#app/database/client.server.ts'
import { rateLimits as table } from '#app/database/schema.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { setRetryAfter } from '#app/platform/request/request-scope.server.ts'
import { keyedHash } from '#app/platform/secrets/secrets.server.ts'
import { noteAccountOf } from '#app/platform/observability/security-log.server.ts'

/** `retryAfter` is in seconds. `burst`: the attempt is allowed but exceeds the limit's `burst`. */
export type RateLimitResult = { ok: true; burst?: true } | { ok: false; retryAfter: number }

/**
 * Consumes one attempt of each limit of an action, in the order of its table, for all processes together. The first
 * limit that is used up refuses. @throws when the database is unavailable: the action is then refused
 */
export async function consumeRateLimit<Action extends LimitedAction>(
  action: Action,
  subjects: LimitKeys<Action>,
): Promise<RateLimitResult> {
  const limitKeys = limitKeysOf(action, subjects)
  const { allowed, wait, burst } = await consumeKeys(limitKeys)
  const refusedBy = limitKeys[allowed]
  if (!refusedBy) return { ok: true, ...(burst && { burst }) }
  const retryAfter = Math.max(1, wait ?? refusedBy.limit.minutes * 60)
  setRetryAfter(retryAfter)
  if ('email' in subjects) noteAccountOf(String(subjects.email))
  return { ok: false, retryAfter }
}

/** Returns an attempt that the limit does not count, such as a successful sign-in. */
export async function refundRateLimit<Action extends LimitedAction>(
  action: Action,
  subjects: LimitKeys<Action>,
): Promise<void> {
  for (const { key } of limitKeysOf(action, subjects)) {
    await database
      .update(table)
      .set({ tries: sql`trim_array(${table.tries}, 1)` })
      .where(and(eq(table.key, key), sql`cardinality(${table.tries}) > 0`))
  }
}

type LimitKey = { key: string; limit: RateLimit }

function limitKeysOf<Action extends LimitedAction>(action: Action, subjects: LimitKeys<Action>): LimitKey[] {
  return Object.entries<RateLimit>(rateLimits[action]).map(([subject, limit]) => ({
    key: keyedHash(`${action} ${subject}`, subjects[subject as keyof LimitKeys<Action>].toLowerCase()),
    limit,
  }))
}

/** One statement; row locks serialise processes. A used-up limit is only read, so that a flood writes nothing. */
async function consumeKeys(limitKeys: LimitKey[]): Promise<{ allowed: number; wait: number | null; burst: boolean }> {
  const name = (index: number) => sql.identifier(`consumed_${index}`)
  const attempts = limitKeys.map(({ key, limit: { max, minutes, burst } }, index) => {
    const before = index > 0 ? sql`where exists (select from ${name(index - 1)})` : sql``
    return sql`${name(index)} as (
      insert into ${table} (key, tries, ends_at)
        select ${key}, array[now()], now() + make_interval(mins => ${minutes}) ${before}
      on conflict (key) do update set tries = array(${attemptsWithin(minutes)}) || now(), ends_at = excluded.ends_at
      where (select count(*) from (${attemptsWithin(minutes)}) as counting) < ${max}
      returning ${burst ? isBurst(burst) : sql`false`} as burst
    )`
  })
  const allowed = sql.join(
    limitKeys.map((_, index) => sql`(select count(*) from ${name(index)})`),
    sql` + `,
  )
  const waits = limitKeys.map(
    ({ key, limit: { minutes } }, index) => sql`
    when not exists (select from ${name(index)}) then
      (select extract(epoch from
          (select min(at) from (${attemptsWithin(minutes)}) as counting) + make_interval(mins => ${minutes}) - now())
        from ${table} where key = ${key})`,
  )
  const bursts = sql.join(
    limitKeys.map((_, index) => sql`coalesce((select burst from ${name(index)}), false)`),
    sql` or `,
  )
  const [row] = await database.execute<{ allowed: number; wait: number | null; burst: boolean }>(sql`
    with ${sql.join(attempts, sql`, `)}
    select (${allowed})::int as allowed, ceil(case ${sql.join(waits)} end)::int as wait, ${bursts} as burst`)
  if (!row) throw new Error('the rate limit query returned no row')
  return row
}

function isBurst({ max, seconds }: NonNullable<RateLimit['burst']>) {
  return sql`(select count(*) from unnest(${table.tries}) as at
    where at > now() - make_interval(secs => ${seconds})) > ${max}`
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
