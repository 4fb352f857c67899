import * as v from 'valibot'
import { email, requiredLine, optionalText, phone, type FieldError } from '#app/platform/forms/fields.ts'

export const newSocioSchema = v.object({
  full_name: requiredLine(120, 'nameRequired'),
  email: email('emailRequired', 'emailInvalid'),
  phone,
  reason: optionalText(2000),
  language: v.optional(v.picklist(['es', 'ca'], 'optionUnknown' satisfies FieldError), 'es'),
})
