import * as v from 'valibot'
import { optionalLine } from '#app/platform/forms/fields.ts'
import { DIET_FIELDS, guestFields, hasDietConsent } from '#app/diets/diet-forms.ts'
import { uuidField, versionField } from '#app/platform/forms/ids.ts'
import { ownError, reason } from './booking-forms.ts'

export const addedGuestSchema = v.pipe(
  v.object({ party_id: uuidField, full_name: optionalLine(120), ...guestFields, reason }),
  v.forward(v.partialCheck(DIET_FIELDS, hasDietConsent, ownError('dietConsentMissing')), ['diet_consent']),
)

export type AddedGuest = v.InferOutput<typeof addedGuestSchema>

/** The diet is written only if `diet` is 'write': somebody has opened it, or there was none. It needs consent. */
export const correctedGuestSchema = v.pipe(
  v.object({
    guest_id: uuidField,
    version: versionField,
    full_name: optionalLine(120),
    diet: v.optional(v.picklist(['keep', 'write']), 'keep'),
    ...guestFields,
  }),
  v.forward(
    v.partialCheck(
      [['diet'], ...DIET_FIELDS],
      (form) => form.diet === 'keep' || hasDietConsent(form),
      ownError('dietConsentMissing'),
    ),
    ['diet_consent'],
  ),
)

export type CorrectedGuest = v.InferOutput<typeof correctedGuestSchema>

export const guestSchema = v.object({ guest_id: uuidField })
