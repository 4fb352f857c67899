import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#app/database/client.server.ts'
import type { CheckedRow } from '#app/imports/row-check.ts'
import type { PicturePurpose } from '#app/media/picture.ts'
import type { Candidate } from './candidate.ts'
import type { Pictures } from './pictures.ts'
import type { OlderRow } from './stage-dump.ts'

export type Row = { id: string | number; created_at: string | null }

export type Run = {
  pictures: Pictures
  isWritten: boolean
  /** The rows of tables with numbers that are here with the dump's number, brought over now or before. */
  here: ReadonlyMap<string, Set<number>>
}

/** A table of the specification, and how its rows become rows here. */
export type OlderTable<Own extends Row> = {
  name: string
  /** Those of the specification. */
  columns: readonly string[]
  /** Of the audit log and of the list of erasures. */
  kind: string
  table: PgTable & { id: PgColumn; createdAt: PgColumn }
  parse: (cells: OlderRow['cells']) => CheckedRow<Own>
  pictures?: (row: Own) => (readonly [address: string | null, purpose: PicturePurpose])[]
  /** Refuses, and changes, what depends on other rows. */
  review?: (tx: Transaction, candidates: Candidate<Own>[], run: Run) => Promise<void>
  insert: (tx: Transaction, rows: Own[], run: Run) => Promise<void>
}

export function olderTable<Own extends Row>(table: OlderTable<Own>): OlderTable<Row> {
  return table as unknown as OlderTable<Row>
}
