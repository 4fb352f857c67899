import * as v from 'valibot'
import { companions, DIET_FIELDS, guestFields, hasDietConsent } from '#app/diets/diet-forms.ts'
import {
  email,
  requiredLine,
  optionalText,
  phone,
  checkbox,
  dietConsent,
  requiredCheckbox,
  type FieldError,
} from '#app/platform/forms/fields.ts'
import { LARGEST_PARTY } from '#app/seats/party-size.ts'

/** Stored as specified, whatever the language of the page. */
export const howDidYouKnowUsOptions = [
  'Redes sociales',
  'Recomendación de un amigo',
  'Búsqueda en Google',
  'Prensa/Medios',
  'Ya soy socio',
  'Otro',
] as const

const sizeInvalid: FieldError = 'sizeInvalid'

/** Absent in forms without guests: a party of one. */
export const partySize = v.optional(
  v.pipe(
    v.string(sizeInvalid),
    v.trim(),
    v.regex(/^\d{1,3}$/, sizeInvalid),
    v.transform(Number),
    v.minValue(1, sizeInvalid),
    v.maxValue(LARGEST_PARTY, 'partyTooLarge' satisfies FieldError),
  ),
  '1',
)

export const howDidYouKnowUs = v.optional(v.picklist(howDidYouKnowUsOptions, 'optionUnknown' satisfies FieldError))

export const registrationSchema = v.pipe(
  v.object({
    size: partySize,
    full_name: requiredLine(120, 'nameRequired'),
    email: email('emailRequired', 'emailNotValid'),
    phone,
    how_did_you_know_us: howDidYouKnowUs,
    ...guestFields,
    /** The diet was sent as the member lets the club remember it, with that consent. */
    diet_remembered: dietConsent,
    notes: optionalText(2000),
    is_member: checkbox,
    privacy: requiredCheckbox('privacyRequired'),
    /** Besides the contact. */
    guests: companions,
  }),
  v.forward(v.partialCheck(DIET_FIELDS, hasDietConsent, 'dietConsentRequired' satisfies FieldError), ['diet_consent']),
)

export type RegistrationFields = v.InferOutput<typeof registrationSchema>
