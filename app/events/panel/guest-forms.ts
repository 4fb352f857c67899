import * as v from 'valibot'
import { checkbox, email, optionalLine, optionalText, phone, requiredCheckbox } from '#app/platform/forms/fields.ts'
import { requiredLine } from '#app/platform/forms/panel-fields.ts'

const guest = {
  full_name: requiredLine(120, 'El nombre es obligatorio'),
  email: email('emailRequired', 'emailNotValid'),
  phone,
  is_member: checkbox,
  notes: optionalText(2000),
  staff_note: optionalText(500),
  language: v.picklist(['es', 'ca'], 'Elige una opción de la lista'),
}

const dietConsentMissing = 'Para guardar este dato hace falta su consentimiento'

/** `informed`: the caller was told how the data is used. */
export const addedGuestSchema = v.pipe(
  v.object({
    ...guest,
    dietary_restrictions: optionalLine(500),
    diet_consent: checkbox,
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

const guestId = v.pipe(v.string(), v.uuid())

/** The diet is written only if `diet` is 'write': somebody has opened it, or there was none. It needs consent. */
export const correctedGuestSchema = v.pipe(
  v.object({
    ...guest,
    registration_id: guestId,
    version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
    diet: v.optional(v.picklist(['keep', 'write']), 'keep'),
    dietary_restrictions: optionalLine(500),
    diet_consent: checkbox,
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

export const guestSchema = v.object({ registration_id: guestId })
/** `confirmed_too` also cancels confirmed registrations; `notify` also writes to people who have not confirmed. */
export const burstSchema = v.object({ registration_id: guestId, confirmed_too: checkbox, notify: checkbox })
export const attendanceSchema = v.object({ registration_id: guestId, attended: v.picklist(['yes', 'no']) })
