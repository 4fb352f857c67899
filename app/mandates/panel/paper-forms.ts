import * as v from 'valibot'
import { ibanCountry, isIban } from '#app/banking/iban.ts'
import { isInSepa } from '#app/banking/sepa-countries.ts'
import { abroadFields, abroadProblems, checkMandate, mandateFields } from '#app/mandates/forms.ts'
import { clubDay, isDay } from '#app/platform/club-day.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { uuidField } from '#app/platform/forms/ids.ts'
import { requiredLine } from '#app/platform/forms/fields.ts'
import type { MandateTexts } from './panel-texts.ts'

const ownError = (key: keyof MandateTexts['paper']['errors']): string => key

/** SEPA direct debits began in November 2009. */
const FIRST_DAY = '2009-11-01'

/** Without account and holder those of the printed sheet count. */
export const paperSchema = v.pipe(
  v.object({
    mandate_id: uuidField,
    signed_on: v.pipe(
      requiredLine(10, ownError('signedOnMissing')),
      v.check(isDay, 'invalid' satisfies FieldError),
      v.check((day) => !isDay(day) || (day >= FIRST_DAY && day <= clubDay()), ownError('signedOnWrong')),
    ),
    mandate_iban: v.pipe(
      mandateFields.mandate_iban,
      v.check((iban) => !iban || isIban(iban), 'ibanInvalid' satisfies FieldError),
      v.check((iban) => !iban || !isIban(iban) || isInSepa(ibanCountry(iban)), 'ibanOutsideSepa' satisfies FieldError),
    ),
    mandate_holder: mandateFields.mandate_holder,
    ...abroadFields,
  }),
  v.forward(
    v.partialCheck(
      [['mandate_iban'], ['mandate_holder']],
      ({ mandate_iban: iban, mandate_holder: holder }) => Boolean(iban) || !holder,
      ownError('accountMissing'),
    ),
    ['mandate_iban'],
  ),
  v.forward(
    v.partialCheck(
      [['mandate_iban'], ['mandate_holder']],
      ({ mandate_iban: iban, mandate_holder: holder }) => Boolean(holder) || !iban,
      ownError('holderMissing'),
    ),
    ['mandate_holder'],
  ),
  checkMandate(({ mandate_iban: iban = '', ...form }) => abroadProblems(iban, form)),
)

export const mandateIdSchema = v.object({ mandate_id: uuidField })
