import type { FieldMetadata } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { useDraftMarks } from './draft-marks.tsx'
import { useErrorTexts } from './error-texts.ts'

export type BoundInput = {
  /** Gives the id, the name, the first value and the error. */
  field: FieldMetadata
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
}

export function TextInput({ field, optional, ...given }: BoundInput & ComponentProps<'input'>) {
  const bound = useTextInput(field, optional)
  return <TextField key={field.key} {...bound} {...given} />
}

export function TextArea({ field, optional, ...given }: BoundInput & ComponentProps<'textarea'>) {
  const bound = useTextInput(field, optional, true)
  return <TextAreaField key={field.key} {...bound} {...given} />
}

export function Select({ field, optional, ...given }: BoundInput & ComponentProps<'select'>) {
  const bound = useTextInput(field, optional)
  return <SelectField key={field.key} {...bound} {...given} />
}

export function Checkbox({ field, ...given }: Omit<BoundInput, 'optional'> & ComponentProps<'input'>) {
  const error = useErrorTexts()(field.errors)
  const checked = field.initialValue === 'on'
  const bound = { id: field.id, name: field.name, error, ...useDraftMarks(field) }
  return <CheckboxField key={field.key} {...bound} defaultChecked={checked} {...given} />
}

export function useTextInput(field: FieldMetadata, optional = false, long = false) {
  const { id, name, errors, initialValue } = field
  const { forms } = useTexts()
  return {
    id,
    name,
    defaultValue: typeof initialValue === 'string' ? initialValue : undefined,
    error: useErrorTexts()(errors),
    optionalLabel: optional ? forms.optional : undefined,
    ...useDraftMarks(field, long),
  }
}
