import { setTimeout as pause } from 'node:timers/promises'
import type { Db, PgBoss } from 'pg-boss'

const POLL_INTERVAL_MS = 500
/** In a rush that lasts longer, one job of each worker runs after each hold. */
const LONGEST_HOLD_MS = 5_000

let isRush = () => false

/** While it is true, jobs are held: a mail takes as long as several bookings, and visitors wait for those. */
export function holdJobsWhile(rush: () => boolean): void {
  isRush = rush
}

const QUEUES_WITH_DUE_JOBS = `
  select queue.name from pgboss.queue as queue cross join lateral (
    select from pgboss.job as job
    where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now()
    limit 1
  ) as due`

/**
 * One query for all queues: with a query for each worker, an idle process would spend most of its time on them.
 * @param workers the ids of pg-boss, by queue
 * @returns stops it
 */
export function wakeWorkers(
  boss: PgBoss,
  db: Db,
  workers: ReadonlyMap<string, readonly string[]>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const ending = new AbortController()
  let heldSince: number | undefined

  function isHeld(): boolean {
    const now = performance.now()
    heldSince = isRush() ? (heldSince ?? now) : undefined
    if (heldSince === undefined) return false
    if (now - heldSince < LONGEST_HOLD_MS) return true
    heldSince = undefined
    return false
  }

  async function wakeOnce() {
    if (isHeld()) return
    const { rows } = await db.executeSql(QUEUES_WITH_DUE_JOBS)
    for (const { name } of rows) for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
  }

  async function poll() {
    while (!ending.signal.aborted) {
      await wakeOnce().catch(onError)
      await pause(POLL_INTERVAL_MS, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }

  const polling = poll()
  return async () => {
    ending.abort()
    await polling
  }
}
