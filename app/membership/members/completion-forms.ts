import * as v from 'valibot'
import { checkMandate, mandateFields } from '#app/mandates/forms.ts'
import { dietConsent, linkToken, requiredCheckbox, type FieldError } from '#app/platform/forms/fields.ts'
import { adultBirthDate, hasValidIban, socioFields } from './socio-fields.ts'

/** A diet needs its own consent; fields of other payment methods are dropped. */
export const completionSchema = v.pipe(
  v.object({
    token: linkToken,
    ...socioFields,
    ...mandateFields,
    birth_date: adultBirthDate,
    diet_consent: dietConsent,
    privacy: requiredCheckbox('privacyRequired'),
  }),
  v.forward(v.partialCheck([['payment_method'], ['iban']], hasValidIban, 'ibanInvalid' satisfies FieldError), ['iban']),
  checkMandate(({ payment_method: method }) => method === 'direct-debit'),
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

export type CompletionForm = Omit<v.InferOutput<typeof completionSchema>, 'token'>
