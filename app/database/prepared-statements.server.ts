import type postgres from 'postgres'

type Options = {
  /** Learns how long each query took, in milliseconds. */
  onQuery: (query: string, ms: number) => void
  /** Added to each query as a comment. Every text is then another one, so that nothing is prepared. */
  comment?: (() => string) | undefined
}

/**
 * The same pool, as Drizzle uses it, with two things that Drizzle does not do: statements are prepared once for each
 * connection (one way to the server instead of two, and no parsing), and each is timed.
 */
export function withPreparedStatements(sql: postgres.Sql, options: Options): postgres.Sql {
  const { onQuery, comment } = options
  return new Proxy(sql, {
    get(target, key) {
      if (key === 'unsafe') {
        return (query: string, values: never[]) => {
          const text = comment ? `${query} /* ${comment()} */` : query
          return timed(target.unsafe(text, values, { prepare: !comment }), (ms) => onQuery(query, ms))
        }
      }
      // A transaction's own client does the same; `savepoint` is a transaction within one.
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

/** Still asked only when somebody waits for it, with or without the names of its columns. */
function timed(query: Pending, note: (ms: number) => void): Pending {
  const run = async (asked: PromiseLike<unknown>) => {
    const began = performance.now()
    try {
      return await asked
    } finally {
      note(performance.now() - began)
    }
  }
  // oxlint-disable-next-line unicorn/no-thenable -- as the query itself is
  return { then: (...both) => run(query).then(...both), values: () => run(query.values()) }
}
