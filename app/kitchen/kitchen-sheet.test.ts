import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALLERGENS, DIET_WAYS, hasDiet, type Diet } from '#app/diets/diet.ts'
import {
  compareTables,
  countChanges,
  differenceOf,
  isDietary,
  sheetOf,
  totalsOf,
  type Cover,
  type Difference,
  type Dish,
  type KitchenGuest,
  type KitchenSheet,
} from './kitchen-sheet.ts'
import { sheetState, type SentVersion } from './sheet-state.ts'
import { tablesOf } from './table-lines.ts'

const dishes: Dish[] = [
  { name: 'Lomo', nameCa: 'Llom' },
  { name: 'Bacalao', nameCa: 'Bacallà' },
]
/** Few values: guests who differ in one of them must often meet. */
const diets: fc.Arbitrary<Diet> = fc.record({
  allergens: fc.subarray(ALLERGENS.slice(0, 2)),
  traces: fc.boolean(),
  ways: fc.subarray(DIET_WAYS.slice(0, 1)),
  note: fc.constantFrom('', 'kiwi'),
})
const guests: fc.Arbitrary<KitchenGuest> = fc.record({
  table: fc.constantFrom('', '2'),
  dish: fc.constantFrom(null, dishes[0] ?? null),
  diet: diets,
  unreadable: fc.boolean(),
})

/** A guest comes, leaves, or becomes another. */
type Edit = { at: number; guest: KitchenGuest | null; added: boolean }
const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({ at: fc.nat(40), guest: fc.option(guests), added: fc.boolean() }),
  { maxLength: 12 },
)

function edited(before: readonly KitchenGuest[], changes: readonly Edit[]): KitchenGuest[] {
  return changes.reduce<KitchenGuest[]>(
    (now, { at, guest, added }) => {
      if (guest && (added || now.length === 0)) return [...now, guest]
      const place = at % Math.max(now.length, 1)
      return guest ? now.with(place, guest) : now.toSpliced(place, 1)
    },
    [...before],
  )
}
const edgeGuest: KitchenGuest[] = [
  { table: '', dish: null, unreadable: false, diet: { allergens: [], traces: false, ways: [], note: '' } },
]

const count = (all: readonly KitchenGuest[], condition: (guest: KitchenGuest) => boolean) =>
  all.filter(condition).length

/** Against the guests themselves, one by one. */
function expectSums(sheet: KitchenSheet, all: readonly KitchenGuest[]) {
  const totals = totalsOf(sheet)
  expect(totals.covers).toBe(all.length)
  expect(totals.allergic + totals.otherDiets).toBe(count(all, isDietary))
  expect(totals.unreadable).toBe(count(all, ({ unreadable }) => unreadable))
  expect(totals.traces).toBe(count(all, ({ diet }) => diet.traces))
  for (const name of ALLERGENS)
    expect(totals.allergens.find((row) => row.name === name)?.count ?? 0).toBe(
      count(all, ({ diet }) => diet.allergens.includes(name)),
    )
  for (const name of DIET_WAYS)
    expect(totals.ways.find((row) => row.name === name)?.count ?? 0).toBe(
      count(all, ({ diet }) => diet.ways.includes(name)),
    )
  for (const { note, count: noted } of totals.notes) expect(noted).toBe(count(all, ({ diet }) => diet.note === note))
  expect(totals.dishes.reduce((sum, row) => sum + row.count, totals.undecided)).toBe(all.length)
}

/** The tables and their lines are the same guests once more. */
function expectTables(sheet: KitchenSheet, all: readonly KitchenGuest[]) {
  const tables = tablesOf(sheet, null)
  const lines = tables.flatMap((table) => table.lines)
  expect(lines.reduce((sum, line) => sum + line.count, 0)).toBe(count(all, isDietary))
  for (const { table, covers, lines: own } of tables) {
    expect(covers).toBe(count(all, (guest) => guest.table === table))
    for (const line of own)
      expect(line.count).toBe(count(all, (guest) => JSON.stringify(keyed(guest)) === JSON.stringify(keyed(line))))
  }
}
const keyed = ({ table, dish, diet, unreadable }: KitchenGuest) => [table, dish, diet, unreadable]

test('counts every guest once in every list, whatever changes', () => {
  fc.assert(
    fc.property(fc.array(guests, { maxLength: 30 }), edits, (before, changes) => {
      const after = edited(before, changes)
      const sheet = sheetOf(after, dishes)
      expectSums(sheet, after)
      expectTables(sheet, after)
    }),
  )
})

