import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Sql, TransactionSql } from 'postgres'
import * as schema from '#app/database/schema.ts'
import { BackupError } from './backup-error.ts'
import type { Header } from './backup-file.server.ts'
import { listTables } from './tables.server.ts'

/** A start of the product fills these tables by itself. */
const BOOKKEEPING_TABLES = ['database_facts']

/** @throws BackupError when there are rows and `replace` is false, or tables of another product */
export async function assertClearable(sql: Sql, header: Header, replace: boolean): Promise<void> {
  const tables = await listTables(sql)
  const ownTables = new Set([
    ...Object.values(schema)
      .filter((value) => is(value, PgTable))
      .map(getTableName),
    ...header.tables.map(({ name }) => name),
  ])
  const foreign = tables.filter(({ name }) => !ownTables.has(name)).map(({ name }) => name)
  if (foreign.length > 0)
    throw new BackupError(
      'foreign',
      `The database holds tables that are not of el Cercle (${foreign.join(', ')}): give it one of its own. Nothing was changed.`,
    )
  const filled = tables
    .filter(({ name, rows }) => rows > 0 && !BOOKKEEPING_TABLES.includes(name))
    .map(({ name, rows }) => `${name} ${rows}`)
  if (filled.length === 0 || replace) return
  throw new BackupError(
    'not-empty',
    `The database holds rows already (${filled.join(', ')}): add --replace to put the backup in their place. Nothing was changed.`,
  )
}

/** Drops everything the migrations created and the queue's jobs; keeps extensions. */
export async function clearDatabase(tx: TransactionSql): Promise<void> {
  const objects = await tx<{ kind: string; name: string }[]>`
    select
      case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end as kind,
      quote_ident(relname) as name
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend where objid = c.oid and deptype in ('e', 'a', 'i'))
    union all
    select 'routine', oid::regprocedure::text from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all
    select 'type', quote_ident(typname) from pg_type t
    where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
      and not exists (select from pg_depend where objid = t.oid and deptype = 'e')`
  for (const { kind, name } of objects)
    await tx.unsafe(`drop ${kind} if exists public.${name.replace(/^public\./, '')} cascade`)
  await tx`drop schema if exists drizzle cascade`
  const [queue] = await tx<{ present: boolean }[]>`select to_regclass('pgboss.job') is not null as present`
  if (queue?.present) await tx`delete from pgboss.job`
}
