import { eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { ownerDatabase } from './database.ts'

type TableWithId = PgTable & { id: AnyPgColumn }
type Id = string | number
type Row<Table extends PgTable> = Table['$inferSelect']

/** Throws if there is none. */
export async function rowOf<Table extends TableWithId>(table: Table, id: Id): Promise<Row<Table>> {
  const [row] = await ownerDatabase.select().from<TableWithId>(table).where(eq(table.id, id))
  if (!row) throw new Error(`no row ${id}`)
  return row
}

export async function insertRow<Table extends PgTable>(
  table: Table,
  values: PgInsertValue<Table>,
): Promise<Row<Table>> {
  const [row] = await ownerDatabase.insert(table).values(values).returning()
  if (!row) throw new Error('no row was inserted')
  return row
}

export async function updateRow<Columns extends object>(
  table: TableWithId & { $inferInsert: Columns },
  id: Id,
  changes: { [Name in keyof Columns]?: Columns[Name] | SQL },
): Promise<void> {
  await ownerDatabase.update<TableWithId>(table).set(changes).where(eq(table.id, id))
}
