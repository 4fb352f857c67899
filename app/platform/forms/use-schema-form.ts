import { parse, useForm, type DefaultValue, type SubmissionResult } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import type { FormEvent } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import type { FormEntries } from '#app/ui/form-entries.ts'
import { unkeptFields } from './fields.ts'
import { useDraft, type DraftOptions } from './use-draft.ts'

export type AnySchema = GenericSchema<unknown, Record<string, unknown>>

type Options<Schema extends AnySchema> = {
  id?: string
  /** What names the draft of this form in the browser; null keeps none. */
  draft: DraftOptions | null
  lastResult?: SubmissionResult | undefined
  defaultValue?: DefaultValue<InferOutput<Schema>>
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

export type SchemaFields<Schema extends AnySchema> = ReturnType<typeof useSchemaForm<Schema>>['fields']

/** A form that the server's schema validates on submit, then on every change. `wrong`: the names of invalid fields. */
export function useSchemaForm<Schema extends AnySchema>(schema: Schema, { draft: asked, ...options }: Options<Schema>) {
  const [form, fields] = useForm<InferOutput<Schema>>({
    ...options,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema }),
    defaultNoValidate: true,
  })
  /** Writes over what the fields hold. */
  const fill = (values: Record<string, unknown>) => {
    const element = document.getElementById(form.id)
    if (!(element instanceof HTMLFormElement)) return
    form.update({ value: { ...valueOf(new FormData(element)), ...values } as never, validated: false })
  }
  const draft = useDraft(form.id, asked, unkeptFields(schema), (drafted) => fill(draftValue(drafted)))
  return { form, fields, draft, fill, wrong: Object.keys(form.allErrors).filter(Boolean) }
}

/** The value that conform reads from entries: nested objects and lists. */
function valueOf(form: FormData): Record<string, unknown> {
  return parse(form, { resolve: (value) => ({ value }) }).payload
}

/** An emptied field has no entries. */
function draftValue(fields: FormEntries): Record<string, unknown> {
  const form = new FormData()
  for (const entries of Object.values(fields)) for (const [name, value] of entries) form.append(name, value)
  return { ...Object.fromEntries(Object.keys(fields).map((field) => [field, undefined])), ...valueOf(form) }
}
