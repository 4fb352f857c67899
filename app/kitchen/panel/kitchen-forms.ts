import * as v from 'valibot'
import { email } from '#app/platform/forms/fields.ts'

/** `number`: the version that the page has announced; `again`: although nothing has changed. */
export const sendingSchema = v.object({
  recipient: email('emailRequired', 'emailNotValid'),
  language: v.picklist(['es', 'ca']),
  number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)),
  again: v.optional(v.literal('on')),
})
