import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

test('the migrations have the order of their times, by which databases know the ones they lack', () => {
  const journal = readFileSync(join(root, 'migrations/meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { idx: number; when: number; tag: string }[] }
  expect(entries.toSorted((a, b) => a.when - b.when)).toEqual(entries)
  expect(entries.toSorted((a, b) => a.tag.localeCompare(b.tag))).toEqual(entries)
})
