import * as v from 'valibot'
import { isIban, normalizeIban } from '#app/banking/iban.ts'
import { isInSepa } from '#app/banking/sepa-countries.ts'
import { checkbox, optionalLine, requiredLine, unkept, type FieldError } from '#app/platform/forms/fields.ts'
import { versionField } from '#app/platform/forms/ids.ts'
import { clubDay, isDay } from '#app/platform/club-day.ts'
import { amountField } from '../amount-field.ts'
import { isTaxNumber, normalizeTaxNumber } from '#app/banking/tax-number.ts'
import type { CreditorTexts } from './creditor-texts.ts'

const own = (error: keyof CreditorTexts['errors']) => error
const ibanInvalid: FieldError = 'ibanInvalid'

const daysField = (most: number) =>
  v.pipe(
    v.string(own('daysInvalid')),
    v.trim(),
    v.regex(/^\d{1,2}$/, own('daysInvalid')),
    v.transform(Number),
    v.minValue(1, own('daysInvalid')),
    v.maxValue(most, own('daysInvalid')),
  )

export const creditorSchema = v.object({
  /** Without: nobody has set it up. */
  version: v.optional(versionField),
  name: requiredLine(70, own('nameMissing')),
  tax_number: v.pipe(
    requiredLine(20, own('taxNumberInvalid')),
    v.transform(normalizeTaxNumber),
    v.check(isTaxNumber, own('taxNumberInvalid')),
  ),
  suffix: v.pipe(
    requiredLine(3, own('suffixInvalid')),
    v.toUpperCase(),
    v.regex(/^[0-9A-Z]{3}$/, own('suffixInvalid')),
  ),
  /** Empty: the stored one stays. */
  iban: unkept(
    v.pipe(
      optionalLine(60),
      v.transform((text) => text && normalizeIban(text)),
      v.check((iban) => !iban || (isIban(iban) && isInSepa(iban.slice(0, 2))), ibanInvalid),
    ),
  ),
  cutoff: v.pipe(requiredLine(5, own('timeInvalid')), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, own('timeInvalid'))),
  lead_days: daysField(30),
  notice_days: daysField(60),
  min: amountField(own('amountInvalid'), 0),
  frst: checkbox,
  e_mandates_ok_on: v.pipe(
    optionalLine(10),
    v.check((day) => day === undefined || (isDay(day) && day <= clubDay()), own('dayInvalid')),
  ),
  two_to_seal: checkbox,
})
export type CreditorForm = v.InferOutput<typeof creditorSchema>
