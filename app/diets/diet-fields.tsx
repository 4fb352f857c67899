import type { ReactNode } from 'react'
import { DietChoices } from './diet-choices.tsx'
import type { Diet } from './diet.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { CheckboxField, TextField } from '#app/ui/field.tsx'

/** By the names of the fields. */
export type FieldErrors = Record<string, string[] | null>

type DietFieldsProps = {
  /** The beginning of the names of the fields. */
  fields: string
  diet: Diet
  label: string
  consent: { label: string; checked: boolean }
  errors: FieldErrors
  /** Beneath the note. */
  own?: ReactNode
}

/** A diet with its consent, in a form that the browser sends. */
export function DietFields({ fields, diet, label, consent, errors, own }: DietFieldsProps) {
  const { events, forms } = useTexts()
  const errorOf = useErrorTexts()
  const names = { allergens: `${fields}allergens`, traces: `${fields}traces`, ways: `${fields}ways` }
  return (
    <>
      <DietChoices names={names} chosen={diet} />
      <TextField
        label={label}
        optionalLabel={forms.optional}
        name={`${fields}dietary_restrictions`}
        defaultValue={diet.note}
        placeholder={events.registration.dietPlaceholder}
        hint={events.registration.dietHint}
        autoComplete="off"
        own={own}
        error={errorOf(errors[`${fields}dietary_restrictions`])}
      />
      <CheckboxField
        className="diet-consent"
        label={consent.label}
        name={`${fields}diet_consent`}
        defaultChecked={consent.checked}
        error={errorOf(errors[`${fields}diet_consent`])}
      />
    </>
  )
}
