import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailDataOf, MailKind } from '#app/mail-kinds.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { describeSchema } from '../harness/describe-schema.ts'
import { root } from '../harness/test-postgres.ts'
import { migrateDatabase } from '#app/database/migrate-database.server.ts'
import { newestLevel, readLevel, readMigrations, runSteps, stepsOf } from '#app/database/migrations.server.ts'
import { UnfitDatabase } from '#app/database/unfit-database.ts'

const folder = join(root, 'migrations')
const migrations = readMigrations(folder)
const made = testDatabase('empty')
const database = testDatabase('none')
/** A superuser; `owner` is the product. */
let sql: Sql
let owner: Sql

beforeAll(() => {
  sql = connectTo(database.url, 'maintenance')
  owner = connectTo(database.url)
})
beforeEach(() =>
  sql.unsafe(`
    drop event trigger if exists refused; drop schema if exists hindrance cascade; create schema hindrance;
    drop schema public cascade; drop schema if exists drizzle cascade; drop schema if exists access cascade;
    create schema public authorization pg_database_owner`),
)
afterAll(() => Promise.all([sql.end(), owner.end()]))

/** Ends the command that the event trigger sees with `statement`. */
function hinder(statement: string, event: string) {
  return sql.unsafe(`
    create function hindrance.hinder() returns event_trigger language plpgsql as $$ begin ${statement}; end $$;
    create event trigger refused on ${event} execute function hindrance.hinder();
    grant usage on schema hindrance to public`)
}

const migrate = (from = folder) => migrateDatabase(database.url, from)
const refusal = () => migrate().catch((error: unknown) => error)

test('a server that refuses the extension fails with instructions', async () => {
  await hinder(
    `raise 'permission denied to create extension "pg_trgm"' using errcode = 'insufficient_privilege'`,
    `ddl_command_start when tag in ('CREATE EXTENSION')`,
  )
  const refused = await refusal()
  expect(refused).toBeInstanceOf(UnfitDatabase)
  expect(refused).toMatchObject({ message: expect.stringContaining('CREATE EXTENSION pg_trgm') as string })
})

test('a migration that fails is named in one line, and nothing is changed', async () => {
  await owner`create table socios (of_another_product text)`
  const refused = await refusal()
  expect(refused).toBeInstanceOf(UnfitDatabase)
  expect(refused).toMatchObject({
    message:
      'The migration 0000_baseline failed (42P07): relation "socios" already exists. ' +
      'It changed nothing: the release before starts as it did.',
  })
  expect(await sql`select from pg_tables where schemaname = 'public'`).toHaveLength(1)
})

test('a booking that is under way goes on beside a migration, which is tried again', async () => {
  await migrate()
  const newer = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(folder, newer, { recursive: true })
  const journal = JSON.parse(await readFile(join(newer, 'meta/_journal.json'), 'utf8')) as { entries: object[] }
  journal.entries.push({ tag: '9999_locks', when: newestLevel(migrations) + 1 })
  await writeFile(join(newer, 'meta/_journal.json'), JSON.stringify(journal))
  await writeFile(
    join(newer, '9999_locks.sql'),
    `set local lock_timeout = '500ms'; lock table mails in share row exclusive mode; create table newer (id integer)`,
  )
  let migrating: Promise<void> | undefined
  await owner.begin(async (booking) => {
    await booking`set local application_name = 'el-cercle public'`
    await booking`lock table mails in row exclusive mode`
    migrating = migrate(newer)
    while ((await booking`select from pg_locks where not granted and relation = 'mails'::regclass`).length === 0);
    // A migration that waits on is no longer the one whose deadlock is detected.
    await booking.unsafe('select pg_sleep(1.2)')
    await booking`update mails set status = status`
  })
  await migrating
  expect(await sql`select to_regclass('newer') is not null as made`).toEqual([{ made: true }])
  await rm(newer, { recursive: true })
})

test('pages that read several tables go on beside all migrations after the baseline', async () => {
  await owner.begin((tx) => runSteps(tx, stepsOf(migrations, null, migrations.current[0]?.level)))
  let isMigrating = true
  const waits: number[] = []
  const readers = Array.from({ length: 4 }, async () => {
    const page = connectTo(database.url)
    while (isMigrating) {
      const asked = performance.now()
      await page.begin(async (tx) => {
        await tx`select from events`
        await tx`select from organizers`
      })
      waits.push(performance.now() - asked)
    }
    await page.end()
  })
  await migrate().finally(() => (isMigrating = false))
  await Promise.all(readers)
  expect(await readLevel(owner)).toBe(newestLevel(migrations))
  expect(waits.length).toBeGreaterThan(20)
})

test('the migrations have the order of their times, by which databases know the ones they lack', () => {
  const all = [...migrations.earlier, ...migrations.current]
  expect(all.toSorted((a, b) => a.level - b.level)).toEqual(all)
  for (const part of [migrations.earlier, migrations.current])
    expect(part.toSorted((a, b) => a.tag.localeCompare(b.tag))).toEqual(part)
})

