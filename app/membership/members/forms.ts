import * as v from 'valibot'
import { dietConsent, optionalLine, type FieldError } from '#app/platform/forms/fields.ts'
import { versionField } from '#app/platform/forms/ids.ts'
import { hasValidIban, socioFields } from './socio-fields.ts'

/** The texts of this form's own errors. */
export const socioErrors = {
  unknown: 'Este socio ya no existe: otra persona lo ha eliminado.',
  conflict:
    'Otra persona ha guardado esta ficha mientras la editabas. Lo que has escrito sigue aquí: ' +
    'abre la lista en otra pestaña, mira qué ha cambiado y vuelve a cargar esta página.',
} as const

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
