import { parseWithValibot } from '@conform-to/valibot'
import type { GenericSchema, InferOutput } from 'valibot'

type Field = string | number | readonly string[]

/** As an action parses the form of a page. */
export function parseForm<Schema extends GenericSchema>(schema: Schema, fields: Record<string, Field>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, String(one))
  return parseWithValibot(form, { schema })
}

/** What the schema makes of a valid form. */
export function formValue<Schema extends GenericSchema>(
  schema: Schema,
  fields: Record<string, Field>,
): InferOutput<Schema> {
  const submission = parseForm(schema, fields)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  return submission.value
}
