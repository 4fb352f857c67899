import * as v from 'valibot'
import { howDidYouKnowUs, partySize } from '#app/bookings/registration/forms.ts'
import { checkbox, email, optionalText, phone, requiredCheckbox, requiredLine } from '#app/platform/forms/fields.ts'

/** No diets before there is a seat. */
export const waitingListSchema = v.object({
  size: partySize,
  full_name: requiredLine(120, 'nameRequired'),
  email: email('emailRequired', 'emailNotValid'),
  phone,
  how_did_you_know_us: howDidYouKnowUs,
  notes: optionalText(2000),
  is_member: checkbox,
  privacy: requiredCheckbox('privacyRequired'),
})

export type WaitingListFields = v.InferOutput<typeof waitingListSchema>
