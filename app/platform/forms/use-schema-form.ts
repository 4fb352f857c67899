import { useForm, type DefaultValue, type SubmissionResult } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import type { FormEvent } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'

type AnySchema = GenericSchema<unknown, Record<string, unknown>>

type Options<Schema extends AnySchema> = {
  id?: string
  lastResult?: SubmissionResult | undefined
  defaultValue?: DefaultValue<InferOutput<Schema>>
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

export type SchemaFields<Schema extends AnySchema> = ReturnType<typeof useSchemaForm<Schema>>['fields']

/** A form that the server's schema validates on submit, then on every change. `wrong`: the names of invalid fields. */
export function useSchemaForm<Schema extends AnySchema>(schema: Schema, options: Options<Schema>) {
  const [form, fields] = useForm<InferOutput<Schema>>({
    ...options,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema }),
    defaultNoValidate: true,
  })
  return { form, fields, wrong: Object.keys(form.allErrors).filter(Boolean) }
}
