import type { ReactNode } from 'react'
import { DietChoices } from '#app/diets/diet-choices.tsx'
import type { Diet } from '#app/diets/diet.ts'
import type { GuestErrors } from '#app/bookings/registration/party-forms.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { CheckboxField, TextField } from '#app/ui/field.tsx'

type DietFieldsProps = {
  /** Ends the names of the fields (`readGuests`). */
  guest: string
  diet: Diet
  label: string
  consent: { label: string; checked: boolean }
  errors: GuestErrors | undefined
  /** Beneath the note. */
  own?: ReactNode
}

/** A guest's diet with its consent. */
export function DietFields({ guest, diet, label, consent, errors, own }: DietFieldsProps) {
  const { events, forms } = useTexts()
  const errorOf = useErrorTexts()
  const names = { allergens: `allergens.${guest}`, traces: `traces.${guest}`, ways: `ways.${guest}` }
  return (
    <>
      <DietChoices names={names} chosen={diet} />
      <TextField
        label={label}
        optionalLabel={forms.optional}
        name={`diet.${guest}`}
        defaultValue={diet.note}
        placeholder={events.registration.dietPlaceholder}
        hint={events.registration.dietHint}
        autoComplete="off"
        own={own}
        error={errorOf(errors?.dietary_restrictions)}
      />
      <CheckboxField
        className="diet-consent"
        label={consent.label}
        name={`diet_consent.${guest}`}
        defaultChecked={consent.checked}
        error={errorOf(errors?.diet_consent)}
      />
    </>
  )
}
