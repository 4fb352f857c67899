import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { isUuid, rowId } from '#app/platform/forms/ids.ts'
import { parseJson } from '#app/platform/parse-json.ts'

/** A value of the dump; a missing column is empty. Errors are what the report says after the column's name. */
const cell = v.optional(v.nullable(v.string()), null)

export const optionalText = cell
export const text = v.pipe(
  cell,
  v.transform((value) => value ?? ''),
)
export const requiredText = v.pipe(
  text,
  v.check((value) => value.trim() !== '', 'is empty'),
)

/** The id of a row whose table has numbers. */
export const number = v.pipe(
  cell,
  v.transform((value) => rowId(value) ?? 0),
  v.check((value) => value > 0, 'is no id of a row'),
)
export const optionalNumber = v.pipe(
  cell,
  v.check((value) => value === null || value === '' || rowId(value) !== null, 'is no id of a row'),
  v.transform((value) => rowId(value)),
)

/** Of a table whose ids are UUIDs here: another id gives always the same one. */
export function uuid(table: string) {
  return v.pipe(
    requiredText,
    v.transform((value) => uuidFor(table, value)),
  )
}

export function uuidFor(table: string, id: string): string {
  return isUuid(id) ? id.toLowerCase() : uuidOf(table, id)
}

function uuidOf(table: string, id: string): string {
  const hex = createHash('sha256').update(`${table} ${id}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** ISO in UTC with microseconds, as the database keeps them; a time without a zone is in UTC. */
export const moment = v.pipe(
  cell,
  v.transform((value) => (value === null || value === '' ? null : readMoment(value))),
  v.check((value) => value !== undefined, 'is no time'),
  v.transform((value) => value ?? null),
)
export const requiredMoment = v.pipe(moment, v.string('is no time'))

function readMoment(value: string): string | undefined {
  try {
    const instant = /(?:Z|[+-]\d{2}(?::?\d{2}){0,2})$/i.test(value.slice(10))
      ? Temporal.Instant.from(value)
      : Temporal.PlainDateTime.from(value).toZonedDateTime('UTC').toInstant()
    return instant.toString({ fractionalSecondDigits: 6 })
  } catch {
    return undefined
  }
}

/** For a column of a time; without one, the database's default. */
export function at(iso: string): SQL
export function at(iso: string | null): SQL | undefined
export function at(iso: string | null): SQL | undefined {
  return iso === null ? undefined : sql`${iso}::timestamptz`
}

/** In euros; nothing is 0. */
export const amount = v.pipe(
  text,
  v.transform((value) => (value.trim() === '' ? '0' : value.trim().replace(',', '.'))),
  v.regex(/^\d{1,8}(\.\d{1,2}0*)?$/, 'is no sum in euros and cents'),
  v.transform(Number),
)

export const count = v.pipe(
  text,
  v.transform((value) => value.trim() || '0'),
  v.regex(/^\d{1,9}$/, 'is no whole number'),
  v.transform(Number),
)

export const flag = v.pipe(
  cell,
  v.transform((value) => /^(t|true|1|yes|on|sí|si)$/i.test(value ?? '')),
)

/** JSON, also JSON as text within JSON. Undefined: it cannot be read; null: it is empty. */
export const json = v.pipe(
  cell,
  v.transform((value): unknown => {
    if (value === null || value === '') return null
    const parsed = parseJson(value)
    return typeof parsed === 'string' ? parseJson(parsed) : parsed
  }),
)

/** A list of texts, as JSON or as an array of PostgreSQL. */
export const texts = v.pipe(
  cell,
  v.transform((value): string[] | undefined => {
    if (value === null || value === '' || value === '{}') return []
    const parsed = value.startsWith('{') ? readArray(value) : v.safeParse(json, value).output
    return v.is(v.array(v.string()), parsed) ? parsed : undefined
  }),
)

function readArray(value: string): string[] {
  const items = value.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,"]+)/g)
  return Array.from(items, ([, quoted, plain = '']) => quoted?.replace(/\\(.)/g, '$1') ?? plain)
}
