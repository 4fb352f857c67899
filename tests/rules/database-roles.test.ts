import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connectDatabase } from '#app/database/connect.server.ts'
import { newestLevel, readMigrations } from '#app/database/migrations.server.ts'
import type { Connections } from '#app/database/pool-kinds.ts'
import { roles, type Role } from '#app/database/privileges.ts'
import { prepareRoles, roleName } from '#app/database/roles.server.ts'
import { prepareDatabase } from '#app/platform/prepare-database.server.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { forbidden, isAllowed, tryEverything } from '../harness/role-attempts.ts'
import { addressOf, root } from '../harness/test-postgres.ts'

const migrations = join(root, 'migrations')
const level = newestLevel(readMigrations(migrations))
const database = testDatabase('demo')
let connections: Connections
let owner: postgres.Sql

beforeAll(async () => {
  connections = await prepareDatabase(database.url, migrations)
  owner = connectTo(database.url)
})
afterAll(() => owner.end())

async function allowedOf(role: Role, statements: readonly string[]): Promise<string[]> {
  const sql = connectDatabase(connections[role], { max: 1, fetch_types: false })
  const allowed: string[] = []
  for (const statement of statements) if (await isAllowed(sql, statement)) allowed.push(statement)
  await sql.end()
  return allowed
}

describe.each(roles)('The database role of %s', (role) => {
  test('may do with every table and column exactly what its privileges allow', async () => {
    const { tried, wrong } = await tryEverything(connections[role], role)
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(500)
  })

  test('cannot change the schema, take another role, or reach objects of the owner or the server', async () => {
    expect(await allowedOf(role, forbidden(inject('postgres').username))).toEqual([])
  })

  test('is not a superuser, cannot create objects, and cannot bypass row security', async () => {
    const [row] =
      await owner`select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as powerful from pg_roles where rolname = ${roleName(new URL(database.url).pathname.slice(1), role)}`
    expect(row).toEqual({ powerful: false })
  })
})

test.each(['id', 'token', 'user_id', 'created_at', 'confirmed_at', 'device'])(
  'Visitors’ connections cannot write auth_sessions.%s, which would make somebody else’s session of theirs',
  async (column) => {
    const write = (name: string) => `update auth_sessions set ${name} = ${name}`
    expect(await allowedOf('public', [write(column), write('expires_at')])).toEqual([write('expires_at')])
  },
)

test('Every table of the database has its privileges', async () => {
  const { privileges } = await import('#app/database/privileges.ts')
  const schema = await import('#app/database/schema.ts')
  const { getTableName } = await import('drizzle-orm')
  const known = Object.keys(privileges).map((key) => getTableName(schema[key as keyof typeof privileges]))
  const there = await owner<
    { name: string }[]
  >`select relname as name from pg_class where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'access'::regnamespace)`
  expect(there.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})

test('Arbitrary SQL on the visitors’ connections reveals no secret and grants no role', async () => {
  expect(
    await allowedOf('public', [
      'select iban from socios',
      'select birth_date, emergency_contact_phone from socios',
      'select * from socios',
      'select dietary_restrictions from event_registrations',
      'select message from contact_messages',
      'select email from contact_messages',
      'select recipient from mails',
      'select record from blocked_payments',
      'select actor from audit_log',
      'delete from audit_log',
      ...['id', 'token', 'user_id', 'device', 'confirmed_at', 'created_at'].map(
        (column) => `update auth_sessions set ${column} = default`,
      ),
      'update usuarios set role = 1',
      'update usuarios set email_verified = true',
      `insert into usuarios (id, email, role) values ('x', 'x@example.org', 1)`,
      `update auth_accounts set password = 'x'`,
      'select secret from second_factors',
      'select credential_id, public_key from second_factors',
      'delete from second_factors',
      'select code_hash from recovery_codes',
      'update recovery_codes set used_at = null',
      `update auth_verifications set value = '{}'`,
      'delete from events',
      'update events set price = 0',
      'delete from event_registrations',
      "insert into stale_notices (tag) values ('everything')",
      'delete from database_facts',
      'select data from pgboss.job',
      'delete from pgboss.job',
      'update pgboss.queue set retry_limit = 0',
    ]),
  ).toEqual([])
})

test('The panel cannot change the audit log, and jobs cannot read passwords or sessions', async () => {
  expect(
    await allowedOf('panel', [
      "update audit_log set actor = 'x'",
      'delete from audit_log',
      'truncate audit_log',
      "update database_facts set value = '1'",
      'delete from pgboss.job',
    ]),
  ).toEqual([])
  expect(
    await allowedOf('jobs', [
      'select password from auth_accounts',
      'select token from auth_sessions',
      'update usuarios set role = 1',
      "update audit_log set actor = 'x'",
      "insert into events (title) values ('x')",
    ]),
  ).toEqual([])
})

test('Processes that start at the same time all get the same working roles', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => prepareDatabase(database.url, migrations)))
  expect(first).toEqual(second)
  expect(first).toEqual(connections)
})

