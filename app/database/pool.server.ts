import { setTimeout as pause } from 'node:timers/promises'
import type postgres from 'postgres'
import type { Settings } from './connect.server.ts'
import { READ_ONLY } from './connection-lost.server.ts'
import { DatabaseBusy } from './database-errors.server.ts'
import { reserveConnection, type ReservedConnection } from './reserved-connection.server.ts'
import { withResponseTimeout, type ResponseTimer } from './response-timeout.server.ts'
import { createSemaphore } from './semaphore.server.ts'
import { Sessions } from './sessions.server.ts'
import { lazyQuery, runTransaction, type Client, type Transaction } from './transaction.server.ts'

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

/**
 * A pool of single-connection postgres.js clients. Unlike the pool of postgres.js it bounds each wait for a connection
 * and for an answer, applies `settings` before the first query of a connection, and replaces all connections after one
 * is lost or its server becomes read-only (docs/decisions/008-lost-connections.md, 021-several-servers.md).
 */
export function openPool(
  connect: (onclose: () => void) => postgres.Sql,
  { max, connectionWaitMs, responseTimeoutMs, settings }: PoolOptions,
): Pool {
  const semaphore = createSemaphore(max, {
    waitMs: connectionWaitMs,
    error: () => new DatabaseBusy(`no connection was free within ${connectionWaitMs} ms`),
  })
  const sessions = new Sessions(connect, settings)

  const withSession = <T>(work: (sql: postgres.Sql, timer: ResponseTimer) => Promise<T>) =>
    semaphore.run(async () => {
      const session = sessions.acquire()
      try {
        return await withResponseTimeout(responseTimeoutMs, async (timer) => {
          await sessions.configure(session, timer)
          return work(session.sql, timer)
        })
      } catch (error) {
        sessions.noteFailure(session, error)
        throw error
      } finally {
        sessions.release(session)
      }
    })

  const client = {
    options: sessions.options,
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
        pause(connectionWaitMs, false, { ref: false }),
      ]),
    reserve: () => reserveConnection(withSession),
    usage: () => semaphore.usage(),
    dropConnections: () => sessions.dropAll(),
    end: () => sessions.end(),
  }
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
