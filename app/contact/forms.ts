import * as v from 'valibot'
import { email, requiredLine, phone, requiredText, requiredCheckbox } from '#app/platform/forms/fields.ts'

export const contactSchema = v.object({
  name: requiredLine(120, 'nameRequired'),
  email: email('emailRequired', 'emailNotValid'),
  phone,
  message: requiredText(5000, 'messageRequired'),
  privacy: requiredCheckbox('privacyRequired'),
})
