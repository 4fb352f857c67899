import { STEP } from '#app/events/party-rows.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { island } from '#app/ui/island.tsx'

type SizeStepperProps = {
  size: number
  min?: number
  max: number
  /** Another form than the one around it. */
  form?: string
}

/** A number with two buttons. Without script they send the form, which shows the next number and saves nothing. */
export function SizeStepper({ size, min = 1, max, form }: SizeStepperProps) {
  const t = useTexts().party.size
  return (
    <div className="stepper" {...island('stepper')}>
      <button
        type="submit"
        name={STEP}
        value="-1"
        form={form}
        className="icon-button"
        aria-label={t.less}
        disabled={size <= min}
      >
        <Icon name="minus" />
      </button>
      <input
        className="stepper-value"
        type="number"
        name="size"
        form={form}
        min={min}
        max={max}
        defaultValue={size}
        inputMode="numeric"
        aria-label={t.label}
        required
      />
      <button
        type="submit"
        name={STEP}
        value="1"
        form={form}
        className="icon-button"
        aria-label={t.more}
        disabled={size >= max}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
