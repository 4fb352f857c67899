import { STEP, stepSize } from '#app/bookings/registration/party-rows.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { island } from '#app/ui/island.tsx'

type SizeStepperProps = {
  size: number
  max: number
  /** The step that was sent without script: its button keeps the focus. */
  stepped?: number | undefined
}

/** A number with two buttons. Without script they send the form, which shows the next number and saves nothing. */
export function SizeStepper({ size, max, stepped }: SizeStepperProps) {
  const t = useTexts().party.size
  const step = (by: number) => ({
    type: 'submit' as const,
    name: STEP,
    value: by,
    className: 'icon-button',
    autoFocus: stepped === by,
    disabled: stepSize(size, by, max) === size,
  })
  return (
    <div className="stepper" {...island('stepper')}>
      <button {...step(-1)} aria-label={t.less}>
        <Icon name="minus" />
      </button>
      <input
        className="stepper-value"
        type="number"
        name="size"
        min={1}
        max={max}
        defaultValue={size}
        inputMode="numeric"
        aria-label={t.label}
        required
      />
      <button {...step(1)} aria-label={t.more}>
        <Icon name="plus" />
      </button>
    </div>
  )
}
