import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { database } from '#app/database/client.server.ts'
import * as schema from '#app/database/schema.ts'
import type { VersionedTable } from '#app/database/versions.server.ts'
import type { Language } from '#app/i18n/language.ts'
import type { Label } from '#app/noun.ts'
import { mainTextColumn } from '#app/platform/main-language.server.ts'
import { listRecordChanges } from '#app/platform/record-changes.server.ts'
import { describeChange } from './change-texts.ts'
import type { KeptRecord } from './kept-records.ts'

const PAGE_SIZE = 20

const tables: Record<string, unknown> = schema
export const tableOf = ({ table }: KeptRecord) => tables[table] as VersionedTable

/** The record and its newest changes. @param until the newest change to show. Null when the record is gone */
export async function findHistory(record: KeptRecord, id: number, until: number | undefined, language: Language) {
  const table = tableOf(record)
  const [found] = await database
    .select({ version: table.version, name: sql<string>`${mainTextColumn(table as PgTable, record.name)}` })
    .from(table)
    .where(eq(table.id, id))
  if (!found) return null
  const rows = await listRecordChanges({ kind: record.kind, subject: String(id), until, limit: PAGE_SIZE + 1 })
  const columns = new Map(namedColumns(record).map((column) => [column.name, column]))
  return {
    name: found.name,
    version: Number(found.version),
    older: rows[PAGE_SIZE]?.id ?? null,
    changes: rows
      .slice(0, PAGE_SIZE)
      .map(({ changes, ...change }) => ({
        ...change,
        isRestorable: Object.keys(changes).some((column) => columns.get(column)?.restored),
        columns: Object.entries(changes).map(([column, [before, after]]) =>
          describeChange({ column, label: columns.get(column)?.label }, before, after, language),
        ),
      })),
  }
}
export type RecordHistory = NonNullable<Awaited<ReturnType<typeof findHistory>>>

/** What the noun names, translations included, with the column's name in the database. */
export function namedColumns(record: KeptRecord) {
  const columns: Record<string, AnyPgColumn> = getTableColumns(tableOf(record) as PgTable)
  const restores: Record<string, Label | undefined> = record.restores
  const shows: Record<string, Label | undefined> = record.shows ?? {}
  return Object.entries(columns).flatMap(([property, { name }]) => {
    const text = property.replace(/Ca$/, '')
    const label = restores[text] ?? shows[text]
    return label ? [{ name, property, label, restored: text in restores }] : []
  })
}
