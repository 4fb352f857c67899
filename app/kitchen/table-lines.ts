import { compareTables, isDietary, type Cover, type Difference, type KitchenSheet } from './kitchen-sheet.ts'

/** Equal covers of a table; `change` is how many came or left since the sheet before, `count` 0 for those who left. */
export type TableLine = Cover & { change: number }
type KitchenTable = { table: string; covers: number; lines: TableLine[] }

/** The tables where somebody has a diet, or had one in the sheet before, with a line for each combination. */
export function tablesOf({ covers }: KitchenSheet, since: Difference | null): KitchenTable[] {
  const changed = [...(since?.added ?? []).map(changeBy(1)), ...(since?.removed ?? []).map(changeBy(-1))]
  const unchanged = covers.map((cover) => ({ ...cover, change: 0 }))
  const lines = [...Map.groupBy([...unchanged, ...changed], lineKey).values()].flatMap(joinLine)
  const tables = Map.groupBy(lines.filter(isDietary), ({ table }) => table)
  return [...tables]
    .map(([table, own]) => ({ table, covers: coversAt(covers, table), lines: own.sort(byDiet) }))
    .sort((one, other) => compareTables(one.table, other.table))
}

const changeBy = (sign: 1 | -1) => (cover: Cover) => ({ ...cover, count: 0, change: sign * cover.count })

function joinLine(equal: TableLine[]): TableLine[] {
  const [first] = equal
  const total = (of: 'count' | 'change') => equal.reduce((sum, line) => sum + line[of], 0)
  return first ? [{ ...first, count: total('count'), change: total('change') }] : []
}

function lineKey({ table, dish, diet, unreadable }: Cover): string {
  return JSON.stringify([table, dish, diet.allergens, diet.traces, diet.ways, diet.note, unreadable])
}

/** Allergies before ways of eating, as they are drawn. */
function byDiet(one: TableLine, other: TableLine): number {
  const rank = ({ diet, unreadable, count }: TableLine) =>
    (count === 0 ? 2 : 0) + (unreadable || diet.allergens.length > 0 ? 0 : 1)
  return rank(one) - rank(other) || (lineKey(one) < lineKey(other) ? -1 : 1)
}

function coversAt(covers: readonly Cover[], table: string): number {
  return covers.filter((cover) => cover.table === table).reduce((sum, { count }) => sum + count, 0)
}
