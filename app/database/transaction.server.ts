import type postgres from 'postgres'
import type { ResponseTimer } from './response-timeout.server.ts'
import { isConnectionLost } from './connection-lost.server.ts'

/** What Drizzle asks of a client: queries, transactions, and the options it sets its parsers in. */
export type Client = Pick<postgres.Sql, 'options' | 'unsafe' | 'begin'>
export type Transaction = postgres.TransactionSql

/**
 * Where a transaction that has lost its connection stays: postgres.js itself tells whoever waits for it, and must not
 * be asked to roll back.
 */
const nowhere = new Promise<never>(() => {})

export async function runTransaction(
  pool: postgres.Sql,
  line: ResponseTimer,
  work: (tx: Transaction) => Promise<unknown>,
) {
  let lost: Error | undefined
  const note = (error: unknown) => {
    if (isConnectionLost(error)) lost ??= error as Error
    throw error
  }
  const guarded = (tx: Transaction): Transaction => {
    const guard = {
      unsafe: (...query: Parameters<Client['unsafe']>) =>
        lazyQuery((how) => (lost ? Promise.reject(lost) : line.waitFor(how(tx.unsafe(...query))).catch(note))),
      savepoint: (inner: (tx: Transaction) => Promise<unknown>) =>
        lost ? Promise.reject(lost) : line.waitFor(tx.savepoint((within) => run(within, inner))).catch(note),
    }
    return guard as unknown as Transaction
  }
  /** What postgres.js itself asks before and after (`begin`, `commit`) is waited for outside, and not while we work. */
  const run = async (tx: Transaction, what: (tx: Transaction) => Promise<unknown>) => {
    try {
      const result = await line.suspendDuring(() => what(guarded(tx)))
      return lost ? await nowhere : result
    } catch (error) {
      if (lost) await nowhere
      throw error
    }
  }
  return line.waitFor(pool.begin((tx) => run(tx, work))).catch(note)
}

type Query = ReturnType<Client['unsafe']>

/**
 * A query that is sent when it is awaited, as rows or (`values`) as lists; postgres.js has its own, which cannot be
 * held back.
 */
export function lazyQuery(send: (how: (query: Query) => Promise<unknown>) => Promise<unknown>) {
  return {
    // oxlint-disable-next-line unicorn/no-thenable
    then: (done?: (rows: unknown) => unknown, failed?: (error: unknown) => unknown) =>
      send(async (query) => query).then(done, failed),
    values: () => send(async (query) => query.values()),
  }
}
