import type { Sql } from 'postgres'
import { bookingTables, grantsFor } from './grants.ts'
import { ownerFunctions, roles, sequenceGrants, type Right, type Role } from './privileges.ts'

type Wanted = {
  /** Null: the user of the connection. */
  role: string | null
  kind: 'table' | 'sequence' | 'function'
  object: string
  privilege: Right['privilege'] | 'execute'
  column?: string
}
export type MissingPrivilege = { role: string; object: string; privilege: string; owner: string | null }

/** What these users may not do though `privileges` grants it, in one query. Needs the rights of none of them. */
export async function missingPrivileges(
  sql: Pick<Sql, 'unsafe'>,
  names: Record<Role, string>,
): Promise<MissingPrivilege[]> {
  const wanted = roles.flatMap((role) => wantedFor(role, names[role]))
  return sql.unsafe<MissingPrivilege[]>(MISSING, [JSON.stringify(wanted), names.jobs])
}

const forBooking = JSON.stringify(wantedFor('public', null).filter(({ object }) => bookingTables.includes(object)))

/** Of the connection's user; asked by each check of readiness, so it reads the catalog alone. */
export async function missingForBooking(sql: Pick<Sql, 'unsafe'>): Promise<MissingPrivilege[]> {
  return sql.unsafe<MissingPrivilege[]>(MISSING, [forBooking, null])
}

function wantedFor(role: Role, name: string | null): Wanted[] {
  const tables = grantsFor(role).flatMap(({ table, rights }) =>
    rights.flatMap(({ privilege, columns }) =>
      (columns ?? [undefined]).map(
        (column) => ({ role: name, kind: 'table', object: table, privilege, column }) as const,
      ),
    ),
  )
  const sequences = allowing(sequenceGrants, role).map(
    (object) => ({ role: name, kind: 'sequence', object, privilege: 'usage' }) as const,
  )
  const functions = allowing(ownerFunctions, role).map(
    (object) => ({ role: name, kind: 'function', object, privilege: 'execute' }) as const,
  )
  return [...tables, ...sequences, ...functions]
}

function allowing(grants: Record<string, readonly Role[]>, role: Role): string[] {
  return Object.keys(grants).filter((name) => grants[name]?.includes(role))
}

const MISSING = `
  with wanted as (
    select coalesce(role, current_user) as role, kind, object, privilege, "column", to_regclass(case kind when 'function' then null else object end) as relation
    from jsonb_to_recordset($1::text::jsonb) as wanted (role name, kind text, object text, privilege text, "column" text)
    union all
    select $2::name, 'table', c.oid::regclass::text, privilege, null, c.oid
    from pg_class c, unnest(array['select', 'insert', 'update', 'delete']) as privilege
    where $2::name is not null and relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')
      and (relname <> 'version' or privilege in ('select', 'update'))
  )
  select role, coalesce(relation::text, object) || coalesce('.' || "column", '') as object, privilege,
    pg_get_userbyid((select relowner from pg_class where oid = relation)) as owner
  from wanted
  where not coalesce(
    case
      when kind = 'function' then has_function_privilege(role, to_regprocedure(object), privilege)
      when kind = 'sequence' then has_sequence_privilege(role, relation, privilege)
      when "column" is null then has_table_privilege(role, relation, privilege)
      else has_column_privilege(role, relation, (select attnum from pg_attribute where attrelid = relation and attname = "column"), privilege)
    end, false)
  order by object, role`
