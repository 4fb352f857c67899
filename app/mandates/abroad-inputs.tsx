import type { FieldMetadata } from '@conform-to/react'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { AbroadFields } from './abroad-fields.tsx'
import type { AbroadForm } from './forms.ts'

type AbroadInputsProps = { fields: Record<keyof AbroadForm, FieldMetadata<string | undefined>>; iban: string }

/** `AbroadFields` in a form of `useSchemaForm`. */
export function AbroadInputs({ fields, iban }: AbroadInputsProps) {
  const errorOf = useErrorTexts()
  return (
    <AbroadFields
      iban={iban}
      field={(called) => {
        const { id, name, initialValue, errors } = fields[called]
        return { id, name, defaultValue: initialValue, error: errorOf(errors) }
      }}
    />
  )
}
