import { config } from '#app/config.server.ts'
import { databaseAcceptsWrites, usingPool } from '#app/database/client.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { frequentChecks, hourlyChecks, runChecks } from './checks.server.ts'
import { watchDatabase } from './database-alert.server.ts'

const HOUR_MS = 3_600_000

/**
 * Looks for problems now and again and again, in each process: some can only be seen from inside of one, and of what
 * all see the database keeps one incident. @returns how to end that
 */
export function startWatch(): () => Promise<void> {
  const interval = config.alertCheckSeconds * 1000
  let timer: NodeJS.Timeout
  let lastHourly = -Infinity
  let isStopping = false
  const look = async () => {
    if (!(await watchDatabase(await databaseAcceptsWrites()))) return
    await runChecks(frequentChecks)
    if (performance.now() - lastHourly < HOUR_MS) return
    lastHourly = performance.now()
    await runChecks(hourlyChecks)
  }
  const round = async () => {
    await usingPool('jobs', look).catch((error: unknown) => log.error({ err: error }, 'checks failed'))
    if (!isStopping) timer = setTimeout(begin, interval).unref()
  }
  function begin() {
    running = round()
  }
  let running = round()
  return async () => {
    isStopping = true
    clearTimeout(timer)
    await running
  }
}
