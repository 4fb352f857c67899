import { useFetcher } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { choiceLabel, paymentChoices } from '#app/bookings/panel/shared/payment-label.ts'
import { paymentTexts } from '#app/bookings/panel/shared/payment-texts.ca.ts'

const FORM_ID = 'payments'

/** Notes the payment of the bookings that are ticked in the list. */
export function PaymentBar({ action }: { action: string }) {
  const t = usePanelTexts(paymentTexts)
  const fetcher = useFetcher<Answer>({ key: 'payments' })
  useAnswer(fetcher.data, () => pick(false))
  return (
    <fetcher.Form method="post" action={action} id={FORM_ID} className="payment-bar cluster">
      <input type="hidden" name="act" value="payment" />
      <label className="checkbox">
        <input type="checkbox" className="checkbox-box" onChange={({ currentTarget }) => pick(currentTarget.checked)} />
        <span>{t.pickAll}</span>
      </label>
      <select name="payment" className="input" aria-label={t.label} defaultValue="paid:transfer">
        <PaymentOptions />
      </select>
      <Button type="submit" variant="secondary" size="sm" disabled={fetcher.state !== 'idle'}>
        {t.note}
      </Button>
    </fetcher.Form>
  )
}

export function PaymentOptions() {
  const t = usePanelTexts(paymentTexts)
  return paymentChoices.map((choice) => (
    <option key={choice} value={choice}>
      {choiceLabel(choice, t)}
    </option>
  ))
}

/** Of one row of the list. */
export function PaymentTick({ id, version, name }: { id: string; version: number; name: string }) {
  const t = usePanelTexts(paymentTexts)
  return (
    <label className="payment-tick center" title={t.pick(name)}>
      <input
        type="checkbox"
        className="checkbox-box"
        form={FORM_ID}
        name="payments"
        value={`${id}:${version}`}
        aria-label={t.pick(name)}
      />
    </label>
  )
}

function pick(chosen: boolean): void {
  for (const tick of document.querySelectorAll<HTMLInputElement>(`[form="${FORM_ID}"], #${FORM_ID} [type="checkbox"]`))
    tick.checked = chosen
}
