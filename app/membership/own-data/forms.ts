import * as v from 'valibot'
import { languages } from '#app/i18n/language.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { socioFields } from '#app/membership/members/socio-fields.ts'

const { phone, address, billing_address, emergency_contact_name, emergency_contact_phone } = socioFields

/** What members correct themselves: the club asks for proof of the rest. */
export const ownContactSchema = v.object({
  phone,
  address,
  billing_address,
  emergency_contact_name,
  emergency_contact_phone,
  language: v.picklist(languages, 'optionUnknown' satisfies FieldError),
})

export type OwnContact = v.InferOutput<typeof ownContactSchema>
