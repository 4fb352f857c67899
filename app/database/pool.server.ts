import type postgres from 'postgres'
import { DatabaseSilent, listening, type Line } from './line.server.ts'

/** Every connection has been in use for as long as anybody may wait for one; nothing has been asked of the database. */
export class DatabaseBusy extends Error {
  readonly code = 'DATABASE_BUSY'
}

/** What Drizzle asks of a client: queries, transactions, and the options it sets its parsers in. */
type Client = Pick<postgres.Sql, 'options' | 'unsafe' | 'begin'>
type Transaction = postgres.TransactionSql

export type Pool = {
  client: Client
  /** True when the database answers within the patience of the pool. */
  answers(): Promise<boolean>
  end(): Promise<void>
}

/**
 * postgres.js behind a door. Four things that it does not do itself: waiting for a connection is bounded (`patience`, in milliseconds), and so is
 * waiting for an answer (`silence`; more than the server's own time for a statement); a transaction whose connection is lost asks nothing more of
 * it; and a pool that has lost a connection is left for a new one, because it would send what the lost one had not yet sent to the next server
 * (docs/decisions/008-lost-connections.md).
 * @param open makes a pool that calls `onclose` whenever a connection ends
 */
export function openPool(open: (onclose: () => void) => postgres.Sql, { max, patience, silence }: { max: number; patience: number; silence: number }): Pool {
  const inTurn = makeTurns(max, patience)
  let ended = false
  let current = fresh()
  const { options } = current

  /** Drizzle sets the parsers of the first pool; those that follow read alike. */
  function fresh(): postgres.Sql {
    const made: postgres.Sql = open(() => leave(made))
    return made
  }

  function leave(left: postgres.Sql, error?: unknown) {
    if (ended || left !== current) return
    current = fresh()
    Object.assign(current.options.parsers, options.parsers)
    Object.assign(current.options.serializers, options.serializers)
    // What runs on its other connections is finished; where one says nothing any more, as far as the others still answer.
    void left.end(error instanceof DatabaseSilent ? { timeout: silence / 1000 } : undefined).catch(() => {})
  }

  /** One piece of work on the pool of the moment. A lost connection is noticed here, before it is closed: until then others would be given it. */
  const onPool = <T>(work: (pool: postgres.Sql, line: Line) => Promise<T>) =>
    inTurn(() => {
      const pool = current
      return listening(silence, (line) => work(pool, line)).catch((error: unknown) => {
        if (isLost(error)) leave(pool, error)
        throw error
      })
    })

  const client = {
    options,
    unsafe: (...query: Parameters<Client['unsafe']>) => asked((how) => onPool((pool, line) => line.answer(how(pool.unsafe(...query))))),
    begin: (work: (tx: Transaction) => Promise<unknown>) => onPool((pool, line) => begin(pool, line, work)),
  }
  return {
    client: client as unknown as Client,
    answers: () => Promise.race([onPool((pool, line) => line.answer(pool`select 1`)).then(() => true, () => false), after(patience).then(() => false)]),
    async end() {
      ended = true
      await current.end({ timeout: 5 })
    },
  }
}

/** At most `max` at a time, in the order of arrival; who waits longer than `patience` goes away. @throws DatabaseBusy */
function makeTurns(max: number, patience: number) {
  let free = max
  const waiting: (() => void)[] = []
  const turn = () =>
    new Promise<void>((go, giveUp) => {
      const called = () => {
        clearTimeout(timer)
        go()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(called), 1)
        giveUp(new DatabaseBusy(`no connection was free within ${patience} ms`))
      }, patience)
      waiting.push(called)
    })
  return async <T>(work: () => PromiseLike<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await turn()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

/** Where a transaction that has lost its connection stays: postgres.js itself tells whoever waits for it, and must not be asked to roll back. */
const nowhere = new Promise<never>(() => {})

async function begin(pool: postgres.Sql, line: Line, work: (tx: Transaction) => Promise<unknown>) {
  let lost: Error | undefined
  const note = (error: unknown) => {
    if (isLost(error)) lost ??= error as Error
    throw error
  }
  const guarded = (tx: Transaction): Transaction => {
    const guard = {
      unsafe: (...query: Parameters<Client['unsafe']>) => asked((how) => (lost ? Promise.reject(lost) : line.answer(how(tx.unsafe(...query))).catch(note))),
      savepoint: (inner: (tx: Transaction) => Promise<unknown>) => (lost ? Promise.reject(lost) : line.answer(tx.savepoint((within) => run(within, inner))).catch(note)),
    }
    return guard as unknown as Transaction
  }
  /** What postgres.js itself asks before and after (`begin`, `commit`) is waited for outside, and not while we work. */
  const run = async (tx: Transaction, what: (tx: Transaction) => Promise<unknown>) => {
    try {
      const result = await line.pause(() => what(guarded(tx)))
      return lost ? await nowhere : result
    } catch (error) {
      if (lost) await nowhere
      throw error
    }
  }
  return line.answer(pool.begin((tx) => run(tx, work))).catch(note)
}

type Query = ReturnType<Client['unsafe']>

/** A query that is sent when it is awaited, as rows or (`values`) as lists; postgres.js has its own, which cannot be held back. */
function asked(send: (how: (query: Query) => Promise<unknown>) => Promise<unknown>) {
  return {
    // oxlint-disable-next-line unicorn/no-thenable
    then: (done?: (rows: unknown) => unknown, failed?: (error: unknown) => unknown) => send(async (query) => query).then(done, failed),
    values: () => send(async (query) => query.values()),
  }
}

/** Codes of Node and of postgres.js for a connection that could not be made, or is gone. */
const lostCodes = /^(CONNECTION_\w+|CONNECT_TIMEOUT|ECONN\w+|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN)|ETIMEDOUT)$/

/** Whether the connection itself is gone, or was never made. PostgreSQL ends it with what it calls FATAL. */
export function isLost(error: unknown): boolean {
  const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown }
  return severity === 'FATAL' || severity === 'PANIC' || (typeof code === 'string' && lostCodes.test(code))
}

function after(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds).unref())
}
