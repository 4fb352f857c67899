import { connect, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type postgres from 'postgres'
import type { ServerAddress } from './address.ts'

/** How long the last check is believed, and how often servers that are watched are asked. */
const CHECK_INTERVAL_MS = 1_000
const ANSWER_TIMEOUT_MS = 2_000
/** How long the others may still answer once one server has said that it accepts writes. */
const OTHERS_TIMEOUT_MS = 300

/** None of the servers that DATABASE_URL names accepts writes. */
export class NoWritableServer extends Error {
  readonly code = 'CONNECTION_READ_ONLY'
}

/**
 * A server that accepts writes, and the timeline it writes (eight hexadecimal digits): each promotion begins a later
 * one.
 */
type Writable = { server: ServerAddress; timeline: string }

export type WritableServer = {
  /**
   * A socket to the server that accepts writes, for the `socket` option of postgres.js: one that fails when there is
   * none.
   */
  openSocket: () => Promise<Socket>
  /**
   * Asks the servers every second, and calls back whenever another one has become the writable server; until the
   * returned function is called.
   */
  watch: (onMove: () => void) => () => void
}

/**
 * Follows which of several servers accepts writes. Of two that do, the one with the later timeline is right: an old
 * primary that was started again after its standby had been promoted must not be written to. postgres.js' own
 * `target_session_attrs` takes a hot standby for writable.
 * @param connectTo opens a single connection to one of the servers
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
    const found = choose(await firstAnswers(probes.map((probe) => probe.ask())), current)
    const moved = found && current && found.server !== current.server
    writable = found !== undefined
    current = found ?? current
    checkedAt = performance.now()
    if (moved) for (const onMove of watchers) onMove()
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
    watch(onMove) {
      watchers.add(onMove)
      timer ??= setInterval(() => void checkOnce(), CHECK_INTERVAL_MS).unref()
      return () => {
        if (!watchers.delete(onMove) || watchers.size > 0) return
        clearInterval(timer)
        timer = undefined
        closeProbes()
      }
    },
  }
}

/** The latest timeline; among equals the server that is in use, else the first that is named. */
function choose(found: Writable[], current: Writable | undefined): Writable | undefined {
  const latest = found
    .map(({ timeline }) => timeline)
    .toSorted()
    .at(-1)
  const candidates = found.filter(({ timeline }) => timeline === latest)
  return candidates.find(({ server }) => server === current?.server) ?? candidates[0]
}

/** In the order of the questions. Once one has been answered, the rest is waited for only a little. */
async function firstAnswers(asked: Promise<Writable | undefined>[]): Promise<Writable[]> {
  const answers: (Writable | undefined)[] = []
  const all = Promise.all(asked.map(async (one, index) => (answers[index] = await one)))
  const first = Promise.any(asked.map(async (one) => (await one) ?? Promise.reject(new Error('read-only')))).catch(
    () => all,
  )
  await first
  await Promise.race([all, pause(OTHERS_TIMEOUT_MS, undefined, { ref: false })])
  return answers.filter((answer) => answer !== undefined)
}

/** Asks one server over a connection that is kept while it answers. */
function makeProbe(server: ServerAddress, open: () => postgres.Sql) {
  let sql: postgres.Sql | undefined
  const close = () => {
    void sql?.end({ timeout: 0 }).catch(() => {})
    sql = undefined
  }
  return {
    close,
    async ask(): Promise<Writable | undefined> {
      sql ??= open()
      const answer = await Promise.race([
        sql<{ segment: string | null }[]>`
          select case current_setting('transaction_read_only') when 'off' then pg_walfile_name(pg_current_wal_lsn()) end as segment`.catch(
          () => undefined,
        ),
        pause(ANSWER_TIMEOUT_MS, undefined, { ref: false }),
      ])
      if (!answer) close()
      const segment = answer?.[0]?.segment
      return segment ? { server, timeline: segment.slice(0, 8) } : undefined
    },
  }
}

/** postgres.js asks the socket for its host when it checks a certificate. */
function socketTo({ host, port, folder }: ServerAddress): Socket {
  return folder ? connect(`${folder}/.s.PGSQL.${port}`) : Object.assign(connect(port, host), { host })
}

/** A socket option that throws would leave postgres.js waiting for ever. */
function failedSocket(error: Error): Socket {
  const socket = new Socket()
  setImmediate(() => socket.destroy(error))
  return socket
}