test('control: a sheet that drops the diet of one guest, whichever it is, does not pass', () => {
  const without: Pick<KitchenGuest, 'diet' | 'unreadable'> = {
    diet: { allergens: [], traces: false, ways: [], note: '' },
    unreadable: false,
  }
  fc.assert(
    fc.property(fc.array(guests, { minLength: 1, maxLength: 30 }), fc.nat(40), (all, at) => {
      const dietary = [...all.keys()].filter((index) => isDietary(all[index] as KitchenGuest))
      fc.pre(dietary.length > 0)
      const place = dietary[at % dietary.length] as number
      const sheet = sheetOf(all.with(place, { ...(all[place] as KitchenGuest), ...without }), dishes)
      expect(() => expectSums(sheet, all)).toThrow(/expected/)
      expect(() => expectTables(sheet, all)).toThrow(/expected/)
    }),
  )
})

/** What is added to the one is the same as what is taken from it added to the other. */
function expectBetween(one: KitchenSheet, next: KitchenSheet, { added, removed, dishes: chosen }: Difference) {
  const guestsOf = (covers: readonly Cover[]) =>
    covers.flatMap(({ count: times, ...guest }) => Array.from({ length: times }, () => guest))
  expect(sheetOf([...guestsOf(one.covers), ...guestsOf(added)], chosen)).toEqual(
    sheetOf([...guestsOf(next.covers), ...guestsOf(removed)], next.dishes),
  )
}

test('a version with its difference is the next version', () => {
  fc.assert(
    fc.property(fc.array(guests, { maxLength: 30 }), edits, (before, changes) => {
      const [one, next] = [sheetOf(before, dishes), sheetOf(edited(before, changes), dishes)]
      const difference = differenceOf(one, next)
      expectBetween(one, next, difference)
      expectBetween(next, one, differenceOf(next, one))
      expect(countChanges(difference) === 0).toBe(JSON.stringify(one) === JSON.stringify(next))
    }),
  )
})

test('does not depend on the order of guests', () => {
  fc.assert(
    fc.property(fc.array(guests, { maxLength: 20 }), (all) => {
      expect(sheetOf(all.toReversed(), dishes)).toEqual(sheetOf(all, dishes))
    }),
  )
})

test('orders tables by number, with the guests without a table last', () => {
  expect(['', '10', 'Terrassa', '2', '1b'].sort(compareTables)).toEqual(['1b', '2', '10', 'Terrassa', ''])
})

test('marks in its table what is new and what is gone', () => {
  const guest = (table: string, diet: Partial<Diet>): KitchenGuest => ({
    table,
    dish: null,
    unreadable: false,
    diet: { allergens: [], traces: false, ways: [], note: '', ...diet },
  })
  const before = sheetOf([guest('5', {}), guest('5', { ways: ['halal'] }), guest('4', { allergens: ['gluten'] })], [])
  const after = sheetOf([guest('5', { allergens: ['nuts'] }), guest('5', { ways: ['halal'] }), guest('4', {})], [])
  const difference = differenceOf(before, after)
  expect(countChanges(difference)).toBe(2)
  const shown = tablesOf(after, difference).map(({ table, lines }) => [
    table,
    ...lines.map(({ diet, count: now, change }) => [diet.allergens[0] ?? diet.ways[0], now, change]),
  ])
  expect(shown).toEqual([
    ['4', ['gluten', 0, -1]],
    ['5', ['nuts', 1, 1], ['halal', 1, 0]],
  ])
  expect(hasDiet(after.covers[0]?.diet ?? { allergens: [], traces: false, ways: [], note: '' })).toBe(false)
})

test('compares with what was sent last, and after that with the version before', () => {
  const one = sheetOf(edgeGuest, [])
  const two = sheetOf([...edgeGuest, ...edgeGuest], [])
  const sent = (number: number, sheet: KitchenSheet | null): SentVersion => ({
    number,
    sentAt: '2026-12-02T11:10:00Z',
    confirmedAt: null,
    sheet,
  })
  expect(sheetState(one, [])).toMatchObject({ latest: null, since: null, changes: 0, unknown: false })
  expect(sheetState(two, [sent(1, one)])).toMatchObject({ changes: 1, since: { number: 1, isSent: false } })
  expect(sheetState(two, [sent(1, one), sent(2, two)])).toMatchObject({
    changes: 0,
    since: { number: 1, isSent: true },
  })
  expect(sheetState(two, [sent(1, null)])).toMatchObject({ changes: 0, since: null, unknown: true })
})
