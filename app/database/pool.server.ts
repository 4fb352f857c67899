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
  acceptsWrites(): Promise<boolean>
  reserve(): Promise<ReservedConnection>
  usage(): PoolUsage
  /** Closes every connection at once: another server has become the writable one. */
  dropConnections(): void
  end(): Promise<void>
}

/** `responseTimeoutMs` must exceed the server's statement timeout. */
export type PoolOptions = { max: number; connectionWaitMs: number; responseTimeoutMs: number; settings: Settings }

type Session = { sql: postgres.Sql; openedAt: number; generation: number; configured: boolean; closed: boolean }

/** A younger session was opened to the server that currently accepts writes, if any. */
const RECENT_SESSION_MS = 1_000
const END_TIMEOUT_S = 5

/**
 * A pool of single-connection postgres.js clients. Unlike the pool of postgres.js it bounds each wait for a connection
 * and for an answer, applies `settings` before the first query of a connection, and replaces all connections after one
 * is lost or its server becomes read-only (docs/decisions/008-lost-connections.md, 021-several-servers.md).
 */
export function openPool(
  connect: (onclose: () => void) => postgres.Sql,
  { max, connectionWaitMs, responseTimeoutMs, settings }: PoolOptions,
): Pool {
  const semaphore = createSemaphore(max, connectionWaitMs)
  /** Drizzle sets its parsers here; each session copies them. */
  const { options } = connect(() => {})
  const applySettings = settingsStatement(settings)
  const idle: Session[] = []
  const busy = new Set<Session>()
  let generation = 0
  let ended = false

  function openSession(): Session {
    const session: Session = {
      sql: connect(() => void close(session)),
      openedAt: performance.now(),
      generation,
      configured: false,
      closed: false,
    }
    Object.assign(session.sql.options.parsers, options.parsers)
    Object.assign(session.sql.options.serializers, options.serializers)
    return session
  }

  async function close(session: Session, timeoutSeconds = 0): Promise<void> {
    session.closed = true
    if (idle.includes(session)) idle.splice(idle.indexOf(session), 1)
    await session.sql.end({ timeout: timeoutSeconds }).catch(() => {})
  }

  /** New work gets new sessions; running work finishes on the old ones. */
  function startGeneration() {
    generation += 1
    for (const session of idle.splice(0)) void close(session)
  }

  function release(session: Session) {
    busy.delete(session)
    if (session.closed || session.generation !== generation) void close(session)
    else idle.push(session)
  }

  function noteFailure(session: Session, error: unknown) {
    const refused = isReadOnlyError(error) && performance.now() - session.openedAt > RECENT_SESSION_MS
    if (session.generation === generation && (refused || isConnectionLost(error))) startGeneration()
    if (!session.configured) session.closed = true
  }

  async function configure(session: Session, timer: ResponseTimer) {
    if (session.configured) return
    await timer.waitFor(session.sql.unsafe(applySettings))
    session.configured = true
  }

  const withSession = <T>(work: (sql: postgres.Sql, timer: ResponseTimer) => Promise<T>) =>
    semaphore.run(async () => {
      if (ended) throw new PoolEnded('the pool has been closed')
      const session = idle.pop() ?? openSession()
      busy.add(session)
      try {
        return await withResponseTimeout(responseTimeoutMs, async (timer) => {
          await configure(session, timer)
          return work(session.sql, timer)
        })
      } catch (error) {
        noteFailure(session, error)
        throw error
      } finally {
        release(session)
      }
    })

  const client = {
    options,
    unsafe: (...query: Parameters<Client['unsafe']>) =>
      lazyQuery((format) => withSession((sql, timer) => timer.waitFor(format(sql.unsafe(...query))))),
    begin: (work: (tx: Transaction) => Promise<unknown>) =>
      withSession((sql, timer) => runTransaction(sql, timer, work)),
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
    usage: () => semaphore.usage(),
    dropConnections() {
      startGeneration()
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

async function assertWritable(sql: postgres.Sql, timer: ResponseTimer): Promise<void> {
  const [row] = await timer.waitFor(
    sql<{ read_only: string }[]>`select current_setting('transaction_read_only') as read_only`,
  )
  if (row?.read_only !== 'off') throw new ReadOnlyServer('the database server is read-only')
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
