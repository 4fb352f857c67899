import * as v from 'valibot'
import {
  checkbox,
  diet,
  dietConsent,
  email,
  optionalText,
  phone,
  requiredCheckbox,
  type FieldError,
} from '#app/platform/forms/fields.ts'
import { uuidField, versionField } from '#app/platform/forms/ids.ts'
import { requiredLine } from '#app/platform/forms/panel-fields.ts'
import type { GuestTexts } from './guest-texts.ts'

const guest = {
  full_name: requiredLine(120, 'nameRequired' satisfies FieldError),
  email: email('emailRequired', 'emailNotValid'),
  phone,
  is_member: checkbox,
  notes: optionalText(2000),
  staff_note: optionalText(500),
  language: v.picklist(['es', 'ca'], 'optionUnknown' satisfies FieldError),
}

const dietConsentMissing: keyof GuestTexts['additionErrors'] & keyof GuestTexts['correctionErrors'] =
  'dietConsentMissing'

/** `informed`: the caller was informed how the data is used. */
export const addedGuestSchema = v.pipe(
  v.object({
    ...guest,
    dietary_restrictions: diet,
    diet_consent: dietConsent,
    informed: requiredCheckbox('privacyRequired'),
  }),
  v.forward(
    v.partialCheck(
      [['dietary_restrictions'], ['diet_consent']],
      (form) => !form.dietary_restrictions || form.diet_consent === 'on',
      dietConsentMissing,
    ),
    ['diet_consent'],
  ),
)
export type AddedGuest = v.InferOutput<typeof addedGuestSchema>

/** The diet is written only if `diet` is 'write': somebody has opened it, or there was none. It needs consent. */
export const correctedGuestSchema = v.pipe(
  v.object({
    ...guest,
    registration_id: uuidField,
    version: versionField,
    diet: v.optional(v.picklist(['keep', 'write']), 'keep'),
    dietary_restrictions: diet,
    diet_consent: dietConsent,
  }),
  v.forward(
    v.partialCheck(
      [['diet'], ['dietary_restrictions'], ['diet_consent']],
      (form) => form.diet === 'keep' || !form.dietary_restrictions || form.diet_consent === 'on',
      dietConsentMissing,
    ),
    ['diet_consent'],
  ),
)
export type CorrectedGuest = v.InferOutput<typeof correctedGuestSchema>

export const guestSchema = v.object({ registration_id: uuidField })
/** `confirmed_too` also cancels confirmed registrations; `notify` also writes to people who have not confirmed. */
export const burstSchema = v.object({ registration_id: uuidField, confirmed_too: checkbox, notify: checkbox })
export const attendanceSchema = v.object({ registration_id: uuidField, attended: v.picklist(['yes', 'no']) })
