import { createHash, randomBytes } from 'node:crypto'
import type { Sql, TransactionSql } from 'postgres'
import type { Connections } from './pool-kinds.ts'
import { connectDatabase, withCredentials, type Connection } from './connect.server.ts'
import { missingPrivileges, type MissingPrivilege } from './missing-privileges.server.ts'
import { grantsFor } from './grants.ts'
import { ownerFunctions, roles, sequenceGrants, type Role } from './privileges.ts'
import { quoteIdentifier } from './quote-identifier.ts'
import { scramVerifier } from './scram.ts'
import { UnfitDatabase } from './unfit-database.ts'

export type PreparedRoles = { connections: Connections; warning: string | null }
type ByRole<T> = Record<Role, T>

/**
 * Creates or updates the database roles and grants exactly `privileges`. Call it under the migration lock.
 * @param given connections of existing roles
 * @param level the newest migration of this process; the grants of a newer schema stay unchanged
 */
export async function prepareRoles(
  sql: Sql,
  owner: Connection,
  given: ByRole<string> | undefined,
  level: number,
): Promise<PreparedRoles> {
  const prepared = given ? await prepareGiven(sql, owner, given, level) : await prepareOwn(sql, owner, level)
  if (typeof prepared !== 'string') return { connections: prepared, warning: null }
  await assertPrivileges(sql, await everyRoleIsOwner(sql), level)
  return {
    connections: { owner, public: owner, panel: owner, jobs: owner },
    warning: `One database role does everything: ${prepared} (docs/deploy.md, Database roles).`,
  }
}

async function everyRoleIsOwner(sql: Sql): Promise<ByRole<string>> {
  const [me] = await sql<{ name: string }[]>`select current_user as name`
  const name = me?.name ?? ''
  return { public: name, panel: name, jobs: name }
}

/**
 * What a start would refuse about the users of a prepared database; changes nothing. Null: nothing, or the schema is
 * newer.
 * @param given connections of existing roles; without them, those that a start has created, else the owner
 */
export async function findRoleProblem(
  sql: Sql,
  given: ByRole<string> | undefined,
  level: number,
): Promise<{ problem: string | null; names: ByRole<string> }> {
  const names = given ? await givenNames(sql, given) : await createdNames(sql)
  return { problem: (await isNewer(sql, level)) ? null : describeMissing(await missingPrivileges(sql, names)), names }
}

async function createdNames(sql: Sql): Promise<ByRole<string>> {
  const [current] = await sql<{ database: string }[]>`select current_database() as database`
  const names = ownNames(current?.database ?? '')
  const created = await sql`select from pg_roles where rolname in ${sql(Object.values(names))}`
  return created.length === roles.length ? names : everyRoleIsOwner(sql)
}

async function prepareGiven(sql: Sql, owner: Connection, given: ByRole<string>, level: number): Promise<Connections> {
  const names = await givenNames(sql, given)
  await sql.begin((tx) => grant(tx, names, level))
  await assertPrivileges(sql, names, level)
  return { owner, ...given }
}

async function givenNames(sql: Sql, given: ByRole<string>): Promise<ByRole<string>> {
  const [me] = await sql<{ name: string }[]>`select current_user as name`
  const names = { public: '', panel: '', jobs: '' }
  for (const role of roles) {
    names[role] = await loginName(given[role])
    if (names[role] === me?.name)
      throw new UnfitDatabase(`DATABASE_${role.toUpperCase()}_URL must be of another user than DATABASE_URL.`)
  }
  return names
}

/** @returns the reason, when the owner may not create roles or the server refuses their login */
async function prepareOwn(sql: Sql, owner: Connection, level: number): Promise<Connections | string> {
  const [me] = await sql<{ name: string; database: string; may: boolean }[]>`
    select rolname as name, current_database() as database, rolsuper or rolcreaterole as may
    from pg_roles where rolname = current_user`
  if (!me?.may) return `the user ${me?.name} may not create others`
  const names = ownNames(me.database)
  try {
    const passwords = await sql.begin(async (tx) => {
      const created = await createRoles(tx, names)
      await grant(tx, names, level)
      return created
    })
    await assertPrivileges(sql, names, level)
    const as = (role: Role) => withCredentials(owner, { username: names[role], password: passwords[role] })
    const connections = { owner, public: as('public'), panel: as('panel'), jobs: as('jobs') }
    if (typeof owner === 'string') for (const role of roles) await loginName(connections[role])
    return connections
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    if (!REFUSAL_CODES.test(code)) throw error
    return `${message} (${code})`
  }
}

/** Insufficient privilege, failed login, and a pooler's protocol error for an unknown user. */
const REFUSAL_CODES = /^(42501|28\w{3}|08P01)$/

