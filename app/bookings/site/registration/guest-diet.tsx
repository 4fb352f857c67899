import type { FieldMetadata } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { Checkbox, TextInput } from '#app/platform/forms/inputs.tsx'
import { BoundDietChoices, type BoundDiet } from '#app/diets/diet-choices.tsx'
import { DietFold } from '#app/diets/diet-fold.tsx'
import { isChosen } from '#app/diets/diet-forms.ts'
import { ALLERGENS, describeDiet, DIET_WAYS, hasDiet, writeDiet, type Diet } from '#app/diets/diet.ts'

type GuestDietProps = {
  fields: BoundDiet
  consentLabel: string
  /** Of a member who lets the club remember it: unchanged, it needs no other consent. */
  remembered?: Diet | null
}

/** Closed, it says what was written; a diet or an error opens it. */
export function GuestDiet({ fields, consentLabel, remembered = null }: GuestDietProps) {
  const { events, diets } = useTexts()
  const t = events.registration
  const { dietary_restrictions: note, diet_consent: consent } = fields
  const wrong = Boolean(note.errors ?? consent.errors)
  const diet = typedDiet(fields)
  const [opened, setOpened] = useState<'by-hand' | 'by-error' | false>((wrong || hasDiet(diet)) && 'by-hand')
  // It stays open when the error is corrected.
  if (wrong && !opened) setOpened('by-error')
  const open = opened !== false
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (opened === 'by-error') focusIfFirstError(details.current)
  }, [opened])
  const isRemembered = remembered !== null && !consent.errors && writeDiet(diet) === writeDiet(remembered)
  return (
    <DietFold
      open={open}
      ref={details}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open && 'by-hand')}
      written={open ? '' : describeDiet(diet, diets)}
    >
      <BoundDietChoices fields={fields} />
      <TextInput field={note} label={t.diet} placeholder={t.dietPlaceholder} hint={t.dietHint} optional />
      {isRemembered ? (
        <RememberedDiet consent={consent} />
      ) : (
        <Checkbox field={consent} label={consentLabel} className="diet-consent" />
      )}
    </DietFold>
  )
}

/** Said, not ticked: the consent covers the member's bookings. Without script the server compares what was sent. */
function RememberedDiet({ consent }: { consent: FieldMetadata }) {
  const t = useTexts().events.registration
  return (
    <p className="diet-consent small muted">
      <input type="hidden" name={consent.name} value="on" />
      <input type="hidden" name="diet_remembered" value="on" />
      {t.rememberedDiet}
    </p>
  )
}

/** As it is typed now. */
function typedDiet({ allergens, traces, ways, dietary_restrictions: note }: BoundDiet): Diet {
  return {
    allergens: ALLERGENS.filter((allergen) => isChosen(allergens.value, allergen)),
    traces: traces.value === 'on',
    ways: DIET_WAYS.filter((way) => isChosen(ways.value, way)),
    note: typeof note.value === 'string' ? note.value : '',
  }
}

/** The form could not focus a field that was closed. */
function focusIfFirstError(details: HTMLElement | null) {
  const first = details?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (first && details?.contains(first)) first.focus()
}
