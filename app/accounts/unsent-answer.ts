import { parseWithValibot } from '@conform-to/valibot'
import type { GenericSchema } from 'valibot'
import { secretFields, type FieldError } from '#app/platform/forms/fields.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'

/** The answer of a form that did not reach the server. */
export function unsentAnswer(form: FormData, schema: GenericSchema): Extract<FormAnswer, { state: 'failed' }> {
  const formErrors: FieldError[] = ['sendingFailed']
  const submission = parseWithValibot(form, { schema })
  return { state: 'failed', result: submission.reply({ formErrors, hideFields: secretFields(schema) }) }
}
