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

export type InvalidatedTags = Iterable<string> | 'everything'

export type CacheInvalidations = {
  onInvalidation: (forget: (stale: InvalidatedTags) => void) => void
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
  let forget = (_stale: InvalidatedTags) => {}
  const reader = noticeReader(single, (stale) => forget(stale))
  let rightUntil = 0
  let running: Promise<boolean> | undefined
  let following: Promise<boolean> | undefined

  async function read(): Promise<boolean> {
    const begun = performance.now()
    const done = reader().then(
      () => {
        rightUntil = Math.max(rightUntil, begun + FRESH_AFTER_READ_MS)
        return true
      },
      (error: unknown) => {
        log.debug({ err: error }, 'stale notices cannot be read')
        return false
      },
    )
    return Promise.race([done, pause(READ_TIMEOUT_MS, false, { ref: false })])
  }

  /** A running read may have started before the caller's write: then another one follows. */
  function catchUp(): Promise<boolean> {
    if (!running) return (running = read().finally(() => (running = undefined)))
    return (following ??= running.then(() => {
      following = undefined
      return catchUp()
    }))
  }

  const announceMerged = merged(() => announceNow())
  function announceNow() {
    single
      .query('select pg_notify($1, $2)', [CHANNEL, ''])
      .catch((error: unknown) => log.debug({ err: error }, 'stale notices cannot be announced'))
  }

  await reader()
  rightUntil = performance.now() + FRESH_AFTER_READ_MS
  const stopListening = await single.listen(
    CHANNEL,
    () => void catchUp(),
    () => void catchUp(),
  )
  const polls = setInterval(() => void catchUp(), POLL_INTERVAL_MS).unref()
  void purge(single)
  const purges = setInterval(() => void purge(single), PURGE_INTERVAL_MS).unref()
  return {
    onInvalidation: (whom) => (forget = whom),
    freshUntil: () => rightUntil,
    catchUp,
    announce: (how) => (how === 'now' ? announceNow() : announceMerged()),
    async close() {
      clearInterval(polls)
      clearInterval(purges)
      await stopListening()
      await single.end()
    },
  }
}

const NEW_NOTICES = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, notice.id::text, notice.tag
  from (values (1)) as once left join stale_notices as notice on notice.xact >= $1::text::xid8`

type Notice = { horizon: string; id: string | null; tag: string | null }

/**
 * Each call reads the rows that became visible since the last one. Transactions commit out of order, so each read
 * starts at the oldest transaction open at the last one and skips the ids already read.
 */
function noticeReader(single: SingleConnection, heard: (stale: InvalidatedTags) => void): () => Promise<void> {
  let horizon: bigint | undefined
  let last = Date.now()
  let seen = new Set<string>()
  return async () => {
    const rows = await single.query<Notice>(NEW_NOTICES, [String(horizon ?? NEVER)])
    const now = BigInt(rows[0]?.horizon ?? 0)
    const forgotten = horizon !== undefined && (now < horizon || Date.now() - last > MAX_GAP_MS)
    const fresh = rows.filter(({ id }) => id !== null && !seen.has(id))
    horizon = now
    last = Date.now()
    seen = new Set(rows.flatMap(({ id }) => id ?? []))
    if (forgotten || fresh.some(({ tag }) => tag === 'everything')) heard('everything')
    else if (fresh.length > 0) heard(new Set(fresh.flatMap(({ tag }) => tag ?? [])))
  }
}

async function purge(single: SingleConnection): Promise<void> {
  await single
    .query(`delete from stale_notices where written_at < now() - interval '1 day'`)
    .catch((error: unknown) => log.debug({ err: error }, 'stale notices cannot be purged'))
}

/** Throttles: runs at once, then at most once per `ANNOUNCE_INTERVAL_MS`. */
function merged(work: () => void): () => void {
  let quiet = true
  let more = false
  const open = () => {
    if (more) {
      more = false
      work()
      setTimeout(open, ANNOUNCE_INTERVAL_MS).unref()
    } else quiet = true
  }
  return () => {
    if (!quiet) return void (more = true)
    quiet = false
    work()
    setTimeout(open, ANNOUNCE_INTERVAL_MS).unref()
  }
}
