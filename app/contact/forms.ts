import * as v from 'valibot'
import { email, requiredLine, phone, requiredText, requiredCheckbox } from '#app/platform/forms/fields.ts'

/** The contact form (specification §5; the acknowledgement by the decisions, Forms). */
export const contactSchema = v.object({
  name: requiredLine(120, 'nameRequired'),
  email: email('emailRequired', 'emailNotValid'),
  phone,
  message: requiredText(5000, 'messageRequired'),
  privacy: requiredCheckbox('privacyRequired'),
})
