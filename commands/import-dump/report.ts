import type { RowError } from '#app/imports/row-check.ts'
import type { Change } from './candidate.ts'
import type { Pictures } from './pictures.ts'
import { type Staged } from './stage-dump.ts'

type Outcome = 'made' | 'here' | 'refused'
/** Rows with the same reason, by table, reason and the places of the first ones. */
type Reasons = Map<string, { number: number; rows: number[] }>

export type Line = readonly [table: string, row: string, id: string, what: string, reason: string]

const SHOWN = 5

/** What became of every row. Rows are named by their places and ids; no value of a person is in it. */
export class Report {
  staged: Staged = { tables: new Map(), unknown: new Map(), schemas: new Set() }
  invited = 0
  private readonly counts = new Map<string, Record<Outcome, number>>()
  private readonly refusals: Reasons = new Map()
  private readonly changes: Reasons = new Map()
  private readonly write: (line: Line) => void

  /** @param write gets a line for each refused row and each changed value */
  constructor(write: (line: Line) => void) {
    this.write = write
  }

  count(table: string, outcome: Outcome): void {
    const counted = this.counts.get(table) ?? { made: 0, here: 0, refused: 0 }
    counted[outcome] += 1
    this.counts.set(table, counted)
  }

  refuse(table: string, { number, id }: { number: number; id: string }, { field, error }: RowError): void {
    const reason = field ? `${field} ${error}` : error
    this.count(table, 'refused')
    addTo(this.refusals, `${table}: ${reason}`, number)
    this.write([table, String(number), id, 'refused', reason])
  }

  change(table: string, number: number, { column, what }: Change): void {
    addTo(this.changes, `${table}: ${column} ${what}`, number)
    this.write([table, String(number), '', 'changed', `${column} ${what}`])
  }

  totals(): Record<Outcome, number> {
    const totals = { made: 0, here: 0, refused: 0 }
    for (const counted of this.counts.values())
      for (const outcome of ['made', 'here', 'refused'] as const) totals[outcome] += counted[outcome]
    return totals
  }

  lines(pictures: Pictures): string[] {
    return [
      ...this.table(),
      ...section('Refused:', describe(this.refusals)),
      ...section('Brought over with a change:', describe(this.changes)),
      ...section('Not of the specification, and not brought over:', this.unknown()),
      ...section(`Pictures not brought over: ${pictures.missing.size}`, firstPictures(pictures)),
      ...(pictures.stored() > 0 ? [`Pictures brought over: ${pictures.stored()}`] : []),
      ...(this.invited > 0 ? [`Invited to choose a password: ${this.invited} accounts`] : []),
    ]
  }

  private table(): string[] {
    const head = ['table', 'rows', 'new', 'here', 'refused']
    const rows = Array.from(this.staged.tables, ([name, { rows }]) => {
      const { made, here, refused } = this.counts.get(name) ?? { made: 0, here: 0, refused: 0 }
      return [name, rows, made, here, refused].map(String)
    })
    return [head, ...rows].map(
      ([name = '', ...cells]) => name.padEnd(22) + cells.map((cell) => cell.padStart(9)).join(''),
    )
  }

  private unknown(): string[] {
    const { tables, unknown, schemas } = this.staged
    const columns = Array.from(tables).flatMap(([table, { unknown: found }]) =>
      Array.from(found, ([column, values]) => `column ${table}.${column}: ${values} values`),
    )
    return [
      ...Array.from(unknown, ([table, rows]) => `table ${table}: ${rows} rows`),
      ...columns,
      ...(schemas.size > 0 ? [`schemas ${[...schemas].join(', ')}`] : []),
    ]
  }
}

function addTo(reasons: Reasons, reason: string, row: number): void {
  const counted = reasons.get(reason) ?? { number: 0, rows: [] }
  counted.number += 1
  if (counted.rows.length < SHOWN) counted.rows.push(row)
  reasons.set(reason, counted)
}

function describe(reasons: Reasons): string[] {
  return Array.from(reasons, ([reason, { number, rows }]) => {
    const more = number > rows.length ? ', …' : ''
    return `${number} × ${reason} (${rows.length === 1 ? 'row' : 'rows'} ${rows.join(', ')}${more})`
  })
}

function firstPictures({ missing }: Pictures): string[] {
  const first = Array.from(missing).slice(0, SHOWN)
  return first.map(([address, reason]) => `${address.slice(0, 200)}: ${reason}`)
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)]
}
