import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { connectTo, testDatabase } from '#tests/harness/database.ts'
import { root } from '#tests/harness/test-postgres.ts'
import { migrateDatabase } from './migrate-database.server.ts'
import { UnfitDatabase } from './unfit-database.ts'

const database = testDatabase('empty')

test('a server that refuses the extension fails with instructions', async () => {
  const sql = connectTo(database.url, 'maintenance')
  await sql.unsafe(`
    drop schema public cascade; drop schema drizzle cascade; create schema public authorization pg_database_owner;
    create function refuse() returns event_trigger language plpgsql
      as $$ begin raise 'not on this server' using errcode = 'insufficient_privilege'; end $$;
    create event trigger no_extensions on ddl_command_start when tag in ('CREATE EXTENSION') execute function refuse()`)
  await sql.end()
  const refused: unknown = await migrateDatabase(database.url, join(root, 'migrations')).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(UnfitDatabase)
  expect(refused).toMatchObject({ message: expect.stringContaining('CREATE EXTENSION pg_trgm') as string })
})

test('a migration that fails is named in one line, and nothing is changed', async () => {
  const sql = connectTo(database.url, 'maintenance')
  await sql.unsafe(`
    drop event trigger no_extensions; drop schema public cascade; create schema public authorization pg_database_owner;
    set role to "${inject('postgres').username}"; create table socios (of_another_product text)`)
  const refused: unknown = await migrateDatabase(database.url, join(root, 'migrations')).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(UnfitDatabase)
  expect(refused).toMatchObject({
    message:
      'The migration 0000_tables failed (42P07): relation "socios" already exists. ' +
      'Nothing was changed: the release before starts as it did.',
  })
  expect(await sql`select from pg_tables where schemaname = 'public'`).toHaveLength(1)
  await sql.end()
})

test('a booking that is under way goes on beside the migrations, which are tried again', async () => {
  const migrations = join(root, 'migrations')
  const before = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(migrations, before, { recursive: true })
  const journal = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number }[]
  }
  const entries = journal.entries.filter(({ idx }) => idx < 34)
  await writeFile(join(before, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  const sql = connectTo(database.url, 'maintenance')
  await sql.unsafe(`
    drop event trigger if exists no_extensions;
    drop schema public cascade; drop schema drizzle cascade; create schema public authorization pg_database_owner`)
  await migrateDatabase(database.url, before)
  let migrating: Promise<void> | undefined
  await sql.begin(async (booking) => {
    await booking`lock table mails in row exclusive mode`
    migrating = migrateDatabase(database.url, migrations)
    while ((await booking`select from pg_locks where not granted and relation = 'mails'::regclass`).length === 0);
    // A migration that waits on is no longer the one whose deadlock is detected.
    await booking.unsafe('select pg_sleep(1.2)')
    await booking.unsafe('update events set registered = registered; update event_registrations set hold = hold')
  })
  await migrating
  expect(await sql`select from information_schema.columns where column_name = 'link_version'`).toHaveLength(1)
  await sql.end()
  await rm(before, { recursive: true })
})

test('the migrations have the order of their times, by which databases know the ones they lack', () => {
  const journal = readFileSync(join(root, 'migrations/meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { idx: number; when: number; tag: string }[] }
  expect(entries.toSorted((a, b) => a.when - b.when)).toEqual(entries)
  expect(entries.toSorted((a, b) => a.tag.localeCompare(b.tag))).toEqual(entries)
})
