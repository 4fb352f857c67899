import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import postgres from 'postgres'
import { connectDatabase, type Connection } from '#app/database/connect.server.ts'
import { privileges, type Grant, type Role } from '#app/database/privileges.ts'
import * as databaseSchema from '#app/database/schema.ts'

const schema = { ...databaseSchema }

type Difference = string

/**
 * Tries every verb on every column of every table as a role, without changing a row. @returns differences from
 * `privileges`
 */
export async function tryEverything(
  connection: Connection,
  role: Role,
): Promise<{ tried: number; wrong: Difference[] }> {
  const sql = connectDatabase(connection, { max: 1, fetch_types: false })
  const attempts = Object.entries(privileges).flatMap(([key, grants]) =>
    attemptsOn(schema[key as keyof typeof privileges], (grants as Record<Role, Grant>)[role] ?? {}),
  )
  const wrong: Difference[] = []
  for (const { statement, allowed } of attempts)
    if ((await isAllowed(sql, statement)) !== allowed)
      wrong.push(`${role} ${allowed ? 'may not' : 'may'}: ${statement}`)
  await sql.end()
  return { tried: attempts.length, wrong }
}

function attemptsOn(
  table: PgTable,
  { select, insert, update, delete: remove }: Grant,
): { statement: string; allowed: boolean }[] {
  const { schema: folder = 'public', name } = getTableConfig(table)
  const at = `"${folder}"."${name}"`
  const columns = Object.entries(getTableColumns(table))
  const readable = (key: string) =>
    select === 'all' ||
    (select !== undefined && ('only' in select ? select.only.includes(key) : !select.except.includes(key)))
  return [
    ...columns.map(([key, column]) => ({
      statement: `select "${column.name}" from ${at} limit 0`,
      allowed: readable(key),
    })),
    ...columns.map(([key, column]) => ({
      statement: `update ${at} set "${column.name}" = default where false`,
      allowed: update === 'all' || (update ?? []).includes(key as never),
    })),
    ...columns.map(([key, column]) => ({
      statement: `insert into ${at} ("${column.name}") values (default)`,
      allowed: insert === true || (Array.isArray(insert) && insert.includes(key as never)),
    })),
    { statement: `delete from ${at} where false`, allowed: remove ?? false },
    { statement: `truncate ${at}`, allowed: false },
    { statement: `alter table ${at} disable trigger all`, allowed: false },
    { statement: `drop table ${at}`, allowed: false },
  ]
}

/** Rolled back. Any error other than a missing privilege means that the role was allowed. */
export async function isAllowed(sql: postgres.Sql, statement: string): Promise<boolean> {
  const undone = new Error('undone')
  const error: unknown = await sql
    .begin(async (tx) => {
      await tx.unsafe(statement)
      throw undone
    })
    .catch((thrown: unknown) => thrown)
  return (error as { code?: string }).code !== '42501'
}

/** Actions on the database itself that no role may do. */
export const forbidden = (owner: string) => [
  'create table visitors ()',
  'create temporary table visitors ()',
  'create schema visitors',
  'create function visit() returns int language sql as $$ select 1 $$',
  'create role visitor',
  'create extension unaccent',
  'alter table events add visitors int',
  'create trigger visit after insert on events execute function row_is_stale()',
  'create index on events (title)',
  'drop function search_key(text)',
  `set role "${owner}"`,
  `set session authorization "${owner}"`,
  `alter role "${owner}" password 'visitor'`,
  'set session_replication_role = replica',
  'select password from access.role_passwords',
  'select * from drizzle.__drizzle_migrations',
  `copy events to program 'cat'`,
  `select pg_read_file('postmaster.pid')`,
  'delete from pgboss.version',
]
