import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusals } from '#app/platform/refusals.ts'
import { root } from '../harness/test-postgres.ts'

/** Their reasons refuse nothing: why a record stays, a copy cannot be restored, a party has left the list. */
const OTHER_REASONS =
  /^app\/(?:backup\/|privacy\/(?:record-kinds|personal-records\.server|erasures\.server)|bookings\/parties\/list-waiting\.server)/

const sources = globSync('app/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|texts\.(?:es|ca)\.ts$/.test(file) && !OTHER_REASONS.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))

/** `reason: 'full'`, as a value or a type; `refuse('full')`; `type SeatRefusal = 'full' | …`. */
const REASONS = [
  /\breason: ((?:[^;,}\n]*\? )?'[a-z-]+'(?:(?: : | \| )'[a-z-]+')*)/g,
  /\brefuse\(('[a-z-]+')/g,
  /\btype \w*(?:Refusal|Reason)\b[^=\n]*=([^;]*?)\n(?=\n|export |type |const |function |async |\/\*\*|\})/g,
]

function reasonsIn(source: string): string[] {
  // Words of other types.
  const own = source.replaceAll(/\b(?:Exclude|Omit)<[^>]*>|\bextends \{[^}]*\}/g, '')
  return REASONS.flatMap((pattern) => [...own.matchAll(pattern)]).flatMap(([, words = '']) =>
    [...words.matchAll(/'([a-z-]+)'/g)].map(([, word = '']) => word),
  )
}

const used = new Map<string, string>()
for (const { file, source } of sources) for (const reason of reasonsIn(source)) used.set(reason, file)

/** Words that say what one of the table says. */
const synonyms: Record<string, keyof typeof refusals> = {
  'already-begun': 'begun',
  exceeded: 'too-many',
  expired: 'over',
  'has-begun': 'begun',
  'in-progress': 'begun',
  modified: 'conflict',
  'no-room': 'full',
  'no-seats': 'full',
  'not-found': 'unknown',
  outdated: 'conflict',
  'sold-out': 'full',
  stale: 'conflict',
  started: 'begun',
  'too-big': 'too-large',
  'unknown-event': 'unknown',
}

test('Every reason of a refusal is in the table', () => {
  expect(used.size).toBeGreaterThan(60)
  expect([...used].filter(([reason]) => !(reason in refusals) && !(reason in synonyms))).toEqual([])
})

test('One reason has one word', () => {
  expect([...used].filter(([reason]) => reason in synonyms)).toEqual([])
  expect(Object.keys(refusals).filter((reason) => reason in synonyms)).toEqual([])
  const meanings = Object.values(refusals).map(({ meaning }) => meaning)
  expect(meanings.filter((meaning, index) => meanings.indexOf(meaning) !== index)).toEqual([])
})

test('Every reason of the table is used', () => {
  const all = sources.filter(({ file }) => file !== 'app/platform/refusals.ts').map(({ source }) => source)
  const unused = Object.keys(refusals).filter((reason) => !all.some((source) => source.includes(`'${reason}'`)))
  expect(unused).toEqual([])
})

test('The status of a refusal comes from the table alone', () => {
  const byHand = /\b(?:reply|refuse)\((?:[^()]|\([^()]*\))*,\s*[45]\d\d,?\s*\)/
  expect(sources.filter(({ source }) => byHand.test(source)).map(({ file }) => file)).toEqual([])
})
