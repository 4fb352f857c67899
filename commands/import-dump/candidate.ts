import type { RowError } from '#app/imports/row-check.ts'

/** What is brought over in another form than the dump has it. */
export type Change = { column: string; what: string }

/** A well-formed row of the dump on its way: it is refused, or becomes a row here. */
export type Candidate<Row> = { number: number; row: Row; changes: Change[]; refusal: RowError | null }

export function refuse(candidate: Candidate<unknown>, error: string, field?: string): void {
  candidate.refusal ??= field === undefined ? { error } : { error, field }
}

export function change<Row extends object, Column extends keyof Row & string>(
  candidate: Candidate<Row>,
  column: Column,
  value: Row[Column],
  what: string,
): void {
  candidate.row[column] = value
  candidate.changes.push({ column, what })
}

/** Refuses whose key is taken, here or by a row before it. */
export function refuseRepeated<Row>(
  candidates: readonly Candidate<Row>[],
  keyOf: (row: Row) => string | null,
  taken: Set<string>,
  error: string,
): void {
  for (const candidate of candidates) {
    const key = candidate.refusal ? null : keyOf(candidate.row)
    if (key === null) continue
    if (taken.has(key)) refuse(candidate, error)
    else taken.add(key)
  }
}