describe('A database of a release before 2.0', () => {
  /** Of 1.2. */
  const STOOD_AT = '0042_seat_refunds'
  const level = migrations.earlier.find(({ tag }) => tag === STOOD_AT)?.level ?? 0
  const stand = () => owner.begin((tx) => runSteps(tx, stepsOf(migrations, null, level)))
  const schemaOfNew = async () => {
    const client = connectTo(made.url)
    const schema = await describeSchema(client)
    await client.end()
    return schema
  }

  /** Of its own: PostgreSQL ends the connection. @returns whether it has migrated */
  function migrateInProcess(): Promise<boolean> {
    const module = JSON.stringify(join(root, 'app/database/migrate-database.server.ts'))
    const code = `const { migrateDatabase } = await import(${module});
      await migrateDatabase(${JSON.stringify(database.url)}, ${JSON.stringify(folder)})`
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: root, stdio: 'ignore' })
    return new Promise((done) => child.once('exit', (exitCode) => done(exitCode === 0)))
  }

  test('has the schema of a new one, whichever way it was made', async () => {
    await owner.begin((tx) => runSteps(tx, stepsOf(migrations, 0)))
    expect(await describeSchema(owner)).toEqual(await schemaOfNew())
    expect(await readLevel(owner)).toBe(newestLevel(migrations))
    const tables = await owner<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`
    for (const { name } of tables) expect([name, ...(await owner`select from ${owner(name)}`)]).toEqual([name])
  })

  test('is carried over from the migration at which it stands, also by several processes at once', async () => {
    await stand()
    await Promise.all([migrate(), migrate()])
    expect(await describeSchema(owner)).toEqual(await schemaOfNew())
    const journal = await owner`select created_at from drizzle.__drizzle_migrations`
    expect(journal).toHaveLength(migrations.earlier.length + migrations.current.length)
  })

  test('is as it was after a kill at any of its statements, and the next start goes on', async () => {
    await stand()
    const before = await describeSchema(owner)
    await sql`create sequence hindrance.commands`
    await sql`grant usage on sequence hindrance.commands to public`
    await sql`create table hindrance.killed_at (command integer)`
    await sql`grant select on hindrance.killed_at to public`
    await hinder(
      `if current_setting('application_name') = 'el-cercle migrations'
          and nextval('hindrance.commands') = (select command from hindrance.killed_at)
        then perform pg_terminate_backend(pg_backend_pid()); end if`,
      'ddl_command_end',
    )
    let command = 1
    for (; ; command += 9) {
      await sql`truncate hindrance.killed_at`
      await sql`insert into hindrance.killed_at values (${command})`
      await sql`alter sequence hindrance.commands restart`
      if (await migrateInProcess()) break
      expect([command, await readLevel(owner)]).toEqual([command, level])
      expect(await describeSchema(owner)).toEqual(before)
    }
    expect(command).toBeGreaterThan(30)
    expect(await describeSchema(owner)).toEqual(await schemaOfNew())
  })

  test('is not touched while its processes are at work', async () => {
    await stand()
    const before = await describeSchema(owner)
    const working = connectTo(database.url)
    await working`set application_name = 'el-cercle public'`
    const refused = await refusal()
    expect(refused).toBeInstanceOf(UnfitDatabase)
    expect((refused as Error).message).toMatch(
      /^Processes of the release before 2\.0 .*: stop all of them first, then start again \(el-cercle public, process \d+ of PostgreSQL.*\)\. Nothing was changed\.$/,
    )
    expect(await readLevel(owner)).toBe(level)
    expect(await describeSchema(owner)).toEqual(before)
    await working.end()
    await migrate()
    expect(await readLevel(owner)).toBe(newestLevel(migrations))
  })
})

describe('A mail that a release before has left', () => {
  const [id, other] = ['9f3c0000-0000-4000-8000-000000000000', '0b7c5a3e-6a54-4c7e-9b0e-2f4f6f1f2a11']
  const party = { partyId: id }
  const request = { requestId: id }
  const message = { ...party, messageId: other }
  const fewer = { seats: 2, guestIds: [id, other], refund: 42.5, isForfeited: true }
  const given = { ...fewer, guestIds: [], refund: 0, isForfeited: false }
  const gone = { eventId: 7, partyId: id, sequence: 3, eventEntry: false, isWaiting: false }
  /** What `ref` was, and the data that it becomes. */
  const references = {
    registration: [[id, party]],
    party: [[id, party]],
    'registration-hold': [[id, party]],
    'registration-again': [
      [`${id}:m3`, party],
      [`${id}:2-29000000`, party],
    ],
    'registration-cancelled': [[`${id}:v4`, party]],
    'registration-receipt': [
      [id, party],
      [`${id}:v4`, party],
      [`${id}:v5:2:42.5:late:${id},${other}`, { ...party, fewer }],
      [`${id}:v6:2:0::`, { ...party, fewer: given }],
    ],
    'registration-left': [
      [`${id}:v4`, party],
      [`${id}:v5:2:42.5:late:${id},${other}`, { ...party, fewer }],
    ],
    'event-changed': [
      [`${id}:v9:date+place`, { ...party, version: 9, facts: ['date', 'place'] }],
      [`${id}:v10:price`, { ...party, version: 10, facts: ['price'] }],
    ],
    'diet-reduced': [[`${id}:${other}:v3`, { ...party, guestId: other }]],
    'diet-reduced-notice': [[`${id}:${other}:v3`, { ...party, guestId: other }]],
    'waiting-joined': [
      [id, party],
      [`${id}:2`, party],
    ],
    'waiting-offer': [
      [`${id}:1`, { ...party, round: 1 }],
      [`${id}:12:4`, { ...party, round: 12 }],
    ],
    'waiting-lapsed': [[`${id}:1`, { ...party, round: 1 }]],
    'waiting-withdrawn': [[`${id}:2`, party]],
    'waiting-removed': [[`${id}:2`, party]],
    'event-called-off': [[id, party]],
    'event-message': [
      [`${id}:${other}`, message],
      [`${id}:${other}:test`, { ...message, isTest: true }],
    ],
    reminder: [[`${id}:${other}`, message]],
    thanks: [[`${id}:${other}`, message]],
    'event-cancelled': [
      [`7:${id}`, { ...gone, sequence: 0 }],
      [`7:${id}:3`, gone],
      [`7:${id}:3:event`, { ...gone, eventEntry: true }],
      [`7:${id}:waiting`, { ...gone, sequence: 0, isWaiting: true }],
    ],
    'kitchen-sheet': [[id, { sheetId: id }]],
    'membership-request': [[id, request]],
    'membership-approval': [
      [id, request],
      [`${id}:29000000`, request],
    ],
    'membership-rejection': [[id, request]],
    'member-data-changed': [
      [`${id}:12:iban,email`, { ...request, fields: ['iban', 'email'] }],
      [`${id}:12:email:new`, { ...request, fields: ['email'] }],
    ],
    'contact-message': [[id, { contactMessageId: id }]],
    'contact-confirmation': [[id, { contactMessageId: id }]],
    'verify-email': [[id, { linkId: id }]],
    'reset-password': [[id, { linkId: id }]],
    'existing-account': [[`${id}:480000`, { userId: id }]],
    'password-changed': [[`${id}:${other}`, { userId: id }]],
    invitation: [[id, { linkId: id }]],
    'member-sign-in': [[id, { linkId: id }]],
    'team-notice': [
      [
        `${id}:1795805321123:bookings=1795801721001,free-seats=1795801721002`,
        {
          userId: id,
          from: { bookings: '2026-11-27T17:48:41.001Z', 'free-seats': '2026-11-27T17:48:41.002Z' },
          until: '2026-11-27T18:48:41.123Z',
        },
      ],
    ],
    'panel-act': [[`12:${id}`, { auditEventId: 12 }]],
    'event-rush': [['7:1795805321123', { eventId: 7 }]],
    'security-burst': [[`${id}:${other}`, { incidentId: id }]],
    'incident-opened': [[id, { incidentId: id }]],
    'incident-recovered': [[id, { incidentId: id }]],
  } satisfies { [Kind in MailKind]?: [ref: string, data: MailDataOf[Kind]][] }

  test('has the data of its kind, which its reference held', async () => {
    const [baseline] = migrations.current
    await owner.begin((tx) => runSteps(tx, stepsOf(migrations, null, baseline?.level)))
    const mails = Object.entries<[string, object][]>(references).flatMap(([kind, pairs]) =>
      pairs.map(([ref, data]) => ({ kind, ref, data })),
    )
    for (const { kind, ref } of [...mails, { kind: 'of-nobody', ref: '' }, { kind: 'event-changed', ref: '' }])
      await owner`insert into mails (kind, ref, recipient) values (${kind}, ${ref}, 'montserrat@example.org')`
    await migrate()
    const rows = await owner<
      { kind: string; ref: string; data: object }[]
    >`select kind, ref, data from mails where ref <> ''`
    expect(rows.map((row) => ({ ...row, data: withMoments(row.data) })).toSorted(byKey)).toEqual(mails.toSorted(byKey))
  })

  const byKey = (one: { kind: string; ref: string }, two: typeof one) =>
    `${one.kind} ${one.ref}`.localeCompare(`${two.kind} ${two.ref}`)

  /** The moments in the zone of `toISOString`. */
  const withMoments = (data: object): unknown =>
    JSON.parse(JSON.stringify(data), (_, value: unknown) =>
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value).toISOString() : value,
    )
})
