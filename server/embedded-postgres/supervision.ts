import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from './process-life.ts'

/** Milliseconds between two looks, and before a restart that failed is tried again. */
const CHECK_INTERVAL_MS = 500
const RESTART_PAUSE_MS = 5_000

type Supervision = {
  /** The PostgreSQL to watch. */
  pid: number
  /** Starts PostgreSQL, or finds the one that another process has started, and gives its pid. */
  restart: (signal: AbortSignal) => Promise<number>
  say: (message: string) => void
  onFault: (error: Error) => void
}

/** Sees to it that PostgreSQL runs. `end()` waits for a restart under way. Does not keep the process alive. */
export function supervise(options: Supervision): { end(): Promise<void> } {
  const ending = new AbortController()
  const watching = watch(options, ending.signal)
  return {
    async end() {
      ending.abort()
      await watching
    },
  }
}

async function watch(options: Supervision, signal: AbortSignal) {
  let { pid } = options
  while (!signal.aborted) {
    try {
      if (!isRunning(pid)) pid = await revive(pid, options, signal)
    } catch (error) {
      options.onFault(error as Error)
    }
    await pause(CHECK_INTERVAL_MS, signal)
  }
}

/** The pid of the next one; the old pid, if the watch ended before there was one. */
async function revive(pid: number, { restart, say, onFault }: Supervision, signal: AbortSignal): Promise<number> {
  say('PostgreSQL ended unexpectedly: starting it again.')
  onFault(new Error(`PostgreSQL (process ${pid}) ended unexpectedly.`))
  while (!signal.aborted) {
    try {
      const next = await restart(signal)
      say('PostgreSQL runs again.')
      return next
    } catch (error) {
      if (!signal.aborted) onFault(error as Error)
      await pause(RESTART_PAUSE_MS, signal)
    }
  }
  return pid
}

async function pause(duration: number, signal: AbortSignal) {
  await sleep(duration, undefined, { signal, ref: false }).catch(() => undefined)
}
