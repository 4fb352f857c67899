import { and, eq, getTableColumns, getTableName, is, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#app/database/client.server.ts'
import * as schema from '#app/database/schema.ts'
import { transactUnlessRefused } from '#app/database/transact-unless-refused.server.ts'
import { updateVersioned, type VersionedTable } from '#app/database/versions.server.ts'
import { audit, type Actor } from './audit.server.ts'
import type { KeptKind } from './audit-actions.ts'
import { joinParts } from './trash.server.ts'

const { trash } = schema

type TrashRefusal = 'unknown' | 'place-taken' | 'parent-gone'

/** Inserts a record again as it was, with its id. A reference that may be empty is emptied when its row is gone. */
export async function takeOut(
  kind: KeptKind,
  id: string,
  actor: Actor,
): Promise<{ ok: true; name: string } | { ok: false; reason: TrashRefusal }> {
  return transactUnlessRefused<{ ok: true; name: string } | { ok: false; reason: TrashRefusal }>(async (tx) => {
    const [found] = await tx
      .select()
      .from(trash)
      .where(and(eq(trash.id, id), eq(trash.kind, kind)))
      .for('update')
    if (!found) return { ok: false, reason: 'unknown' }
    for (const [index, { table, link, rows }] of found.rows.entries()) {
      if (link) {
        await linkAgain(tx, tableOf(table) as VersionedTable, link, found.subject, rows)
        continue
      }
      const refusal = await insertAgain(tx, tableOf(table), rows, rowsAt(id, index))
      if (refusal) return { ok: false, reason: refusal }
    }
    await tx.delete(trash).where(eq(trash.id, id))
    await audit(tx, { actor: actor.id, action: `${kind}.undeleted`, subject: found.subject })
    return { ok: true, name: found.name }
  })
}

/** As PostgreSQL has stored them: numbers and moments do not pass through JavaScript. */
const rowsAt = (id: string, index: number) =>
  sql`(select ${trash.rows} -> ${index}::integer -> 'rows' from ${trash} where ${trash.id} = ${id})`

async function insertAgain(
  tx: Transaction,
  table: PgTable,
  [first, ...others]: readonly Record<string, unknown>[],
  rows: SQL,
): Promise<'place-taken' | 'parent-gone' | null> {
  if (!first) return null
  const { columns, foreignKeys } = getTableConfig(table)
  const stored = sql`jsonb_populate_recordset(null::${table}, ${rows}) as stored`
  const references = foreignKeys.flatMap((key) => {
    const { columns: own, foreignColumns } = key.reference()
    const [column, target] = [own[0], foreignColumns[0]]
    return column && target ? [{ name: column.name, target, mayBeEmpty: key.onDelete === 'set null' }] : []
  })
  const required = references.filter(({ mayBeEmpty }) => !mayBeEmpty)
  const missing = required.map(
    ({ name, target }) => sql`(${storedColumn(name)} is not null and not exists (${rowOf(target, name)}))`,
  )
  if (missing.length > 0) {
    const gone = await tx.execute(sql`select 1 from ${stored} where ${or(...missing)} limit 1`)
    if (gone.length > 0) return 'parent-gone'
  }
  // A column that is newer than the stored rows gets its default.
  const known = columns.filter(({ name, generated }) => !generated && Object.hasOwn(first, name))
  const values = known.map(({ name }) => {
    const optional = references.find((one) => one.mayBeEmpty && one.name === name)
    return optional ? sql`(${rowOf(optional.target, name)})` : storedColumn(name)
  })
  const inserted = await tx.execute(sql`
    insert into ${table} (${joinParts(known.map(({ name }) => sql.identifier(name)))})
    select ${joinParts(values)} from ${stored} on conflict do nothing returning 1`)
  return inserted.length === others.length + 1 ? null : 'place-taken'
}

/** Of rows that name another record meanwhile, nothing changes. */
async function linkAgain(
  tx: Transaction,
  table: VersionedTable,
  link: string,
  subject: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const [property, column] =
    Object.entries(getTableColumns(table as PgTable)).find(([, { name }]) => name === link) ?? []
  if (!property || !column) return
  for (const { id } of rows)
    await updateVersioned(tx, table, and(eq(table.id, id), isNull(column)), { [property]: Number(subject) })
}

const storedColumn = (name: string) => sql`stored.${sql.identifier(name)}`

function rowOf(target: { table: PgTable } & SQLWrapper, name: string): SQL {
  return sql`select ${target} from ${target.table} where ${target} = ${storedColumn(name)}`
}

const schemaValues: unknown[] = Object.values(schema)

function tableOf(name: string): PgTable {
  const table = schemaValues.find((one): one is PgTable => is(one, PgTable) && getTableName(one) === name)
  if (!table) throw new Error(`no table ${name}`)
  return table
}
