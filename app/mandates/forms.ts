import * as v from 'valibot'
import { isBic, type Abroad } from '#app/banking/abroad.ts'
import { ibanCountry, isAbroad, isIban, normalizeIban } from '#app/banking/iban.ts'
import { isInSepa } from '#app/banking/sepa-countries.ts'
import { MAX_NAME, sepaName, sepaText } from '#app/banking/sepa-text.ts'
import {
  checkbox,
  optionalLine,
  requiredCheckbox,
  sentText,
  unkept,
  type FieldError,
} from '#app/platform/forms/fields.ts'
import type { Debtor } from './mandate-terms.ts'

/** Of an account outside the EEA. Without a country it is that of the account. */
export const abroadFields = {
  mandate_bic: unkept(
    v.pipe(
      optionalLine(20),
      v.transform((text) => text?.replaceAll(' ', '').toUpperCase()),
    ),
  ),
  mandate_street: unkept(optionalLine(70)),
  mandate_number: unkept(optionalLine(16)),
  mandate_post_code: unkept(optionalLine(16)),
  mandate_town: unkept(optionalLine(35)),
  mandate_country: unkept(
    v.pipe(
      optionalLine(2),
      v.check((country) => country === undefined || isInSepa(country), 'optionUnknown' satisfies FieldError),
    ),
  ),
}

/** The fields of an order, on each form that has one. Without `mandate_terms` it is on paper. No browser keeps them. */
export const mandateFields = {
  mandate_iban: unkept(
    v.pipe(
      optionalLine(60),
      v.transform((text) => text && normalizeIban(text)),
    ),
  ),
  mandate_holder: unkept(optionalLine(MAX_NAME)),
  ...abroadFields,
  mandate_terms: optionalLine(64),
  mandate_confirm: unkept(checkbox),
  mandate_signature: unkept(optionalLine(MAX_NAME)),
}

export type AbroadForm = { [Name in keyof typeof abroadFields]?: string | undefined }

export type MandateForm = AbroadForm & {
  mandate_iban?: string | undefined
  mandate_holder?: string | undefined
  mandate_terms?: string | undefined
  mandate_confirm?: 'on' | undefined
  mandate_signature?: string | undefined
}

type Problem = { field: keyof MandateForm; error: FieldError }

/** What is wrong with an order, by field; none when it can be signed, or printed. */
export function mandateProblems(form: MandateForm): Problem[] {
  const { mandate_iban: iban, mandate_holder: holder, mandate_terms: terms, mandate_signature: name } = form
  if (!iban || !isIban(iban)) return [{ field: 'mandate_iban', error: 'ibanInvalid' }]
  if (!isInSepa(ibanCountry(iban))) return [{ field: 'mandate_iban', error: 'ibanOutsideSepa' }]
  if (!holder || !sepaName(holder)) return [{ field: 'mandate_holder', error: 'holderRequired' }]
  const missing = abroadProblems(iban, form)
  if (missing.length > 0 || !terms) return missing
  if (!name || nameKey(name) !== nameKey(holder)) return [{ field: 'mandate_signature', error: 'signatureDiffers' }]
  return form.mandate_confirm === 'on' ? [] : [{ field: 'mandate_confirm', error: 'signatureMissing' }]
}

/** What the bank asks of an account outside the EEA, in its characters. */
export function abroadProblems(iban: string, form: AbroadForm): Problem[] {
  if (!isAbroad(iban)) return []
  const needed = ['mandate_street', 'mandate_post_code', 'mandate_town'] as const
  const missing = needed.filter((field) => sepaText(form[field] ?? '', 70) === '')
  const problems: Problem[] = missing.map((field) => ({ field, error: 'addressRequired' }))
  return isBic(form.mandate_bic ?? '') ? problems : [{ field: 'mandate_bic', error: 'bicInvalid' }, ...problems]
}

/** The account of a form without problems; null without one. */
export function debtorOf(form: MandateForm): Debtor | null {
  const { mandate_iban: iban, mandate_holder: holder } = form
  if (!iban || !holder) return null
  return isAbroad(iban) ? { holder, iban, abroad: abroadOf(iban, form) } : { holder, iban }
}

function abroadOf(iban: string, form: AbroadForm): Abroad {
  const { mandate_bic: bic = '', mandate_street: street = '', mandate_number: number } = form
  const { mandate_post_code: postCode = '', mandate_town: town = '', mandate_country: country } = form
  return { bic, address: { street, number, postCode, town, country: country ?? ibanCountry(iban) } }
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

/** Beside what is wrong with other fields. */
export function checkMandate<Form extends MandateForm>(problemsOf: (form: Form) => Problem[] = mandateProblems) {
  return v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (dataset.issues?.some(({ path }) => names.has(String(path?.[0].key)))) return
    const form = dataset.value as Form
    for (const { field: key, error: message } of problemsOf(form))
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: { ...form }, key, value: form[key] }] })
  })
}

/** What the check reads. */
const names = new Set(['payment_method', ...Object.keys(mandateFields)])
