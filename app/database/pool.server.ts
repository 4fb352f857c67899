import type postgres from 'postgres'
import { settingsStatement, type Settings } from './connect.server.ts'
import { reserveConnection, type ReservedConnection } from './reserved-connection.server.ts'
import { withResponseTimeout, type ResponseTimer } from './response-timeout.server.ts'
import { isConnectionLost, isReadOnlyError, READ_ONLY } from './connection-lost.server.ts'
import { lazyQuery, runTransaction, type Client, type Transaction } from './transaction.server.ts'
import { createSemaphore } from './semaphore.server.ts'

export type PoolUsage = { busy: number; waiting: number }

export type Pool = {
  client: Client
  /** True when the database answers within the patience of the pool, and can be written. */
  acceptsWrites(): Promise<boolean>
  reserve(): Promise<ReservedConnection>
  /** How many connections are in use, and how many requests wait for one. */
  usage(): PoolUsage
  /**
   * Another server has taken the place of the one that the pool is connected to: its connections are closed at once.
   */
  dropConnections(): void
  end(): Promise<void>
}

/**
 * Times in milliseconds. `silence`: how long an answer is waited for; more than the server's own time for a statement.
 */
export type PoolOptions = { max: number; connectionWaitMs: number; responseTimeoutMs: number; settings: Settings }

/** One connection, from its opening to its loss. */
type Session = { sql: postgres.Sql; openedAt: number; generation: number; prepared: boolean; closed: boolean }

/** A younger session, in milliseconds, has just been opened to the server that accepts writes, if there is one. */
const RECENT_MS = 1_000
const END_TIMEOUT_S = 5

/**
 * A pool over postgres.js, of which each session has one for itself. What postgres.js does not do: waiting for a
 * connection is bounded (`patience`), and so is waiting for an answer (`silence`); a transaction whose connection is
 * lost asks nothing more of it; every connection has its `settings` before its first query; and once a connection was
 * lost, or its server refuses to write, the others are left for new ones (docs/decisions/008-lost-connections.md,
 * 021-several-servers.md).
 * @param connect makes a postgres.js of one connection that calls `onclose` when it ends
 */
export function openPool(
  connect: (onclose: () => void) => postgres.Sql,
  { max, connectionWaitMs, responseTimeoutMs, settings }: PoolOptions,
): Pool {
  const turns = createSemaphore(max, connectionWaitMs)
  /** Drizzle sets its parsers here; every session reads alike. */
  const { options } = connect(() => {})
  const preparation = settingsStatement(settings)
  const idle: Session[] = []
  const busy = new Set<Session>()
  let generation = 0
  let ended = false

  function openSession(): Session {
    const session: Session = {
      sql: connect(() => void close(session)),
      openedAt: performance.now(),
      generation,
      prepared: false,
      closed: false,
    }
    Object.assign(session.sql.options.parsers, options.parsers)
    Object.assign(session.sql.options.serializers, options.serializers)
    return session
  }

  /** What runs over it may end within the timeout, in seconds. */
  async function close(session: Session, timeout = 0): Promise<void> {
    session.closed = true
    if (idle.includes(session)) idle.splice(idle.indexOf(session), 1)
    await session.sql.end({ timeout }).catch(() => {})
  }

  /** New work goes over new sessions; what runs over the others is finished. */
  function leave() {
    generation += 1
    for (const session of idle.splice(0)) void close(session)
  }

  function giveBack(session: Session) {
    busy.delete(session)
    if (session.closed || session.generation !== generation) void close(session)
    else idle.push(session)
  }

  function noteFailure(session: Session, error: unknown) {
    const refused = isReadOnlyError(error) && performance.now() - session.openedAt > RECENT_MS
    if (session.generation === generation && (refused || isConnectionLost(error))) leave()
    // Its settings have not been made.
    if (!session.prepared) session.closed = true
  }

  async function prepare(session: Session, line: ResponseTimer) {
    if (session.prepared) return
    await line.waitFor(session.sql.unsafe(preparation))
    session.prepared = true
  }

  /** One piece of work over one session. */
  const withSession = <T>(work: (sql: postgres.Sql, line: ResponseTimer) => Promise<T>) =>
    turns.take(async () => {
      if (ended) throw new PoolEnded('the pool has been closed')
      const session = idle.pop() ?? openSession()
      busy.add(session)
      try {
        return await withResponseTimeout(responseTimeoutMs, async (line) => {
          await prepare(session, line)
          return work(session.sql, line)
        })
      } catch (error) {
        noteFailure(session, error)
        throw error
      } finally {
        giveBack(session)
      }
    })

  const client = {
    options,
    unsafe: (...query: Parameters<Client['unsafe']>) =>
      lazyQuery((how) => withSession((sql, line) => line.waitFor(how(sql.unsafe(...query))))),
    begin: (work: (tx: Transaction) => Promise<unknown>) => withSession((sql, line) => runTransaction(sql, line, work)),
  }
  return {
    client: client as unknown as Client,
    acceptsWrites: () =>
      Promise.race([
        withSession(assertWritable).then(
          () => true,
          () => false,
        ),
        after(connectionWaitMs).then(() => false),
      ]),
    reserve: () => reserveConnection(withSession),
    usage: () => turns.usage(),
    dropConnections() {
      leave()
      for (const session of busy) void close(session)
    },
    async end() {
      ended = true
      await Promise.all([...idle, ...busy].map((session) => close(session, END_TIMEOUT_S)))
    },
  }
}

class PoolEnded extends Error {
  readonly code = 'CONNECTION_ENDED'
}

class ReadOnlyServer extends Error {
  readonly code = READ_ONLY
}

/** The transactions of a standby are read-only, too. */
async function assertWritable(sql: postgres.Sql, line: ResponseTimer): Promise<void> {
  const [row] = await line.waitFor(
    sql<{ read_only: string }[]>`select current_setting('transaction_read_only') as read_only`,
  )
  if (row?.read_only !== 'off') throw new ReadOnlyServer('the database server is read-only')
}

function after(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds).unref())
}
