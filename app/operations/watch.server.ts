import { config } from '#app/config.server.ts'
import { databaseAcceptsWrites, usingPool } from '#app/database/client.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { frequentChecks, hourlyChecks, runChecks } from './checks.server.ts'
import { watchDatabase } from './database-alert.server.ts'

const HOUR_MS = 3_600_000

/** Every process checks: some problems are local. The database keeps one incident of each kind. @returns stops it */
export function startWatch(): () => Promise<void> {
  const interval = config.alertCheckSeconds * 1000
  let timer: NodeJS.Timeout
  let lastHourly = -Infinity
  let isStopping = false
  const checkAll = async () => {
    if (!(await watchDatabase(await databaseAcceptsWrites()))) return
    await runChecks(frequentChecks)
    if (performance.now() - lastHourly < HOUR_MS) return
    lastHourly = performance.now()
    await runChecks(hourlyChecks)
  }
  const runAndSchedule = async () => {
    await usingPool('jobs', checkAll).catch((error: unknown) => log.error({ err: error }, 'checks failed'))
    if (!isStopping) timer = setTimeout(start, interval).unref()
  }
  function start() {
    running = runAndSchedule()
  }
  let running = runAndSchedule()
  return async () => {
    isStopping = true
    clearTimeout(timer)
    await running
  }
}
