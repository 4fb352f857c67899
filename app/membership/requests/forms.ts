import * as v from 'valibot'
import {
  email,
  requiredLine,
  optionalText,
  phone,
  requiredCheckbox,
  type FieldError,
} from '#app/platform/forms/fields.ts'

/** The host needs a dot, unlike in a registration: 'clara@correo' is refused (specification, Forms). */
export const membershipRequestSchema = v.object({
  full_name: v.pipe(requiredLine(120, 'nameTooShort'), v.minLength(2, 'nameTooShort' satisfies FieldError)),
  email: v.pipe(email('emailInvalid', 'emailInvalid'), v.regex(/\.[^.@]{2,}$/, 'emailInvalid' satisfies FieldError)),
  phone,
  reason: optionalText(2000),
  privacy: requiredCheckbox('privacyRequired'),
})
