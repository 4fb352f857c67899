import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { rateLimits, type RateLimit, type LimitedAction, type LimitKeys } from '#app/rate-limits.ts'
import { database, reusableQuery } from '#app/database/client.server.ts'
import { rateLimits as table } from '#app/database/schema.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { networkAround } from '#app/platform/request/client-address.server.ts'
import { setRetryAfter } from '#app/platform/request/request-scope.server.ts'
import { keyedHash } from '#app/platform/secrets/secrets.server.ts'
import { noteAccountOf } from '#app/platform/observability/security-log.server.ts'

/** `retryAfter` is in seconds. `burst`: the attempt is allowed but exceeds the limit's `burst`. */
type RateLimitResult = { ok: true; burst?: true } | { ok: false; retryAfter: number }

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

/** A /48 of IPv6 has so many times the attempts of one address: phones of an operator share it, too. */
const NETWORK_PER_ADDRESS = 10

function limitKeysOf<Action extends LimitedAction>(action: Action, subjects: LimitKeys<Action>): LimitKey[] {
  return Object.entries<RateLimit>(rateLimits[action]).flatMap(([subject, limit]) => {
    const value = subjects[subject as keyof LimitKeys<Action>].toLowerCase()
    const own = { key: keyedHash(`${action} ${subject}`, value), limit }
    const network = subject === 'address' ? networkAround(value) : null
    if (network === null) return [own]
    const { max, minutes } = limit
    return [own, { key: keyedHash(`${action} network`, network), limit: { max: max * NETWORK_PER_ADDRESS, minutes } }]
  })
}

/** `allowed`: how many attempts were consumed; `wait` in seconds. */
type Consumed = { allowed: number; wait: number | null; burst: boolean }

const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}[]`

/**
 * One statement (`consume_attempts`); row locks serialise processes. It does not wait
 * for the disk: a crash of PostgreSQL may forget the attempts of the last second.
 */
const consumption = reusableQuery((pool) =>
  pool
    .select({
      allowed: sql<number>`allowed`,
      wait: sql<number | null>`wait`,
      burst: sql<boolean>`burst`,
      commit: sql`set_config('synchronous_commit', 'off', true)`,
    })
    .from(
      sql`consume_attempts(${given('keys', 'text')}, ${given('maxima', 'integer')}, ${given('windows', 'interval')},
        ${given('burstMaxima', 'integer')}, ${given('burstWindows', 'interval')})`,
    )
    .prepare('consume attempts'),
)

async function consumeKeys(limitKeys: LimitKey[]): Promise<Consumed> {
  const limits = limitKeys.map(({ limit }) => limit)
  const list = (values: readonly (string | number | null)[]) => `{${values.map((value) => value ?? 'null').join(',')}}`
  const [row] = await consumption().execute({
    keys: list(limitKeys.map(({ key }) => key)),
    maxima: list(limits.map(({ max }) => max)),
    windows: list(limits.map(({ minutes }) => `${minutes} minutes`)),
    burstMaxima: list(limits.map(({ burst }) => burst?.max ?? null)),
    burstWindows: list(limits.map(({ burst }) => (burst ? `${burst.seconds} seconds` : null))),
  })
  if (!row) throw new Error('consume_attempts returned no row')
  return row
}

/** Deletes expired rows. Skips locked ones, since their transaction may wait for another row of this statement. */
export const rateLimitPurge: Job = {
  everyMinutes: 10,
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
