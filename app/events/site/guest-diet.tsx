import type { FieldMetadata } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { Checkbox, TextInput } from '#app/platform/forms/inputs.tsx'
import { Icon } from '#app/ui/icon.tsx'

type GuestDietProps = {
  diet: FieldMetadata
  consent: FieldMetadata
  consentLabel: string
  /** The only guest: the fields are always open, without a summary. */
  alone: boolean
}

/** Closed, it says what was written; an error opens it. */
export function GuestDiet({ diet, consent, consentLabel, alone }: GuestDietProps) {
  const { events, forms } = useTexts()
  const t = events.registration
  const wrong = Boolean(diet.errors ?? consent.errors)
  const [opened, setOpened] = useState<'by-hand' | 'by-error' | false>(wrong && 'by-hand')
  // It stays open when the error is corrected.
  if (wrong && !opened) setOpened('by-error')
  const open = alone || opened !== false
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (opened === 'by-error') focusIfFirstError(details.current)
  }, [opened])
  const written = typeof diet.value === 'string' && !open ? diet.value : ''
  return (
    <details
      className={alone ? 'diet guest-diet-alone' : 'diet guest-diet'}
      open={open}
      ref={details}
      onToggle={({ currentTarget }) => alone || setOpened(currentTarget.open && 'by-hand')}
    >
      <summary>
        <Icon name="fork-knife" />
        <span>
          {t.diet}
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
      <div className="guest-diet-fields">
        <TextInput
          field={diet}
          label={alone ? t.diet : t.kitchen}
          placeholder={t.dietPlaceholder}
          hint={t.dietHint}
          optional
        />
        <Checkbox field={consent} label={consentLabel} className="diet-consent" />
      </div>
    </details>
  )
}

/** The form could not focus a field that was closed. */
function focusIfFirstError(details: HTMLElement | null) {
  const first = details?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (first && details?.contains(first)) first.focus()
}
