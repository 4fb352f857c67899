import * as v from 'valibot'
import { checkbox, dietConsent, optionalLine, requiredLine, type FieldError } from '#app/platform/forms/fields.ts'
import { versionField } from '#app/platform/forms/ids.ts'
import { hasValidIban, socioFields } from './socio-fields.ts'

export const socioSchema = v.pipe(
  v.object({
    ...socioFields,
    diet_consent: dietConsent,
    membership_type: v.pipe(
      optionalLine(60),
      v.transform((text) => text ?? 'Regular'),
    ),
    no_news: checkbox,
    /** A form that does not offer it, or is older than it, leaves a member who pays so as they are. */
    direct_debit_offered: checkbox,
    version: versionField,
  }),
  v.forward(v.partialCheck([['payment_method'], ['iban']], hasValidIban, 'ibanInvalid' satisfies FieldError), ['iban']),
)

/** Of the booking by phone. */
export const memberSearchSchema = v.object({ search: requiredLine(100, 'invalid' satisfies FieldError) })

export type SocioForm = Omit<v.InferOutput<typeof socioSchema>, 'version'>
