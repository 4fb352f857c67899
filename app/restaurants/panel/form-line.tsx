import type { FieldMetadata } from '@conform-to/react'
import type { ComponentProps } from 'react'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { textAttributes } from '#app/platform/forms/field-attributes.ts'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { restaurantErrors } from './forms.ts'

type LineProps = ComponentProps<typeof TextField> & {
  field: FieldMetadata
  required?: boolean
}

export function Line({ field, required = false, ...rest }: LineProps) {
  const errorOf = useErrorTexts(restaurantErrors)
  return (
    <TextField
      {...textAttributes(field)}
      optionalLabel={required ? undefined : '(opcional)'}
      error={errorOf(field.errors)}
      {...rest}
    />
  )
}

export function Lines({ field, ...rest }: ComponentProps<typeof TextAreaField> & { field: FieldMetadata }) {
  const errorOf = useErrorTexts(restaurantErrors)
  return <TextAreaField {...textAttributes(field)} optionalLabel="(opcional)" error={errorOf(field.errors)} {...rest} />
}
