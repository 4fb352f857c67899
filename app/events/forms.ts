import * as v from 'valibot'
import {
  email,
  requiredLine,
  optionalText,
  phone,
  checkbox,
  diet,
  dietConsent,
  requiredCheckbox,
  type FieldError,
} from '#app/platform/forms/fields.ts'

/** Stored as specified, whatever the language of the page. */
export const howDidYouKnowUsOptions = [
  'Redes sociales',
  'Recomendación de un amigo',
  'Búsqueda en Google',
  'Prensa/Medios',
  'Ya soy socio',
  'Otro',
] as const

export const registrationSchema = v.pipe(
  v.object({
    full_name: requiredLine(120, 'nameRequired'),
    email: email('emailRequired', 'emailNotValid'),
    phone,
    how_did_you_know_us: v.optional(v.picklist(howDidYouKnowUsOptions, 'optionUnknown' satisfies FieldError)),
    dietary_restrictions: diet,
    diet_consent: dietConsent,
    notes: optionalText(2000),
    is_member: checkbox,
    privacy: requiredCheckbox('privacyRequired'),
  }),
  v.forward(
    v.partialCheck(
      [['dietary_restrictions'], ['diet_consent']],
      (form) => !form.dietary_restrictions || form.diet_consent === 'on',
      'dietConsentRequired' satisfies FieldError,
    ),
    ['diet_consent'],
  ),
)

export type RegistrationFields = v.InferOutput<typeof registrationSchema>
