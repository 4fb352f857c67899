import * as v from 'valibot'
import { isIban, normalizeIban } from '#app/banking/iban.ts'
import { clubDay, isDay } from '#app/platform/club-day.ts'
import {
  diet,
  email,
  requiredLine,
  optionalLine,
  optionalText,
  phone,
  unkept,
  type FieldError,
} from '#app/platform/forms/fields.ts'
import { paymentMethods } from '#app/membership/statuses.ts'

/** The date (`2008-11-21`) that many years ago, in the club's time zone. */
function dateYearsAgo(years: number): string {
  const [year, ...rest] = clubDay().split('-')
  return [Number(year) - years, ...rest].join('-')
}

function isBirthDate(text: string): boolean {
  return isDay(text) && text > dateYearsAgo(120) && text <= dateYearsAgo(0)
}

export const birthDate = v.pipe(
  optionalLine(10),
  v.check((text) => text === undefined || isBirthDate(text), 'birthDateInvalid' satisfies FieldError),
)

/** For the public form only (docs/decisions/028-age-on-the-public-form.md). */
export const adultBirthDate = v.pipe(
  birthDate,
  // Text comparison: people born on 29 February come of age on 1 March.
  v.check(
    (text) => text === undefined || !isBirthDate(text) || text <= dateYearsAgo(18),
    'tooYoung' satisfies FieldError,
  ),
)

export const socioFields = {
  full_name: v.pipe(requiredLine(120, 'nameTooShort'), v.minLength(2, 'nameTooShort' satisfies FieldError)),
  email: email('emailInvalid', 'emailInvalid'),
  phone,
  address: optionalText(300),
  birth_date: birthDate,
  payment_method: v.optional(v.picklist(paymentMethods, 'optionUnknown' satisfies FieldError), 'transfer'),
  iban: unkept(
    v.pipe(
      optionalLine(60),
      v.transform((text) => text && normalizeIban(text)),
    ),
  ),
  card_holder_name: optionalLine(120),
  billing_address: optionalText(300),
  emergency_contact_name: optionalLine(120),
  emergency_contact_phone: phone,
  dietary_restrictions: diet,
  notes: optionalText(2000),
}

/** Only transfers need a valid IBAN. */
export function hasValidIban({ payment_method, iban }: { payment_method: string; iban?: string | undefined }): boolean {
  return payment_method !== 'transfer' || !iban || isIban(iban)
}
