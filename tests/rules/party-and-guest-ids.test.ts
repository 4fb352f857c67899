import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../harness/test-postgres.ts'

/** The specification names the column, which has a guest's id. */
const NAMES_THE_COLUMN = new Set(['app/database/schema.ts'])

const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('An id is called after what it names, `party_id` or `guest_id`: `registration_id` is a column', () => {
  const files = globSync('{app,server,commands}/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(1_000)
  const wrong = files.filter((file) => !NAMES_THE_COLUMN.has(file) && /registration_?id/i.test(read(file)))
  expect(wrong).toEqual([])
})

test('No test sends the field `registration_id`', () => {
  const files = globSync('tests/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('party-and-guest-ids.test.ts'))
  expect(
    files.filter((file) => /registrationId|registration_id['"]?\s*:|\{ *registration_id\b/.test(read(file))),
  ).toEqual([])
})
