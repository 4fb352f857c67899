import * as v from 'valibot'

/** Why a row is refused: the key of a text of its form or of this module, and the field that it is about. */
export type RowError = { error: string; field?: string }

export type CheckedRow<Row> = { ok: true; row: Row } | ({ ok: false } & RowError)

/** What the rows before have, so that nobody is imported twice from one file. */
export type Seen = Set<string>

export function refuseRow(error: string, field?: string): { ok: false } & RowError {
  return field === undefined ? { ok: false, error } : { ok: false, error, field }
}

/** The first error of a form. */
export function parseRow<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
): CheckedRow<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, fields)
  if (parsed.success) return { ok: true, row: parsed.output }
  const [issue] = parsed.issues
  return refuseRow(issue.message, v.getDotPath(issue)?.split('.')[0])
}
