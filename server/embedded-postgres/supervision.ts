import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from './process-life.ts'

const CHECK_INTERVAL_MS = 500
const RESTART_PAUSE_MS = 5_000

type Supervision = {
  pid: number
  /** Returns the pid of the new PostgreSQL, also if another process has started it. */
  restart: (signal: AbortSignal) => Promise<number>
  print: (message: string) => void
  onError: (error: Error) => void
}

/** `end()` waits for a restart in progress. Does not keep the process alive. */
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
      options.onError(error as Error)
    }
    await pause(CHECK_INTERVAL_MS, signal)
  }
}

/** Returns the old pid if supervision ends first. */
async function revive(pid: number, { restart, print, onError }: Supervision, signal: AbortSignal): Promise<number> {
  print('PostgreSQL ended unexpectedly: starting it again.')
  onError(new Error(`PostgreSQL (process ${pid}) ended unexpectedly.`))
  while (!signal.aborted) {
    try {
      const next = await restart(signal)
      print('PostgreSQL runs again.')
      return next
    } catch (error) {
      if (!signal.aborted) onError(error as Error)
      await pause(RESTART_PAUSE_MS, signal)
    }
  }
  return pid
}

async function pause(duration: number, signal: AbortSignal) {
  await sleep(duration, undefined, { signal, ref: false }).catch(() => undefined)
}
