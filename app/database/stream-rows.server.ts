import type { SQL } from 'drizzle-orm'
import { is, Column } from 'drizzle-orm'
import { reserveForExport } from './client.server.ts'

const ROWS_PER_FETCH = 500

export type Select<Row> = PromiseLike<Row[]> & { toSQL(): { sql: string; params: unknown[] } }

/** Streams rows in batches from one snapshot; releases the export connection when the consumer stops. */
export async function* streamRows<Row>(query: Select<Row>): AsyncGenerator<Row[]> {
  const { sql: text, params } = query.toSQL()
  // Not in Drizzle's types.
  const selected = (query as unknown as { getSelectedFields(): Record<string, unknown> }).getSelectedFields()
  const fields = Object.entries(selected).map(([name, field]) => ({ name, decode: decoderOf(field) }))
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
              fields.map(({ name, decode }, index) => [name, decode((values as unknown[])[index])]),
            ) as Row,
        )
      if (rows.length < ROWS_PER_FETCH) return
    }
  } finally {
    // The rollback fails when the connection is lost.
    await run(connection.unsafe('rollback')).catch(() => undefined)
    release()
  }
}

function decoderOf(field: unknown): (value: unknown) => unknown {
  const decoder = is(field, Column)
    ? field
    : (field as { sql?: SQL & { decoder?: { mapFromDriverValue(value: unknown): unknown } } }).sql?.decoder
  return (value) => (value === null || !decoder ? value : decoder.mapFromDriverValue(value))
}