function ownNames(database: string): ByRole<string> {
  return { public: roleName(database, 'public'), panel: roleName(database, 'panel'), jobs: roleName(database, 'jobs') }
}

/** PostgreSQL truncates names after 63 bytes. */
export function roleName(database: string, role: Role): string {
  const name = `${database}_${role}`
  if (Buffer.byteLength(name) <= 63) return name
  return `el_cercle_${createHash('sha256').update(database).digest('hex').slice(0, 16)}_${role}`
}

async function loginName(connection: Connection): Promise<string> {
  const sql = connectDatabase(connection, { max: 1, connect_timeout: 10, onnotice: () => {}, fetch_types: false })
  try {
    const [row] = await sql<{ name: string }[]>`select current_user as name`
    return row?.name ?? ''
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function createRoles(tx: TransactionSql, names: ByRole<string>): Promise<ByRole<string>> {
  const passwords = { public: '', panel: '', jobs: '' }
  for (const role of roles) {
    const random = randomBytes(32).toString('base64url')
    await tx`insert into access.role_passwords (role, password) values (${role}, ${random}) on conflict do nothing`
    const [stored] = await tx<{ password: string }[]>`select password from access.role_passwords where role = ${role}`
    passwords[role] = stored?.password ?? ''
    const [existing] = await tx`select from pg_roles where rolname = ${names[role]}`
    // A verifier, so that the password never appears in the server's statement log.
    const verifier = scramVerifier(passwords[role])
    await tx.unsafe(
      `${existing ? 'alter' : 'create'} role ${quoteIdentifier(names[role])} login password '${verifier}'`,
    )
  }
  return passwords
}

/** A grant by a user who is not the owner of a table does nothing, and PostgreSQL only warns. */
async function assertPrivileges(sql: Sql, names: ByRole<string>, level: number): Promise<void> {
  if (await isNewer(sql, level)) return
  const problem = describeMissing(await missingPrivileges(sql, names))
  if (problem) throw new UnfitDatabase(problem)
}

function describeMissing(missing: readonly MissingPrivilege[]): string | null {
  const [first] = missing
  if (!first) return null
  const others = missing.length > 1 ? ` and ${missing.length - 1} more rights` : ''
  const owner = first.owner ? `, whose owner is «${first.owner}»` : ''
  return (
    `The database user «${first.role}» lacks the right ${first.privilege} on ${first.object}${owner}${others}: ` +
    'make the user of DATABASE_URL the owner of every object (docs/operations.md, Rights that are missing).'
  )
}

async function isNewer(sql: Sql | TransactionSql, level: number): Promise<boolean> {
  const [newest] = await sql<{ level: string }[]>`
    select max(created_at)::text as level from drizzle.__drizzle_migrations`
  return !newest || Number(newest.level) > level
}

async function grant(tx: TransactionSql, names: ByRole<string>, level: number): Promise<void> {
  if (await isNewer(tx, level)) return
  const [current] = await tx<{ database: string }[]>`select current_database() as database`
  const all = roles.map((role) => quoteIdentifier(names[role])).join(', ')
  const jobs = quoteIdentifier(names.jobs)
  await tx.unsafe(`
    revoke temporary on database ${quoteIdentifier(current?.database ?? '')} from public;
    grant connect on database ${quoteIdentifier(current?.database ?? '')} to ${all};
    revoke create on schema public from public;
    grant usage on schema public, pgboss to ${all};
    revoke all on all tables in schema public, pgboss from ${all};
    grant select, insert, update, delete on all tables in schema pgboss to ${jobs};
    revoke insert, delete on pgboss.version from ${jobs};
    ${roles.flatMap((role) => tableGrants(role, quoteIdentifier(names[role]))).join('\n')}
    ${sequenceRights(names).join('\n')}
    ${functionGrants(names, all).join('\n')}`)
}

function tableGrants(role: Role, grantee: string): string[] {
  return grantsFor(role).map(({ table, rights }) => {
    const list = rights.map(({ privilege, columns }) =>
      columns ? `${privilege} (${columns.map(quoteIdentifier).join(', ')})` : privilege,
    )
    return `grant ${list.join(', ')} on ${table} to ${grantee};`
  })
}

function sequenceRights(names: ByRole<string>): string[] {
  return Object.entries(sequenceGrants).map(
    ([name, allowed]) =>
      `grant usage on sequence ${name} to ${allowed.map((role) => quoteIdentifier(names[role])).join(', ')};`,
  )
}

function functionGrants(names: ByRole<string>, all: string): string[] {
  return Object.entries(ownerFunctions).map(([name, allowed]) => {
    const grantees = allowed.map((role) => quoteIdentifier(names[role])).join(', ')
    return `revoke execute on function ${name} from public, ${all}; grant execute on function ${name} to ${grantees};`
  })
}
