import { createHash, randomBytes } from 'node:crypto'
import type { Sql, TransactionSql } from 'postgres'
import type { Connections } from './client.server.ts'
import { connectDatabase, withCredentials, type Connection } from './connect.server.ts'
import { grantsFor, ownerFunctions, roles, type Role } from './privileges.ts'
import { scramVerifier } from './scram.ts'
import { UnfitDatabase } from './unfit-database.ts'

/** The connections of each role; with a warning, they are all the owner's. */
export type PreparedRoles = { connections: Connections; warning: string | null }
type ByRole<T> = Record<Role, T>

/**
 * Makes or updates the roles that visitors, panel and jobs sign in as, and grants them what `privileges` says and no
 * more. Safe to repeat. Call it under the migration lock, after the migrations.
 * @param given connections of roles that somebody else has made; else they are made here, if the owner may
 * @param level the newest migration that this process knows: privileges of a newer schema are left as they are
 */
export async function prepareRoles(
  sql: Sql,
  owner: Connection,
  given: ByRole<string> | undefined,
  level: number,
): Promise<PreparedRoles> {
  const prepared = given ? await prepareGiven(sql, owner, given, level) : await prepareOwn(sql, owner, level)
  if (typeof prepared !== 'string') return { connections: prepared, warning: null }
  return {
    connections: { owner, public: owner, panel: owner, jobs: owner },
    warning: `One database role does everything: ${prepared} (docs/deploy.md, Database roles).`,
  }
}

async function prepareGiven(sql: Sql, owner: Connection, given: ByRole<string>, level: number): Promise<Connections> {
  const [me] = await sql<{ name: string }[]>`select current_user as name`
  const names = { public: '', panel: '', jobs: '' }
  for (const role of roles) {
    names[role] = await userOf(given[role])
    if (names[role] === me?.name)
      throw new UnfitDatabase(`DATABASE_${role.toUpperCase()}_URL must be of another user than DATABASE_URL.`)
  }
  await sql.begin((tx) => grant(tx, names, level))
  return { owner, ...given }
}

/** @returns why not, where the owner may not make roles, or where the server does not let them in */
async function prepareOwn(sql: Sql, owner: Connection, level: number): Promise<Connections | string> {
  const [me] = await sql<{ name: string; database: string; may: boolean }[]>`
    select rolname as name, current_database() as database, rolsuper or rolcreaterole as may from pg_roles where rolname = current_user`
  if (!me?.may) return `the user ${me?.name} may not create others`
  const names = {
    public: roleName(me.database, 'public'),
    panel: roleName(me.database, 'panel'),
    jobs: roleName(me.database, 'jobs'),
  }
  try {
    const passwords = await sql.begin(async (tx) => {
      const made = await makeRoles(tx, names)
      await grant(tx, names, level)
      return made
    })
    const as = (role: Role) => withCredentials(owner, { username: names[role], password: passwords[role] })
    const connections = { owner, public: as('public'), panel: as('panel'), jobs: as('jobs') }
    if (typeof owner === 'string') for (const role of roles) await userOf(connections[role])
    return connections
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    if (!REFUSED.test(code)) throw error
    return `${message} (${code})`
  }
}

/** Codes of PostgreSQL and of a pooler before it: not allowed, not let in, not known. */
const REFUSED = /^(42501|28\w{3}|08P01)$/

/** The name of a database's role; PostgreSQL cuts names off after 63 bytes. */
export function roleName(database: string, role: Role): string {
  const name = `${database}_${role}`
  if (Buffer.byteLength(name) <= 63) return name
  return `el_cercle_${createHash('sha256').update(database).digest('hex').slice(0, 16)}_${role}`
}

/** Signs in and asks who that is. */
async function userOf(connection: Connection): Promise<string> {
  const sql = connectDatabase(connection, { max: 1, connect_timeout: 10, onnotice: () => {}, fetch_types: false })
  try {
    const [row] = await sql<{ name: string }[]>`select current_user as name`
    return row?.name ?? ''
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function makeRoles(tx: TransactionSql, names: ByRole<string>): Promise<ByRole<string>> {
  const passwords = { public: '', panel: '', jobs: '' }
  for (const role of roles) {
    await tx`insert into access.role_passwords (role, password) values (${role}, ${randomBytes(32).toString('base64url')}) on conflict do nothing`
    const [kept] = await tx<{ password: string }[]>`select password from access.role_passwords where role = ${role}`
    passwords[role] = kept?.password ?? ''
    const [there] = await tx`select from pg_roles where rolname = ${names[role]}`
    // The verifier, so that no log of the server's statements holds the password.
    await tx.unsafe(
      `${there ? 'alter' : 'create'} role ${quoted(names[role])} login password '${scramVerifier(passwords[role])}'`,
    )
  }
  return passwords
}

/**
 * What stands in no table of ours: the database itself, and the job queue's schema, in which all may enqueue and jobs
 * alone may work.
 */
async function grant(tx: TransactionSql, names: ByRole<string>, level: number): Promise<void> {
  const [newest] = await tx<{ level: string; database: string }[]>`
    select max(created_at)::text as level, current_database() as database from drizzle.__drizzle_migrations`
  if (!newest || Number(newest.level) > level) return
  const all = roles.map((role) => quoted(names[role])).join(', ')
  const [visitors, panel, jobs] = [quoted(names.public), quoted(names.panel), quoted(names.jobs)]
  await tx.unsafe(`
    revoke temporary on database ${quoted(newest.database)} from public;
    grant connect on database ${quoted(newest.database)} to ${all};
    revoke create on schema public from public;
    grant usage on schema public, pgboss to ${all};
    revoke all on all tables in schema public, pgboss from ${all};
    grant usage on sequence membership_numbers to ${visitors}, ${panel};
    grant insert, select (id) on pgboss.job_common to ${visitors}, ${panel};
    grant select on pgboss.queue to ${visitors}, ${panel};
    grant select, insert, update, delete on all tables in schema pgboss to ${jobs};
    revoke insert, delete on pgboss.version from ${jobs};
    ${roles.flatMap((role) => grantsFor(role).map(({ table, rights }) => `grant ${rights.join(', ')} on ${table} to ${quoted(names[role])};`)).join('\n')}
    ${Object.entries(ownerFunctions)
      .map(([name, may]) =>
        functionGrants(
          name,
          all,
          may.map((role) => quoted(names[role])),
        ),
      )
      .join('\n')}`)
}

function functionGrants(name: string, all: string, may: readonly string[]): string {
  return `revoke execute on function ${name} from public, ${all}; grant execute on function ${name} to ${may.join(', ')};`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
