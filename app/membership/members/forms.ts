import * as v from 'valibot'
import { optionalLine, checkbox, type FieldError } from '#app/platform/forms/fields.ts'
import { hasValidIban, socioFields } from './socio-fields.ts'

export const socioSchema = v.pipe(
  v.object({
    ...socioFields,
    diet_consent: checkbox,
    membership_type: v.pipe(
      optionalLine(60),
      v.transform((text) => text ?? 'Regular'),
    ),
  }),
  v.forward(v.partialCheck([['payment_method'], ['iban']], hasValidIban, 'ibanInvalid' satisfies FieldError), ['iban']),
)

export type SocioForm = v.InferOutput<typeof socioSchema>
