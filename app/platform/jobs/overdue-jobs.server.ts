import { setTimeout as pause } from 'node:timers/promises'
import type { Db, PgBoss } from 'pg-boss'

const LOOK_INTERVAL_MS = 10_000

const QUEUES_WITH_OVERDUE_JOBS = `
  select distinct name from pgboss.job
  where state = 'active' and (started_on + make_interval(secs => expire_seconds) < now()
    or heartbeat_on + make_interval(secs => heartbeat_seconds) < now())`

/**
 * Jobs of a killed process, and those that take too long. pg-boss writes the row of every queue to find them: it is
 * called when there are some. @returns stops it
 */
export function releaseOverdueJobs(
  boss: Pick<PgBoss, 'supervise'>,
  db: Db,
  onError: (error: unknown) => void,
  intervalMs = LOOK_INTERVAL_MS,
): () => Promise<void> {
  const ending = new AbortController()

  async function releaseOnce() {
    const { rows } = await db.executeSql(QUEUES_WITH_OVERDUE_JOBS)
    for (const { name } of rows) await boss.supervise(name)
  }

  async function look() {
    while (!ending.signal.aborted) {
      await releaseOnce().catch(onError)
      await pause(intervalMs, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }

  const looking = look()
  return async () => {
    ending.abort()
    await looking
  }
}
