import * as v from 'valibot'
import { dietConsent, optionalLine, type FieldError } from '#app/platform/forms/fields.ts'
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
    version: versionField,
  }),
  v.forward(v.partialCheck([['payment_method'], ['iban']], hasValidIban, 'ibanInvalid' satisfies FieldError), ['iban']),
)

export type SocioForm = Omit<v.InferOutput<typeof socioSchema>, 'version'>
