import type { FieldMetadata } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { Checkbox, TextInput } from '#app/platform/forms/inputs.tsx'
import { BoundDietChoices, type BoundDiet } from '#app/diets/diet-choices.tsx'
import { isChosen } from '#app/diets/diet-forms.ts'
import { ALLERGENS, describeDiet, DIET_WAYS, writeDiet, type Diet } from '#app/diets/diet.ts'
import { Icon } from '#app/ui/icon.tsx'

type GuestDietProps = {
  fields: BoundDiet
  consentLabel: string
  /** The only guest: the fields are always open, without a summary. */
  alone: boolean
  /** Of a member who lets the club remember it: unchanged, it needs no other consent. */
  remembered?: Diet | null
}

/** Closed, it says what was written; an error opens it. */
export function GuestDiet({ fields, consentLabel, alone, remembered = null }: GuestDietProps) {
  const { events, diets } = useTexts()
  const t = events.registration
  const { dietary_restrictions: note, diet_consent: consent } = fields
  const wrong = Boolean(note.errors ?? consent.errors)
  const [opened, setOpened] = useState<'by-hand' | 'by-error' | false>(wrong && 'by-hand')
  // It stays open when the error is corrected.
  if (wrong && !opened) setOpened('by-error')
  const open = alone || opened !== false
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (opened === 'by-error') focusIfFirstError(details.current)
  }, [opened])
  const isRemembered = remembered !== null && !consent.errors && isSame(typedDiet(fields), remembered)
  const written = open ? '' : describeDiet(typedDiet(fields), diets)
  return (
    <details
      className={alone ? 'diet guest-diet-alone' : 'diet guest-diet'}
      open={open}
      ref={details}
      onToggle={({ currentTarget }) => alone || setOpened(currentTarget.open && 'by-hand')}
    >
      <DietSummary written={written} />
      <div className="guest-diet-fields stack gap-4">
        {alone ? <MoreChoices fields={fields} /> : <BoundDietChoices fields={fields} />}
        <TextInput
          field={note}
          label={alone ? t.diet : t.kitchen}
          placeholder={t.dietPlaceholder}
          hint={t.dietHint}
          optional
        />
        {isRemembered ? (
          <RememberedDiet consent={consent} />
        ) : (
          <Checkbox field={consent} label={consentLabel} className="diet-consent" />
        )}
      </div>
    </details>
  )
}

/** @param written the diet in words, while the fields are closed */
function DietSummary({ written }: { written: string }) {
  const { events, forms } = useTexts()
  return (
    <summary>
      <Icon name="fork-knife" />
      <span>
        {events.registration.diet}
        {written ? (
          <>
            {': '}
            <span className="guest-diet-written">{written}</span>
          </>
        ) : (
          <span className="field-optional"> {forms.optional}</span>
        )}
      </span>
      <Icon name="caret-down" />
    </summary>
  )
}

/** Said, not ticked: the consent was given for the member's bookings. Without script the server compares what was sent. */
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

const isSame = (one: Diet, other: Diet) => writeDiet(one) === writeDiet(other)

/** Closed at first, to keep the form for one person short. */
function MoreChoices({ fields }: { fields: BoundDiet }) {
  const { diets } = useTexts()
  const { allergens, traces, ways } = fields
  const given = [allergens, traces, ways].some(({ initialValue }) => initialValue !== undefined)
  return (
    <details className="diet-more" open={given}>
      <summary>
        <Icon name="fork-knife" />
        {diets.choose}
        <Icon name="caret-down" />
      </summary>
      <BoundDietChoices fields={fields} />
    </details>
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
