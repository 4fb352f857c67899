import { hkdfSync } from 'node:crypto'
import postgres from 'postgres'
import type { Connection } from './connection.ts'

/** Not a superuser. The password derives from the superuser's. */
export function ownerOf(superuser: Connection): Connection {
  const password = Buffer.from(hkdfSync('sha256', superuser.password, '', 'el-cercle database owner', 32)).toString(
    'base64url',
  )
  return { ...superuser, username: `${superuser.database}_owner`, password }
}

/** Also gives the role the superuser's objects of an earlier release. Idempotent. */
export async function ensureOwner(superuser: Connection): Promise<void> {
  const { username, password, database } = ownerOf(superuser)
  const sql = postgres({ ...superuser, max: 1, onnotice: () => {}, fetch_types: false })
  try {
    const [there] = await sql`select from pg_roles where rolname = ${username}`
    // A restored database may have another password.
    await sql.unsafe(
      `${there ? 'alter' : 'create'} role "${username}" login createdb createrole password '${password}'`,
    )
    const [own] =
      await sql`select from pg_database where datname = ${database} and pg_get_userbyid(datdba) = ${username}`
    if (!own) await sql.unsafe(`alter database "${database}" owner to "${username}"`)
    for (const { object } of await objectsToReassign(sql, username))
      await sql.unsafe(`alter ${object} owner to "${username}"`)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/**
 * A sequence of a column follows its table; a partition does not.
 * One object per transaction: an earlier release may be running, and holding several locks could deadlock.
 */
async function objectsToReassign(sql: postgres.Sql, owner: string): Promise<{ object: string }[]> {
  return sql<{ object: string }[]>`
    with foreign_schemas as (
      select oid, nspname, nspowner from pg_namespace where nspname in ('public', 'drizzle', 'pgboss')
    ),
      me as (select oid from pg_roles where rolname = ${owner})
    select format('schema %I', nspname) as object from foreign_schemas, me
    where nspowner <> me.oid and nspname <> 'public'
    union all
    select format('%s %s', case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, c.oid::regclass)
    from pg_class c join foreign_schemas s on s.oid = relnamespace, me
    where relkind in ('r', 'p', 'v', 'S') and relowner <> me.oid
      and not exists (
        select from pg_depend where objid = c.oid and (deptype = 'e' or relkind = 'S' and deptype in ('a', 'i')))
    union all
    select format('routine %s', p.oid::regprocedure) from pg_proc p join foreign_schemas s on s.oid = pronamespace, me
    where proowner <> me.oid and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all
    select format('type %s', t.oid::regtype) from pg_type t join foreign_schemas s on s.oid = typnamespace, me
    where typtype in ('e', 'd') and typowner <> me.oid
      and not exists (select from pg_depend where objid = t.oid and deptype = 'e')`
}
