import * as v from 'valibot'
import type { FieldError } from './fields.ts'

/** An id that PostgreSQL's integer can hold; null for any other text. */
export function rowId(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= 2_147_483_647 ? id : null
}

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

const invalid: FieldError = 'invalid'

export const rowIdField = v.pipe(
  v.string(invalid),
  v.transform((text) => rowId(text)),
  v.number(invalid),
)
export const uuidField = v.pipe(
  v.string(invalid),
  v.check((text) => isUuid(text), invalid),
)

/** The version that the form was filled from: a save over another one is a conflict. */
export const versionField = v.pipe(v.string(invalid), v.regex(/^\d{1,9}$/, invalid), v.transform(Number))
