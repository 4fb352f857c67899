import { createHash } from 'node:crypto'
import { finished } from 'node:stream/promises'
import { quoteIdentifier } from '#app/database/quote-identifier.ts'
import { listTables, type Queryable, type Table } from './tables.server.ts'

/** Equal rows give equal digests, whatever their order on disk. */
export type Digest = { rows: number; sha256: string }

/** Text format of COPY, ordered by primary key: equal rows give equal bytes on any server. */
export async function* copyOut(sql: Queryable, table: Table): AsyncGenerator<Buffer> {
  const order = await orderOf(sql, table)
  const columns = table.columns.map(quoteIdentifier).join(', ')
  const rows = await sql
    .unsafe(`copy (select ${columns} from ${quoteIdentifier(table.name)} order by ${order}) to stdout`)
    .readable()
  yield* rows
  // postgres.js leaves its socket paused when a slow reader reaches the end; a read resumes it for the next query.
  // oxlint-disable-next-line no-underscore-dangle
  rows._read(0)
}

/** Byte order for texts: collations differ between servers. */
async function orderOf(sql: Queryable, { name }: Table): Promise<string> {
  const keys = await sql<{ name: string; text: boolean }[]>`
    select attname as name, attcollation <> 0 as text
    from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indrelid = ${quoteIdentifier(name)}::regclass and indisprimary
    order by array_position(indkey::smallint[], attnum)`
  if (keys.length === 0) return `${quoteIdentifier(name)}::text collate "C"`
  return keys.map((key) => quoteIdentifier(key.name) + (key.text ? ' collate "C"' : '')).join(', ')
}

export async function copyIn(sql: Queryable, table: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  const query = sql.unsafe(
    `copy ${quoteIdentifier(table.name)} (${table.columns.map(quoteIdentifier).join(', ')}) from stdin`,
  )
  const stream = await query.writable()
  // After the rows are sent, postgres.js reports an error only to the query, which the stream has already resolved.
  const failure = Promise.withResolvers<never>()
  const pending = query as unknown as { reject: (reason: unknown) => void }
  pending.reject = failure.reject
  failure.promise.catch(() => stream.destroy())
  await Promise.race([failure.promise, write(stream, rows)])
}

async function write(stream: NodeJS.WritableStream, rows: AsyncIterable<Buffer>): Promise<void> {
  const end = finished(stream)
  end.catch(() => undefined)
  for await (const block of rows) {
    if (!stream.write(block)) await Promise.race([new Promise((done) => stream.once('drain', done)), end])
  }
  stream.end()
  await end
}

/** Passes rows on; `digest` is complete when they have been read. */
export function withDigest(rows: AsyncIterable<Buffer>, counted: (rows: number, bytes: number) => void = () => {}) {
  const hash = createHash('sha256')
  const digest = { rows: 0, sha256: '' }
  async function* through() {
    for await (const chunk of rows) {
      const ended = countLines(chunk)
      hash.update(chunk)
      digest.rows += ended
      counted(ended, chunk.length)
      yield chunk
    }
    digest.sha256 = hash.digest('hex')
  }
  return { rows: through(), digest: () => digest }
}

/** COPY's text format escapes line breaks inside values. */
function countLines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines++
  return lines
}

export async function digestTables(sql: Queryable): Promise<Record<string, Digest>> {
  const digests: Record<string, Digest> = {}
  for (const table of await listTables(sql)) {
    const { rows, digest } = withDigest(copyOut(sql, table))
    await drain(rows)
    digests[table.name] = digest()
  }
  return digests
}

export async function drain(rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of rows);
}
