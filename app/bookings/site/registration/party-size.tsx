import type { FieldMetadata, SubmissionResult } from '@conform-to/react'
import { useRef, type MouseEvent } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { isReachable } from '#app/platform/forms/send-form.ts'
import { ControlField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { clampSize, STEP, stepSize } from '#app/bookings/registration/party-rows.ts'

type PartySizeProps = {
  field: FieldMetadata
  limit: number
  /** Free ones. */
  seats?: number | undefined
  /** Where a larger party may wait. */
  waitingList?: string | undefined
  onLost?: (form: HTMLFormElement) => void
  /** The step that was sent without script: its button keeps the focus. */
  stepped: number
}

/** A number with two buttons. Without script they send the form, which comes back with the guests of the new number. */
export function PartySize({ field, limit, seats = limit, waitingList, stepped, onLost }: PartySizeProps) {
  const t = useTexts().events.registration
  const input = useRef<HTMLInputElement>(null)
  const size = clampSize(field.value, limit)
  const most = Math.max(1, Math.min(limit, seats))
  const step = (by: number) => ({
    type: 'submit' as const,
    name: STEP,
    value: by,
    className: 'icon-button',
    autoFocus: stepped === by,
    'aria-disabled': stepSize(size, by, most) === size || (by > 0 && size >= most),
    onClick(event: MouseEvent) {
      event.preventDefault()
      if (input.current)
        write(input.current, by > 0 ? Math.max(size, stepSize(size, by, most)) : stepSize(size, by, limit))
    },
  })
  return (
    <ControlField
      id={field.id}
      className="party-size"
      label={t.size}
      hint={most < limit ? t.seatsLeft(most) : t.sizeHint(limit)}
      error={useErrorTexts()(field.errors)}
    >
      {(control) => (
        <>
          <div className="stepper">
            <button {...step(-1)} aria-label={t.fewer}>
              <Icon name="minus" />
            </button>
            <input
              {...control}
              ref={input}
              key={field.key}
              name={field.name}
              defaultValue={clampSize(field.initialValue, limit)}
              type="number"
              min={1}
              max={most}
              inputMode="numeric"
              className="stepper-value"
            />
            <button {...step(1)} aria-label={t.more}>
              <Icon name="plus" />
            </button>
          </div>
          {waitingList && most < limit && size >= most && (
            <button
              type="submit"
              name={STEP}
              value={1}
              formAction={waitingList}
              className="text-link party-beyond"
              onClick={(event) => {
                event.preventDefault()
                void takeAlong(event.currentTarget, onLost)
              }}
            >
              {t.beyond}
            </button>
          )}
        </>
      )}
    </ControlField>
  )
}

/** Sends the form without its checks: the page of the waiting list shows it with one guest more. */
async function takeAlong(button: HTMLButtonElement, onLost?: (form: HTMLFormElement) => void) {
  const { form, name, value } = button
  const path = button.getAttribute('formaction') ?? ''
  if (!form) return
  if (!(await isReachable(path))) return onLost?.(form)
  const step = document.createElement('input')
  form.append(Object.assign(step, { type: 'hidden', name, value }))
  form.action = path
  form.submit()
}

/** As if typed, so that the form and its draft follow. */
function write(input: HTMLInputElement, size: number) {
  input.value = String(size)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The step that was sent without script. */
export function stepOf(answer: { state: string; result?: SubmissionResult | undefined } | undefined): number {
  return answer?.state === 'again' ? Number(answer.result?.initialValue?.[STEP]) : 0
}
