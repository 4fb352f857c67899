import * as v from 'valibot'
import { email, optionalLine, requiredLine, optionalText, phone, type FieldError } from '#app/platform/forms/fields.ts'
import { uuidField } from '#app/platform/forms/ids.ts'

export const newSocioSchema = v.object({
  full_name: requiredLine(120, 'nameRequired'),
  email: email('emailRequired', 'emailInvalid'),
  phone,
  reason: optionalText(2000),
  language: v.optional(v.picklist(['es', 'ca'], 'optionUnknown' satisfies FieldError)),
  /** An email that somebody has already: sending it again confirms it. */
  known_email: optionalLine(254),
})

/** Without a message, or with `without_mail`, nothing is sent. */
export const rejectionSchema = v.object({
  id: uuidField,
  message: optionalText(2000),
  without_mail: v.optional(v.literal('on')),
})
