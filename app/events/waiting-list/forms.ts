import * as v from 'valibot'
import { partySize } from '#app/events/registration/forms.ts'
import { email, phone, requiredCheckbox, requiredLine } from '#app/platform/forms/fields.ts'

/** No diets before there is a seat. */
export const waitingListSchema = v.object({
  size: partySize,
  full_name: requiredLine(120, 'nameRequired'),
  email: email('emailRequired', 'emailNotValid'),
  phone,
  privacy: requiredCheckbox('privacyRequired'),
})

export type WaitingListFields = v.InferOutput<typeof waitingListSchema>
