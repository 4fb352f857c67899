import { and, eq, getTableName, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { getTableConfig, PgTable, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#app/database/client.server.ts'
import * as schema from '#app/database/schema.ts'
import type { VersionedTable } from '#app/database/versions.server.ts'
import type { Actor } from './audit.server.ts'
import type { KeptKind } from './audit-actions.ts'

const { recordChanges, trash } = schema

type Part = { table: PgTable; where: SQL; without?: readonly string[] }
/** Rows that stay and name the record in a column, which its deletion empties. */
type Link = { table: VersionedTable; column: AnyPgColumn }
type Discarded = {
  kind: KeptKind
  id: number
  name: SQLWrapper
  parts: readonly [Part, ...Part[]]
  links?: readonly Link[]
}

/**
 * Copies a record that is about to be deleted into the trash, with the rows that are its own content. Rows of people
 * are never part of it (docs/decisions/096-history-and-trash.md).
 */
export async function putAside(
  tx: Transaction,
  { kind, id, name, parts, links = [] }: Discarded,
  actor: Actor,
): Promise<void> {
  const [own] = parts
  const rows = parts.map(
    ({ table, where, without = [] }) =>
      sql`jsonb_build_object('table', ${getTableName(table)}::text, 'rows', (
        select coalesce(jsonb_agg(to_jsonb(${table}) - ${namesOf([...computed(table), ...without])}), '[]') from ${table} where ${where}))`,
  )
  const linked = links.map(
    ({ table, column }) =>
      sql`jsonb_build_object('table', ${getTableName(table)}::text, 'link', ${column.name}::text, 'rows', (
        select coalesce(jsonb_agg(jsonb_build_object('id', ${table.id})), '[]') from ${table} where ${column} = ${id}))`,
  )
  await tx
    .insert(trash)
    .values({
      kind,
      subject: String(id),
      name: sql`(select ${name} from ${own.table} where ${own.where})`,
      actor: actor.id,
      rows: sql`jsonb_build_array(${joinParts([...rows, ...linked])})`,
    })
}

const computed = (table: PgTable) =>
  getTableConfig(table)
    .columns.filter(({ generated }) => generated)
    .map(({ name }) => name)

const namesOf = (columns: readonly string[]) =>
  sql`array[${sql.join(
    columns.map((name) => sql`${name}::text`),
    sql`, `,
  )}]::text[]`
export const joinParts = (chunks: readonly SQLWrapper[]) => sql.join([...chunks] as SQL[], sql`, `)

/** For good: with the history of what was deleted. @returns how many records, up to the limit */
export async function emptyTrash(tx: Transaction, which: SQL | undefined, limit: number): Promise<number> {
  const due = await tx
    .select({ id: trash.id })
    .from(trash)
    .where(which)
    .limit(limit)
    .for('update', { skipLocked: true })
  for (const { id } of due) {
    const [gone] = await tx.delete(trash).where(eq(trash.id, id)).returning()
    if (!gone) continue
    await tx
      .delete(recordChanges)
      .where(and(eq(recordChanges.kind, gone.kind), eq(recordChanges.subject, gone.subject)))
  }
  return due.length
}
