import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Sql, TransactionSql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookPartyRefusals } from '#app/bookings/parties/booking-refusals.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { root } from '../harness/test-postgres.ts'

const database = testDatabase('empty')
let sql: Sql
beforeAll(() => {
  sql = connectTo(database.url)
})
afterAll(() => sql.end())

const files = Object.fromEntries(
  globSync('app/database/functions/*.sql', { cwd: root }).map((path) => [
    basename(path, '.sql'),
    readFileSync(join(root, path), 'utf8'),
  ]),
)

describe('The files of SQL functions', () => {
  test('are the functions of a database that the migrations have made', async () => {
    expect(await differences()).toEqual([])
  })

  test.each([
    ['another text', `create or replace function mailbox_key(email text) returns text immutable return lower(email)`],
    ['another right', 'alter function socios_end_sessions() security invoker'],
    ['one that has no file', 'create function of_nobody() returns integer return 1'],
    ['one that is missing', 'drop function consume_attempts'],
  ])('are compared with a database in which somebody has changed a function: %s', async (_, statement) => {
    expect(await differences(statement)).toHaveLength(1)
  })

  test('name their triggers', async () => {
    const triggers = await sql<{ function: string; trigger: string }[]>`
      select proname as function, relname || '.' || tgname as trigger
      from pg_trigger join pg_class c on c.oid = tgrelid join pg_proc p on p.oid = tgfoid
      where not tgisinternal and relnamespace = 'public'::regnamespace order by 1, 2`
    const named = Object.entries(files).flatMap(([name, text]) =>
      listed(text, 'Triggers').flatMap((trigger) =>
        trigger.includes('TABLE')
          ? triggers.filter((one) => one.function === name && one.trigger === onTableOf(one.trigger, trigger))
          : { function: name, trigger },
      ),
    )
    expect(named.toSorted(byText)).toEqual([...triggers].toSorted(byText))
  })

  test('make every page stale when a table is emptied whose rows make pages stale', async () => {
    const tables = await sql<{ table: string; emptied: boolean }[]>`
      select relname as table, exists (
        select from pg_trigger t
        where t.tgrelid = c.oid and t.tgtype & ${TRUNCATE} <> 0 and t.tgfoid = 'all_is_stale'::regproc) as emptied
      from pg_trigger r join pg_class c on c.oid = r.tgrelid where r.tgname = relname || '_stale'`
    expect(tables.length).toBeGreaterThan(6)
    expect(tables.filter(({ emptied }) => !emptied)).toEqual([])
  })

  test('of bookings answer the refusals that the product knows', () => {
    const text = files['book_party'] ?? ''
    const answered = [/MESSAGE = '([\w-]+)'/g, /WHEN '\w+' THEN '([\w-]+)'\n/g].flatMap((literal) =>
      [...text.matchAll(literal)].map(([, refusal]) => refusal),
    )
    expect([...new Set(answered)].toSorted(byText)).toEqual([...bookPartyRefusals].toSorted(byText))
  })

  test('name their refusals', () => {
    for (const [name, text] of Object.entries(files)) {
      const [, body = ''] = text.split('CREATE OR REPLACE FUNCTION')
      const raised = [...body.matchAll(/CONSTRAINT = '(\w+)'/g)].map(([, constraint]) => constraint)
      expect(listed(text, 'Refuses'), name).toEqual([...new Set(raised)].toSorted(byText))
    }
  })
})

/** The bit of `pg_trigger.tgtype`. */
const TRUNCATE = 32

/** `TABLE` in the comment of a file is the table of the trigger. */
function onTableOf(trigger: string, pattern: string): string {
  return pattern.replaceAll('TABLE', trigger.split('.', 1)[0] ?? '')
}

/** The functions that are not as in their files, after `change`. */
function differences(change = ''): Promise<string[]> {
  return sql
    .begin(async (tx) => {
      await tx.unsafe(change)
      const before = await functionsOf(tx)
      for (const text of Object.values(files)) await tx.unsafe(text)
      const after = await functionsOf(tx)
      const different = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name)
      const unknown = [...before.keys()].filter((name) => !files[name.replace(/\(.*/, '')])
      throw new Compared([...different, ...unknown])
    })
    .catch((error: unknown) => {
      if (error instanceof Compared) return error.names
      throw error
    })
}

/** Ends the transaction without a change. */
class Compared extends Error {
  readonly names: string[]
  constructor(names: string[]) {
    super()
    this.names = names
  }
}

async function functionsOf(tx: TransactionSql): Promise<Map<string, string>> {
  const rows = await tx<{ name: string; text: string }[]>`
    select oid::regprocedure::text as name, pg_get_functiondef(oid) as text from pg_proc p
    where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`
  return new Map(rows.map(({ name, text }) => [name, text]))
}

/** The names after `label` in the comment of a file. */
function listed(text: string, label: string): string[] {
  const [, names = ''] = new RegExp(`^-- ${label}: ((?:.|\\n--  )*)`, 'm').exec(text) ?? []
  return names.split(/[\s,-]+/).filter(Boolean)
}

function byText(a: unknown, b: unknown) {
  return JSON.stringify(a).localeCompare(JSON.stringify(b))
}
