import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import type { SourceRow } from './read-dump.ts'

/** A row of a table of the dump, by its place there, from 1. */
export type OlderRow = { number: number; cells: Readonly<Record<string, string | null>> }

export type StagedTable = {
  rows: number
  /** Of each column that is not of the specification, how many values it has. */
  unknown: Map<string, number>
}

export type Staged = {
  tables: Map<string, StagedTable>
  /** Tables of the schema `public` that are not of the specification, with their rows. */
  unknown: Map<string, number>
  /** Names of other schemas that have rows. */
  schemas: Set<string>
}

/** Their e-mails are those of accounts without one in `usuarios`; nothing else of them is read, no password. */
export const AUTH_USERS = 'auth.users'
const authColumns = ['id', 'email']

const ROWS_PER_BATCH = 500
/** Of JSON; an article with its pictures can be long. */
const CHARACTERS_PER_BATCH = 1_000_000

/**
 * Puts the rows of known tables into a temporary table, which ends with the transaction: the tables of a dump are in
 * the order of their names, not in that in which they refer to each other.
 */
export async function stageDump(
  tx: Transaction,
  rows: AsyncIterable<SourceRow>,
  known: ReadonlyMap<string, readonly string[]>,
): Promise<Staged> {
  await tx.execute(sql`
    create temporary table older_rows (source text, number integer, cells jsonb, primary key (source, number)) on commit drop`)
  const staged: Staged = { tables: new Map(), unknown: new Map(), schemas: new Set() }
  const batch = createBatch(tx)
  let authUsers = 0
  for await (const row of rows) {
    const [schema = '', table = ''] = row.table.split('.')
    const columns = schema === 'public' ? known.get(table) : undefined
    if (columns) await batch.add(table, countRow(staged, table, row, columns), pickCells(row, columns))
    else if (schema === 'public') staged.unknown.set(table, (staged.unknown.get(table) ?? 0) + 1)
    else staged.schemas.add(schema)
    if (row.table === AUTH_USERS) await batch.add(AUTH_USERS, (authUsers += 1), pickCells(row, authColumns))
  }
  await batch.send()
  return staged
}

function countRow(staged: Staged, table: string, { columns, values }: SourceRow, known: readonly string[]): number {
  const counted = staged.tables.get(table) ?? { rows: 0, unknown: new Map<string, number>() }
  staged.tables.set(table, counted)
  counted.rows += 1
  for (const [index, column] of columns.entries())
    if (!known.includes(column))
      counted.unknown.set(column, (counted.unknown.get(column) ?? 0) + (values[index] === null ? 0 : 1))
  return counted.rows
}

function pickCells({ columns, values }: SourceRow, known: readonly string[]): string {
  const cells = columns.flatMap((column, index) => (known.includes(column) ? [[column, values[index] ?? null]] : []))
  return JSON.stringify(Object.fromEntries(cells))
}

function createBatch(tx: Transaction) {
  let rows: string[] = []
  let characters = 0
  async function send(): Promise<void> {
    if (rows.length === 0) return
    const given = `[${rows.join(',')}]`
    rows = []
    characters = 0
    await tx.execute(sql`
      insert into older_rows select source, number, cells
      from jsonb_to_recordset(${given}::text::jsonb) as given (source text, number integer, cells jsonb)`)
  }
  async function add(source: string, number: number, cells: string): Promise<void> {
    rows.push(`{"source":${JSON.stringify(source)},"number":${number},"cells":${cells}}`)
    characters += cells.length
    if (rows.length === ROWS_PER_BATCH || characters > CHARACTERS_PER_BATCH) await send()
  }
  return { add, send }
}

/** The rows of a table in batches, the oldest first where the dump tells: who came first has the seat. */
export async function* stagedRows(tx: Transaction, table: string): AsyncGenerator<OlderRow[]> {
  const cursor = sql.raw(`older_${table}`)
  await tx.execute(sql`declare ${cursor} no scroll cursor for
    select number, cells from older_rows where source = ${sql.raw(`'${table}'`)} order by cells ->> 'created_at', number`)
  for (;;) {
    const rows = await tx.execute<OlderRow>(sql`fetch ${sql.raw(String(ROWS_PER_BATCH))} from ${cursor}`)
    if (rows.length > 0) yield [...rows]
    if (rows.length < ROWS_PER_BATCH) break
  }
  await tx.execute(sql`close ${cursor}`)
}

/** The largest number that a column of a table has after a prefix; 0 without any. */
export async function highestStaged(tx: Transaction, table: string, column: string, prefix = ''): Promise<number> {
  const [row] = await tx.execute<{ highest: number | null }>(sql`
    select max(substring(cells ->> ${column}::text from ${`^${prefix}(\\d{1,10})$`})::double precision) as highest
    from older_rows where source = ${table}`)
  return row?.highest ?? 0
}

/** The e-mails of `auth.users`, by id. */
export async function findAuthEmails(tx: Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.execute<{ id: string; email: string }>(sql`
    select cells ->> 'id' as id, cells ->> 'email' as email from older_rows
    where source = ${AUTH_USERS} and cells ->> 'email' is not null
      and cells ->> 'id' in (select jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`)
  return new Map(rows.map(({ id, email }) => [id, email]))
}
