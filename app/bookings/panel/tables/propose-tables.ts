export type TableParty = { id: string; size: number; label: string }

type Table = { label: string; free: number }

/**
 * Labels for parties without a table: tables of `places`, numbered from 1, the largest party first and those of one
 * size in the given order, each at the table where it leaves the fewest free places. A party above `places` has a table
 * of its own. Parties that have a label keep it, and their table is filled up.
 * @returns the label of each party, by its id
 */
export function proposeTables(parties: readonly TableParty[], places: number): Map<string, string> {
  const labels = new Map(parties.map(({ id, label }) => [id, label]))
  const tables = tablesOf(parties, places)
  const open = parties.filter(({ label }) => label === '').toSorted((one, other) => other.size - one.size)
  for (const { id, size } of open) {
    const table = fittest(tables, size) ?? addTable(tables, Math.max(places, size))
    table.free -= size
    labels.set(id, table.label)
  }
  return labels
}

function tablesOf(parties: readonly TableParty[], places: number): Table[] {
  const taken = Map.groupBy(
    parties.filter(({ label }) => label !== ''),
    ({ label }) => label,
  )
  return [...taken].map(([label, seated]) => ({ label, free: places - sizeOf(seated) }))
}

export function sizeOf(parties: readonly { size: number }[]): number {
  return parties.reduce((sum, { size }) => sum + size, 0)
}

function fittest(tables: readonly Table[], size: number): Table | undefined {
  const fitting = tables.filter(({ free }) => free >= size)
  return fitting.toSorted((one, other) => one.free - other.free)[0]
}

function addTable(tables: Table[], free: number): Table {
  const used = new Set(tables.map(({ label }) => label))
  let number = 1
  while (used.has(String(number))) number += 1
  const table = { label: String(number), free }
  tables.push(table)
  return table
}