test('A process of an older release leaves the privileges of a newer schema as they are', async () => {
  const visitor = roleName(new URL(database.url).pathname.slice(1), 'public')
  await owner.unsafe(`grant delete on blog_posts to "${visitor}"`)
  await prepareRoles(owner, database.url, undefined, level - 1)
  expect(await allowedOf('public', ['delete from blog_posts'])).toHaveLength(1)
  await prepareRoles(owner, database.url, undefined, level)
  expect(await allowedOf('public', ['delete from blog_posts'])).toEqual([])
})

/** A superuser, as with TEST_DATABASE_URL, gives every right. */
const ownsAll = inject('postgres').username === inject('maintenance').username
test.skipIf(ownsAll)('A right that a grant did not give is named, and the start is refused', async () => {
  const admin = connectTo(database.url, 'maintenance')
  const [names, visitor] = [inject('postgres').username, roleName(new URL(database.url).pathname.slice(1), 'public')]
  await admin.unsafe(`
    alter table pgboss.job_common owner to "${inject('maintenance').username}";
    revoke insert on pgboss.job_common from "${visitor}";
    grant select, insert, update, delete on pgboss.job_common to "${names}"`)
  await expect(prepareRoles(owner, database.url, undefined, level)).rejects.toThrow(
    new RegExp(
      `^The database user «${visitor}» lacks the right insert on pgboss.job_common, whose owner is «.*».*: make`,
    ),
  )
  await admin.unsafe(`alter table pgboss.job_common owner to "${names}"`)
  await prepareRoles(owner, database.url, undefined, level)
  await admin.end()
})

describe('An external database whose user may not create roles', () => {
  const own = testDatabase('none')
  const suffix = randomBytes(4).toString('hex')
  const names = {
    owner: `limited_${suffix}`,
    public: `visitor_${suffix}`,
    panel: `staff_${suffix}`,
    jobs: `worker_${suffix}`,
  }
  const url = (role: keyof typeof names) =>
    addressOf({ ...inject('postgres'), username: names[role], password: suffix }, new URL(own.url).pathname.slice(1))
  let admin: postgres.Sql
  let sql: postgres.Sql

  beforeAll(async () => {
    admin = connectTo(own.url, 'maintenance')
    for (const role of Object.values(names)) await admin.unsafe(`create role "${role}" login password '${suffix}'`)
    await admin.unsafe(`alter database "${new URL(own.url).pathname.slice(1)}" owner to "${names.owner}"`)
    await prepareDatabase(url('owner'), migrations)
    sql = connectDatabase(url('owner'), { max: 1 })
  })
  afterAll(async () => {
    await sql.end()
    await admin.unsafe(`reassign owned by "${names.owner}" to "${inject('postgres').username}"`)
    for (const role of Object.values(names)) await admin.unsafe(`drop owned by "${role}"; drop role "${role}"`)
    await admin.end()
  })

  test('is used with that one user, and one log line reports it', async () => {
    const { connections: one, warning } = await prepareRoles(sql, url('owner'), undefined, level)
    expect(one).toEqual({ owner: url('owner'), public: url('owner'), panel: url('owner'), jobs: url('owner') })
    expect(warning).toBe(
      `One database role does everything: the user ${names.owner} may not create others (docs/deploy.md, Database roles).`,
    )
  })

  test('is used with the users that its administrator created, with the same privileges', async () => {
    const given = { public: url('public'), panel: url('panel'), jobs: url('jobs') }
    expect(await prepareRoles(sql, url('owner'), given, level)).toEqual({
      connections: { owner: url('owner'), ...given },
      warning: null,
    })
    expect((await tryEverything(given.public, 'public')).wrong).toEqual([])
    await expect(prepareRoles(sql, url('owner'), { ...given, jobs: url('owner') }, level)).rejects.toThrow(
      'DATABASE_JOBS_URL must be of another user than DATABASE_URL.',
    )
  })
})
