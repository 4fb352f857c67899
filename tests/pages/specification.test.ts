import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../harness/database.ts'
import { root } from '../harness/test-postgres.ts'
import { eventRows } from './specification/events.ts'
import { clubRows, homeRows } from './specification/home-and-club.ts'
import { failureRows } from './specification/failures.ts'
import { firstMissing } from './specification/shown.ts'
import { memberRows } from './specification/members.ts'
import { restaurantRows } from './specification/restaurants.ts'
import { visitorRows } from './specification/visitor.ts'
import { shellRows } from './specification/shell.ts'
import { openWorld, type World } from './specification/world.ts'
import { officeRows } from './specification/office.ts'
import { departureRows } from './specification/departures.ts'
import { messageRows } from './specification/messages.ts'
import { panelRows } from './specification/panel.ts'
import type { Row, Words } from './specification/row.ts'

/** Every literal label, column, tab, message, order, format and limit of the club's specification. */
const subjects: Record<string, readonly Row[]> = {
  'header, drawer and footer': shellRows,
  home: homeRows,
  club: clubRows,
  restaurants: restaurantRows,
  events: eventRows,
  'what a visitor does': visitorRows,
  members: memberRows,
  'forms and panel': officeRows,
  panel: panelRows,
  'messages of failures': failureRows,
  departures: departureRows,
  // They change what the rows above read.
  'messages of the panel and of accounts': messageRows,
}
const rows = Object.values(subjects).flat()

const full = testDatabase('demo')
const empty = testDatabase('empty')
let world: World
beforeAll(async () => void (world = await openWorld(full.url, empty.url)))
afterAll(() => world.close())

const listOf = (words: Words | undefined) => (words === undefined ? [] : [words].flat())
const source = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')

describe.each(Object.entries(subjects))('%s', (_, these) => {
  test.each(these.map((row) => [row.clause, row] as const))('%s', async (_, row) => {
    if (row.where === undefined) {
      expect(source(row.writtenIn)).toContain(row.has)
      expect(source(row.producedBy[0])).toContain(row.producedBy[1])
      return
    }
    const shown = await row.where(world)
    expect(firstMissing(shown, listOf(row.has)), 'not shown, or not in this order').toBeUndefined()
    for (const word of listOf(row.lacks)) expect(firstMissing(shown, [word]), `shown: ${word}`).toBeDefined()
  })
})

describe('what differs', () => {
  const [, section = ''] = source('docs/specification.md').split('## Where the product departs, and why')
  const departures = [...(section.split('|---|---|---|')[1] ?? '').matchAll(/^\| (.+?) \| .+ \| .+ \|$/gm)].map(
    ([, cell]) => cell,
  )

  test.each(rows.flatMap(({ clause, departure }) => (departure ? [[clause, departure] as const] : [])))(
    '%s: the documents name it',
    (_, departure) => expect(departures).toContain(departure),
  )

  test.each(departures)('«%s»: a row checks it', (cell) => {
    expect(rows.map(({ departure }) => departure)).toContain(cell)
  })

  test(`each of ${rows.length} clauses is a row once`, () => {
    const clauses = rows.map(({ clause }) => clause)
    expect(clauses.filter((clause, index) => clauses.indexOf(clause) !== index)).toEqual([])
  })
})
