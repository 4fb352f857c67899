import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type postgres from 'postgres'
import type { ServerAddress } from './address.ts'
import { failedSocket, makeProbe, socketTo, type Writable } from './probe-server.server.ts'

/** How long a check stays valid, and how often watched servers are checked. */
const CHECK_INTERVAL_MS = 1_000
const AFTER_FIRST_ANSWER_MS = 300

class NoWritableServer extends Error {
  readonly code = 'CONNECTION_READ_ONLY'
}

export type WritableServer = {
  /** For the `socket` option of postgres.js. The socket fails when no server accepts writes. */
  openSocket: () => Promise<Socket>
  /** Calls back whenever another server becomes the writable one. @returns how to stop */
  watch: (onSwitch: () => void) => () => void
}

/**
 * Tracks which of several servers accepts writes. Of two, the later timeline wins: an old primary restarted after a
 * failover must not be written to. `target_session_attrs` of postgres.js accepts a hot standby as writable.
 */
export function followWritableServer(
  servers: readonly ServerAddress[],
  connectTo: (server: ServerAddress) => postgres.Sql,
): WritableServer {
  const probes = servers.map((server) => makeProbe(server, () => connectTo(server)))
  const watchers = new Set<() => void>()
  let timer: NodeJS.Timeout | undefined
  let current: Writable | undefined
  let writable = false
  let checkedAt = -Infinity
  let running: Promise<void> | undefined

  async function check(): Promise<void> {
    const found = chooseWritable(await firstAnswers(probes.map((probe) => probe.check())), current)
    const switched = found && current && found.server !== current.server
    writable = found !== undefined
    current = found ?? current
    checkedAt = performance.now()
    if (switched) for (const onSwitch of watchers) onSwitch()
    if (watchers.size === 0) closeProbes()
  }

  const checkOnce = () => (running ??= check().finally(() => (running = undefined)))

  function closeProbes() {
    for (const probe of probes) probe.close()
  }

  return {
    async openSocket() {
      if (performance.now() - checkedAt > CHECK_INTERVAL_MS) await checkOnce()
      return writable && current
        ? socketTo(current.server)
        : failedSocket(new NoWritableServer('none of the database servers accepts writes'))
    },
    watch(onSwitch) {
      watchers.add(onSwitch)
      timer ??= setInterval(() => void checkOnce(), CHECK_INTERVAL_MS).unref()
      return () => {
        if (!watchers.delete(onSwitch) || watchers.size > 0) return
        clearInterval(timer)
        timer = undefined
        closeProbes()
      }
    },
  }
}

/** The latest timeline; among equals the current server, else the first of the address. */
function chooseWritable(found: Writable[], current: Writable | undefined): Writable | undefined {
  const latest = found
    .map(({ timeline }) => timeline)
    .toSorted()
    .at(-1)
  const candidates = found.filter(({ timeline }) => timeline === latest)
  return candidates.find(({ server }) => server === current?.server) ?? candidates[0]
}

async function firstAnswers(checks: Promise<Writable | undefined>[]): Promise<Writable[]> {
  const answers: (Writable | undefined)[] = []
  const all = Promise.all(checks.map(async (check, index) => (answers[index] = await check)))
  const first = Promise.any(checks.map(async (check) => (await check) ?? Promise.reject(new Error('read-only')))).catch(
    () => all,
  )
  await first
  await Promise.race([all, pause(AFTER_FIRST_ANSWER_MS, undefined, { ref: false })])
  return answers.filter((answer) => answer !== undefined)
}
