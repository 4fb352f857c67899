import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposeTables, sizeOf, type TableParty } from './propose-tables.ts'

const party = (id: string, size: number, label = ''): TableParty => ({ id, size, label })
const proposed = (parties: TableParty[], places: number) => Object.fromEntries(proposeTables(parties, places))

test('The largest parties come first, and the others fill their tables', () => {
  const parties = [party('a', 2), party('b', 6), party('c', 5), party('d', 3)]
  expect(proposed(parties, 8)).toEqual({ b: '1', a: '1', c: '2', d: '2' })
})

test('A party above the size of a table has a table of its own', () => {
  expect(proposed([party('a', 12), party('b', 2)], 8)).toEqual({ a: '1', b: '2' })
})

test('A label stays, its table is filled up, and its number is not given again', () => {
  const parties = [party('a', 4, '1'), party('b', 6, 'Terraza'), party('c', 4), party('d', 2), party('e', 8)]
  expect(proposed(parties, 8)).toEqual({ a: '1', b: 'Terraza', c: '1', d: 'Terraza', e: '2' })
})

test('No table is overfilled, no label changes, nobody is left out, and no two tables could share one', () => {
  const parties = fc.array(
    fc.record({ size: fc.integer({ min: 1, max: 30 }), label: fc.constantFrom('', '', '', '1', '2', 'Sala') }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(parties, fc.integer({ min: 2, max: 12 }), (given, places) => {
      const all = given.map((each, index) => ({ ...each, id: `party ${String(index).padStart(2, '0')}` }))
      const labels = proposeTables(all, places)
      expect([...labels.keys()]).toEqual(all.map(({ id }) => id))
      for (const { id, label } of all) if (label !== '') expect(labels.get(id)).toBe(label)
      const tables = Map.groupBy(all, ({ id }) => labels.get(id) ?? '')
      expect(tables.has('')).toBe(false)
      const added = [...tables].filter(([label]) => all.every((each) => each.label !== label))
      for (const [, seated] of added) expect(seated.length === 1 || sizeOf(seated) <= places).toBe(true)
      const halfEmpty = added.filter(([, seated]) => sizeOf(seated) * 2 <= places)
      expect(halfEmpty.length).toBeLessThanOrEqual(1)
    }),
  )
})
