import * as v from 'valibot'
import { checkbox, requiredCheckbox, type FieldError } from '#app/platform/forms/fields.ts'
import { hasGoodIban, socioFields } from './socio-fields.ts'

/**
 * The completion of a membership (back-office §5). The diet needs a consent of its own as soon as something stands
 * there; what belongs to another way of paying is dropped.
 */
export const completionSchema = v.pipe(
  v.object({ ...socioFields, diet_consent: checkbox, privacy: requiredCheckbox('privacyRequired') }),
  v.forward(v.partialCheck([['payment_method'], ['iban']], hasGoodIban, 'ibanInvalid' satisfies FieldError), ['iban']),
  v.forward(
    v.partialCheck(
      [['dietary_restrictions'], ['diet_consent']],
      (form) => form.dietary_restrictions === undefined || form.diet_consent === 'on',
      'dietConsentRequired' satisfies FieldError,
    ),
    ['diet_consent'],
  ),
  v.transform((form) => ({
    ...form,
    iban: form.payment_method === 'transfer' ? form.iban : undefined,
    card_holder_name: form.payment_method === 'card' ? form.card_holder_name : undefined,
  })),
)

export type CompletionForm = v.InferOutput<typeof completionSchema>
