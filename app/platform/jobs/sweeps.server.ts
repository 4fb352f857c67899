import { setTimeout as pause } from 'node:timers/promises'
import { usingPool } from '#app/database/client.server.ts'
import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'
import { log } from '#app/platform/observability/log.server.ts'

const MINUTE_MS = 60_000

type Sweep = { everyMinutes?: number; run: (data: { id: string }, signal: AbortSignal) => Promise<void> }

/** Runs each job with `everyMinutes`, now and then regularly. @returns stops it, after the running ones */
export function startSweeps(jobs: Record<string, Sweep>, minuteMs = MINUTE_MS): () => Promise<void> {
  const ending = new AbortController()

  async function sweep(name: string, { run }: Sweep, intervalMs: number) {
    while (!ending.signal.aborted) {
      await usingPool('jobs', () => run({ id: name }, ending.signal)).catch((error: unknown) => logFailure(name, error))
      await pause(intervalMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  }

  const sweeps = Object.entries(jobs).flatMap(([name, job]) =>
    job.everyMinutes ? [sweep(name, job, job.everyMinutes * minuteMs)] : [],
  )
  return async () => {
    ending.abort()
    await Promise.all(sweeps)
  }
}

/** The next run repeats it. */
function logFailure(name: string, error: unknown) {
  const level = isDatabaseUnavailable(error) ? 'warn' : 'error'
  log[level]({ err: error, job: name }, 'sweep failed')
}
