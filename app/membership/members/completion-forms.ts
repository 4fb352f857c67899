import * as v from 'valibot'
import { checkMandate, mandateFields, mandateProblems } from '#app/mandates/forms.ts'
import { dietConsent, linkToken, requiredCheckbox, type FieldError } from '#app/platform/forms/fields.ts'
import { paymentMethods, type PaymentMethod } from '#app/membership/statuses.ts'
import { adultBirthDate, hasValidIban, socioFields } from './socio-fields.ts'

/** A diet needs its own consent; fields of other payment methods are dropped. */
const schemaWith = (methods: readonly PaymentMethod[]) =>
  v.pipe(
    v.object({
      token: linkToken,
      ...socioFields,
      payment_method: v.optional(v.picklist(methods, 'optionUnknown' satisfies FieldError), 'transfer'),
      ...mandateFields,
      birth_date: adultBirthDate,
      diet_consent: dietConsent,
      privacy: requiredCheckbox('privacyRequired'),
    }),
    v.forward(v.partialCheck([['payment_method'], ['iban']], hasValidIban, 'ibanInvalid' satisfies FieldError), [
      'iban',
    ]),
    checkMandate((form) => (form.payment_method === 'direct-debit' ? mandateProblems(form) : [])),
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

export const completionSchema = schemaWith(paymentMethods)

/** Without a creditor: direct debit is as unknown as any other word. */
export const plainCompletionSchema = schemaWith(paymentMethods.filter((method) => method !== 'direct-debit'))

export type CompletionForm = Omit<v.InferOutput<typeof completionSchema>, 'token'>
