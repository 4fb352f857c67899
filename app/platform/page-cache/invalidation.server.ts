import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '#app/database/connect.server.ts'
import { openSingleConnection, type SingleConnection } from '#app/database/single-connection.server.ts'
import { log } from '#app/platform/observability/log.server.ts'

const CHANNEL = 'stale_pages'
/**
 * How often notices are read although nobody has announced any, in milliseconds: commands write without announcing, and
 * a listener may be lost.
 */
const POLL_INTERVAL_MS = 1_000
/**
 * How long the last reading of notices vouches for what is kept, in milliseconds (decided in the product's brief: five
 * seconds).
 */
const FRESH_AFTER_READ_MS = 5_000
/** How long a reading may take, in milliseconds. */
const READ_TIMEOUT_MS = 2_000
/** At most so often does this process announce what visitors write, in milliseconds: seats go in crowds. */
const ANNOUNCE_INTERVAL_MS = 500
/** Notices rest a day; who has not read for half of one no longer knows what was missed. In milliseconds. */
const MAX_GAP_MS = 12 * 3_600_000
const PURGE_INTERVAL_MS = 3_600_000

/** A transaction that has not been and will not be: who begins to follow has nothing to catch up with. */
const NEVER = 2n ** 64n - 1n

/** What somebody has changed, by tag; `everything` when it cannot be told any more. */
export type InvalidatedTags = Iterable<string> | 'everything'

export type CacheInvalidations = {
  /** Who is to be told what has become stale. */
  onInvalidation: (forget: (stale: InvalidatedTags) => void) => void
  /** What is kept is known to be right until then; `performance.now()`. */
  freshUntil: () => number
  /** Reads what is new, now. Says whether the database has answered. */
  catchUp: () => Promise<boolean>
  /**
   * After this process has committed a change: tells every process, at once or (a crowd of visitors) merged to two a
   * second.
   */
  announce: (how: 'now' | 'merged') => void
  close: () => Promise<void>
}

/**
 * Follows what becomes stale on public pages. A writer's transaction holds the notices (triggers write them); what is
 * announced after the commit is only «look now», so that no commit waits for another (NOTIFY inside transactions would
 * serialise them), and who misses the announcement finds the notice a second later.
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

  /** A reading under way may have begun before what the caller wants to see: then one more follows. */
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
  // Connects again by itself; what was missed meanwhile is read then.
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
 * Each call reads the notices that have become visible since the last one. Numbers of rows cannot tell: a transaction
 * may commit after one with a higher number. So every reading remembers its horizon (before it, all transactions have
 * ended) and begins there the next time, leaving out what it has read before.
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

/** At once, and then at most once in `MERGED`: what comes in between is told at its end. */
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
