import type { SQL } from 'drizzle-orm'
import { is, Column } from 'drizzle-orm'
import { reserveForExport } from './client.server.ts'

/** Rows that are fetched at a time. */
const ROWS_PER_FETCH = 500

/** A SELECT of ours that has not been run; each of its fields is a column or an aliased expression. */
type Select<Row> = PromiseLike<Row[]> & { toSQL(): { sql: string; params: unknown[] } }

/**
 * The rows of a query while they are taken, however many there are: a cursor on a connection of the exports' own, which
 * sees the tables as they were at the start. Whoever stops taking lets go of it.
 */
export async function* streamRows<Row>(query: Select<Row>): AsyncGenerator<Row[]> {
  const { sql: text, params } = query.toSQL()
  // Drizzle's types leave it out.
  const selected = (query as unknown as { getSelectedFields(): Record<string, unknown> }).getSelectedFields()
  const fields = Object.entries(selected).map(([name, field]) => ({ name, read: readerOf(field) }))
  const { connection, run, release } = await reserveForExport()
  try {
    await run(connection.unsafe('begin isolation level repeatable read read only'))
    await run(connection.unsafe(`declare export no scroll cursor for ${text}`, params as never[]))
    for (;;) {
      const rows = await run(connection.unsafe(`fetch ${ROWS_PER_FETCH} from export`).values())
      if (rows.length > 0)
        yield rows.map(
          (values) =>
            Object.fromEntries(
              fields.map(({ name, read }, index) => [name, read((values as unknown[])[index])]),
            ) as Row,
        )
      if (rows.length < ROWS_PER_FETCH) return
    }
  } finally {
    // The connection may be the reason why we are here.
    await run(connection.unsafe('rollback')).catch(() => undefined)
    release()
  }
}

function readerOf(field: unknown): (value: unknown) => unknown {
  const decoder = is(field, Column)
    ? field
    : (field as { sql?: SQL & { decoder?: { mapFromDriverValue(value: unknown): unknown } } }).sql?.decoder
  return (value) => (value === null || !decoder ? value : decoder.mapFromDriverValue(value))
}
