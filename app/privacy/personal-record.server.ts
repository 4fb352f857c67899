import { columnName } from '#app/database/column-name.ts'
import { yesOrNo } from '#app/platform/csv/csv.ts'
import { personalRecords, type Row } from './personal-records.server.ts'
import type { PersonalRecord, RecordKind } from './record-kinds.ts'

export function toPersonalRecord(kind: RecordKind, row: Row): PersonalRecord {
  const { title, dispositionOf } = personalRecords[kind]
  const { fields, secrets } = splitFields(kind, row)
  return {
    kind,
    id: row.id,
    title: title(row),
    at: row.createdAt.toISOString(),
    ...dispositionOf(row),
    fields: { ...fields, ...Object.fromEntries(secrets.map(({ column }) => [column, null])) },
    hidden: secrets.map(({ column }) => column),
  }
}

type SplitFields = { fields: Record<string, string | null>; secrets: { column: string; property: string }[] }

/** Columns of a record as texts, and the names of those that are encrypted. */
export function splitFields(kind: RecordKind, row: Row): SplitFields {
  const { omitted, secrets: encrypted = {} } = personalRecords[kind]
  const properties = Object.keys(row).filter((property) => !Object.hasOwn(omitted, property))
  return {
    fields: Object.fromEntries(
      properties
        .filter((property) => !Object.hasOwn(encrypted, property))
        .map((property) => [columnName(property), formatValue(row[property])]),
    ),
    secrets: properties
      .filter((property) => Object.hasOwn(encrypted, property) && row[property] !== null)
      .map((property) => ({ column: columnName(property), property })),
  }
}

function formatValue(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return yesOrNo(value)
  return value === null || value === undefined ? null : JSON.stringify(value)
}
