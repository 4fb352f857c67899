import * as v from 'valibot'
import { ibanCountry, isIban, normalizeIban } from '#app/banking/iban.ts'
import { isInSepa } from '#app/banking/sepa-countries.ts'
import { MAX_NAME, sepaName } from '#app/banking/sepa-text.ts'
import {
  checkbox,
  optionalLine,
  requiredCheckbox,
  sentText,
  unkept,
  type FieldError,
} from '#app/platform/forms/fields.ts'

/** The fields of an order, on every form that has one. Without `mandate_terms` it is signed on paper. No browser keeps them. */
export const mandateFields = {
  mandate_iban: unkept(
    v.pipe(
      optionalLine(60),
      v.transform((text) => text && normalizeIban(text)),
    ),
  ),
  mandate_holder: unkept(optionalLine(MAX_NAME)),
  mandate_terms: optionalLine(64),
  mandate_confirm: unkept(checkbox),
  mandate_signature: unkept(optionalLine(MAX_NAME)),
}

export type MandateForm = {
  mandate_iban?: string | undefined
  mandate_holder?: string | undefined
  mandate_terms?: string | undefined
  mandate_confirm?: 'on' | undefined
  mandate_signature?: string | undefined
}

/** What is wrong with an order, by field; null when it can be signed, or printed. */
export function mandateProblem(form: MandateForm): { field: keyof MandateForm; error: FieldError } | null {
  const { mandate_iban: iban, mandate_holder: holder, mandate_terms: terms, mandate_signature: name } = form
  if (!iban || !isIban(iban)) return { field: 'mandate_iban', error: 'ibanInvalid' }
  if (!isInSepa(ibanCountry(iban))) return { field: 'mandate_iban', error: 'ibanOutsideSepa' }
  if (!holder || !sepaName(holder)) return { field: 'mandate_holder', error: 'holderRequired' }
  if (!terms) return null
  if (!name || nameKey(name) !== nameKey(holder)) return { field: 'mandate_signature', error: 'signatureDiffers' }
  return form.mandate_confirm === 'on' ? null : { field: 'mandate_confirm', error: 'signatureMissing' }
}

/** Capital letters, accents and spaces make no other name. */
function nameKey(name: string): string {
  return sepaName(name).toLowerCase()
}

/** Of the member's own page. */
export const ownMandateSchema = v.variant('act', [
  v.pipe(v.object({ act: v.literal('sign'), token: unkept(sentText), ...mandateFields }), checkMandate()),
  v.object({
    act: v.literal('revoke'),
    token: unkept(sentText),
    mandate_confirm: unkept(requiredCheckbox('signatureMissing')),
  }),
])

export type OwnMandateFields = v.InferOutput<typeof ownMandateSchema>

/** Beside what is wrong with other fields. @param applies whether the form has an order */
export function checkMandate<Form extends MandateForm>(applies: (form: Form) => boolean = () => true) {
  return v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (dataset.issues?.some(({ path }) => names.has(String(path?.[0].key)))) return
    const form = dataset.value as Form
    const problem = applies(form) ? mandateProblem(form) : null
    if (!problem) return
    const { field: key, error: message } = problem
    addIssue({ message, path: [{ type: 'object', origin: 'value', input: { ...form }, key, value: form[key] }] })
  })
}

/** What the check reads. */
const names = new Set(['payment_method', ...Object.keys(mandateFields)])
