import type postgres from 'postgres'
import type { ResponseTimer } from './response-timeout.server.ts'
import { isConnectionLost } from './connection-lost.server.ts'

/** The part of a postgres.js client that Drizzle uses. */
export type Client = Pick<postgres.Sql, 'options' | 'unsafe' | 'begin'>
export type Transaction = postgres.TransactionSql

/** A transaction that lost its connection waits here: postgres.js rejects `begin` itself and must not roll back. */
const never = new Promise<never>(() => {})

/** Runs a transaction; once its connection is lost it sends nothing more. */
export async function runTransaction(
  sql: postgres.Sql,
  timer: ResponseTimer,
  work: (tx: Transaction) => Promise<unknown>,
) {
  let lost: Error | undefined
  const noteLoss = (error: unknown) => {
    if (isConnectionLost(error)) lost ??= error as Error
    throw error
  }
  const guarded = (tx: Transaction): Transaction => {
    const guard = {
      unsafe: (...query: Parameters<Client['unsafe']>) =>
        lazyQuery((format) =>
          lost ? Promise.reject(lost) : timer.waitFor(format(tx.unsafe(...query))).catch(noteLoss),
        ),
      savepoint: (inner: (tx: Transaction) => Promise<unknown>) =>
        lost ? Promise.reject(lost) : timer.waitFor(tx.savepoint((nested) => run(nested, inner))).catch(noteLoss),
    }
    return guard as unknown as Transaction
  }
  /** Only `begin` and `commit` count as waiting here, not the work between them. */
  const run = async (tx: Transaction, body: (tx: Transaction) => Promise<unknown>) => {
    try {
      const result = await timer.suspendDuring(() => body(guarded(tx)))
      return lost ? await never : result
    } catch (error) {
      if (lost) await never
      throw error
    }
  }
  return timer.waitFor(sql.begin((tx) => run(tx, work))).catch(noteLoss)
}

type Query = ReturnType<Client['unsafe']>

/** A query that is sent when awaited, as objects or as arrays (`values`); queries of postgres.js cannot be deferred. */
export function lazyQuery(send: (format: (query: Query) => Promise<unknown>) => Promise<unknown>) {
  return {
    // oxlint-disable-next-line unicorn/no-thenable
    then: (resolve?: (rows: unknown) => unknown, reject?: (error: unknown) => unknown) =>
      send(async (query) => query).then(resolve, reject),
    values: () => send(async (query) => query.values()),
  }
}
