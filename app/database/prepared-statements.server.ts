import type postgres from 'postgres'

/**
 * A statement of more values is one of many rows: its text seldom comes again, and what is prepared stays in the memory
 * of both sides as long as the connection.
 */
const MAX_PREPARED_VALUES = 500

type Options = {
  onQuery: (query: string, ms: number) => void
  /** Appended to each query as a comment. The text then varies, so that nothing is prepared. */
  comment?: (() => string) | undefined
}

/** The client with two things that Drizzle lacks: prepared statements (one round trip instead of two) and timing. */
export function withPreparedStatements(sql: postgres.Sql, options: Options): postgres.Sql {
  const { onQuery, comment } = options
  return new Proxy(sql, {
    get(target, key) {
      if (key === 'unsafe') {
        return (query: string, values: never[]) => {
          const text = comment ? `${query} /* ${comment()} */` : query
          return timed(
            target.unsafe(text, values, { prepare: !comment && values.length <= MAX_PREPARED_VALUES }),
            (ms) => onQuery(query, ms),
          )
        }
      }
      if (key === 'begin' || key === 'savepoint') {
        return (...args: unknown[]) => {
          const work = args.pop() as (client: postgres.Sql) => unknown
          return (Reflect.get(target, key) as (...args: unknown[]) => unknown)(...args, (client: postgres.Sql) =>
            work(withPreparedStatements(client, options)),
          )
        }
      }
      return Reflect.get(target, key) as unknown
    },
  })
}

type Pending = PromiseLike<unknown> & { values: () => PromiseLike<unknown> }

/** Stays lazy: the query is sent when awaited. */
function timed(query: Pending, onEnd: (ms: number) => void): Pending {
  const run = async (answer: PromiseLike<unknown>) => {
    const startedAt = performance.now()
    try {
      return await answer
    } finally {
      onEnd(performance.now() - startedAt)
    }
  }
  // oxlint-disable-next-line unicorn/no-thenable -- the query itself is thenable
  return { then: (...handlers) => run(query).then(...handlers), values: () => run(query.values()) }
}
