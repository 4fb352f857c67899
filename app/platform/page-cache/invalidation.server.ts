import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '#app/database/connect.server.ts'
import { openSingleConnection, type SingleConnection } from '#app/database/single-connection.server.ts'
import { log } from '#app/platform/observability/log.server.ts'

const CHANNEL = 'stale_pages'
/** Polling, because commands write without notifying and a listener can be lost. */
const POLL_INTERVAL_MS = 1_000
/** How long cached pages stay valid after the last successful read (specified: five seconds). */
const FRESH_AFTER_READ_MS = 5_000
const READ_TIMEOUT_MS = 2_000
/** The fastest announcements of this process for writes of visitors. */
const ANNOUNCE_INTERVAL_MS = 500
/** A longer gap invalidates everything: rows are purged after a day. */
const MAX_GAP_MS = 12 * 3_600_000
const PURGE_INTERVAL_MS = 3_600_000

/** A transaction id that never exists: the first read returns no rows. */
const NEVER = 2n ** 64n - 1n

export type InvalidatedTags = readonly string[] | ReadonlySet<string> | 'everything'

export type CacheInvalidations = {
  onInvalidation: (receiver: (stale: InvalidatedTags) => void) => void
  /** On the clock of `performance.now()`. */
  freshUntil: () => number
  /** Reads new invalidations now. Resolves to false when the database does not answer. */
  catchUp: () => Promise<boolean>
  /** Notifies all processes after a commit, at once or merged (for writes of visitors). */
  announce: (how: 'now' | 'merged') => void
  close: () => Promise<void>
}

/**
 * Follows invalidations of public pages. Triggers write them in the transaction of the change; the NOTIFY after the
 * commit is only a signal, because inside a transaction it would serialise commits. Polling covers a lost NOTIFY.
 */
export async function followCacheInvalidations(connection: Connection): Promise<CacheInvalidations> {
  const single = openSingleConnection(connection, 'el-cercle notices', READ_TIMEOUT_MS)
  let receiver = (_stale: InvalidatedTags) => {}
  const readInvalidations = invalidationReader(single, (stale) => receiver(stale))
  let freshUntil = 0
  let running: Promise<boolean> | undefined
  let next: Promise<boolean> | undefined

  async function read(): Promise<boolean> {
    const start = performance.now()
    const reading = readInvalidations().then(
      () => {
        freshUntil = Math.max(freshUntil, start + FRESH_AFTER_READ_MS)
        return true
      },
      (error: unknown) => {
        log.debug({ err: error }, 'cache invalidations cannot be read')
        return false
      },
    )
    return Promise.race([reading, pause(READ_TIMEOUT_MS, false, { ref: false })])
  }

  /** A running read may have started before the caller's write: then another one follows. */
  function catchUp(): Promise<boolean> {
    if (!running) return (running = read().finally(() => (running = undefined)))
    return (next ??= running.then(() => {
      next = undefined
      return catchUp()
    }))
  }

  const announceMerged = throttle(() => announceNow())
  function announceNow() {
    single
      .query('select pg_notify($1, $2)', [CHANNEL, ''])
      .catch((error: unknown) => log.debug({ err: error }, 'cache invalidations cannot be announced'))
  }

  await readInvalidations()
  freshUntil = performance.now() + FRESH_AFTER_READ_MS
  const stopListening = await single.listen(
    CHANNEL,
    () => void catchUp(),
    () => void catchUp(),
  )
  const pollTimer = setInterval(() => void catchUp(), POLL_INTERVAL_MS).unref()
  void purge(single)
  const purgeTimer = setInterval(() => void purge(single), PURGE_INTERVAL_MS).unref()
  return {
    onInvalidation: (receive) => (receiver = receive),
    freshUntil: () => freshUntil,
    catchUp,
    announce: (how) => (how === 'now' ? announceNow() : announceMerged()),
    async close() {
      clearInterval(pollTimer)
      clearInterval(purgeTimer)
      await stopListening()
      await single.end()
    },
  }
}

const NEW_INVALIDATIONS = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, invalidation.id::text, invalidation.tag
  from (values (1)) as once left join stale_notices as invalidation on invalidation.xact >= $1::text::xid8`

type InvalidationRow = { horizon: string; id: string | null; tag: string | null }

/**
 * Each call reads the rows that became visible since the last one. Transactions commit out of order, so each read
 * starts at the oldest transaction open at the last one and skips the ids already read.
 */
function invalidationReader(single: SingleConnection, notify: (stale: InvalidatedTags) => void): () => Promise<void> {
  let horizon: bigint | undefined
  let last = Date.now()
  let seen = new Set<string>()
  return async () => {
    const rows = await single.query<InvalidationRow>(NEW_INVALIDATIONS, [String(horizon ?? NEVER)])
    const now = BigInt(rows[0]?.horizon ?? 0)
    const missed = horizon !== undefined && (now < horizon || Date.now() - last > MAX_GAP_MS)
    const added = rows.filter(({ id }) => id !== null && !seen.has(id))
    horizon = now
    last = Date.now()
    seen = new Set(rows.flatMap(({ id }) => id ?? []))
    if (missed || added.some(({ tag }) => tag === 'everything')) notify('everything')
    else if (added.length > 0) notify(new Set(added.flatMap(({ tag }) => tag ?? [])))
  }
}

async function purge(single: SingleConnection): Promise<void> {
  await single
    .query(`delete from stale_notices where written_at < now() - interval '1 day'`)
    .catch((error: unknown) => log.debug({ err: error }, 'cache invalidations cannot be purged'))
}

/** Throttles: runs at once, then at most once per `ANNOUNCE_INTERVAL_MS`. */
function throttle(work: () => void): () => void {
  let state: 'idle' | 'pausing' | 'asked again' = 'idle'
  function run() {
    state = 'pausing'
    work()
    setTimeout(endPause, ANNOUNCE_INTERVAL_MS).unref()
  }
  function endPause() {
    if (state === 'asked again') run()
    else state = 'idle'
  }
  return () => {
    if (state === 'idle') run()
    else state = 'asked again'
  }
}
