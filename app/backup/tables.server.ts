import type { Sql, TransactionSql } from 'postgres'

export type Table = { name: string; columns: string[]; rows: number }
/** As in pg_sequences; `called` is `is_called`. */
export type Sequence = { name: string; last: string; called: boolean }
export type Queryable = Sql | TransactionSql

/** Read from the catalog, so that none is forgotten. Referenced tables come first. Leaves out unlogged tables. */
export async function listTables(sql: Queryable): Promise<Table[]> {
  const tables = await sql<{ name: string; columns: string[]; refers: string[] }[]>`
    select c.relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns,
      array(
        select r.relname::text from pg_constraint join pg_class r on r.oid = confrelid
        where conrelid = c.oid and contype = 'f' and r.oid <> c.oid
      ) as refers
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    order by c.relname collate "C"`
  const counted: Table[] = []
  for (const { name, columns } of sortByReferences(tables)) {
    const [count] = await sql<{ rows: string }[]>`select count(*) as rows from ${sql(name)}`
    counted.push({ name, columns, rows: Number(count?.rows) })
  }
  return counted
}

function sortByReferences<T extends { name: string; refers: string[] }>(tables: T[]): T[] {
  const sorted: T[] = []
  while (sorted.length < tables.length) {
    const next = tables.filter(
      (table) => !sorted.includes(table) && table.refers.every((name) => sorted.some((other) => other.name === name)),
    )
    if (next.length === 0)
      throw new Error('Tables refer to each other in a circle: there is no order to restore them in.')
    sorted.push(...next)
  }
  return sorted
}

export async function listSequences(sql: Queryable): Promise<Sequence[]> {
  const names = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`
  const sequences: Sequence[] = []
  for (const { name } of names) {
    const [state] = await sql<
      { last: string; called: boolean }[]
    >`select last_value::text as last, is_called as called from ${sql(name)}`
    if (state) sequences.push({ name, ...state })
  }
  return sequences
}
