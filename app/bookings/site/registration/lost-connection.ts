import type { GenericSchema } from 'valibot'
import { parseWithValibot } from '@conform-to/valibot'
import type { FieldError } from '#app/platform/forms/fields.ts'

/** A lost connection is a form error; the form keeps what was typed. */
export function answerLostConnection(schema: GenericSchema) {
  return (form: FormData) => {
    const submission = parseWithValibot(form, { schema })
    const result = submission.reply({ formErrors: ['registrationFailed' satisfies FieldError] })
    return { state: 'failed' as const, result }
  }
}
