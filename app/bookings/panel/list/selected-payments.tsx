import type { ReactNode } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { selectedValue } from '#app/platform/forms/selection.ts'
import { RowTick } from '#app/ui/panel/row-tick.tsx'
import { Selection } from '#app/ui/panel/selection.tsx'
import type { Booking } from '#app/bookings/panel/shared/booking-list.server.ts'
import { choiceLabel, paymentChoices } from '#app/bookings/panel/shared/payment-label.ts'
import { paymentTexts } from '#app/bookings/panel/shared/payment-texts.ts'

const FORM_ID = 'selected-payments'

type SelectedPaymentsProps = { address: string; isEmpty: boolean; children: ReactNode }

/** A list of bookings, with the payment that is noted of the ticked ones. */
export function SelectedPayments({ address, isEmpty, children }: SelectedPaymentsProps) {
  const t = usePanelTexts(paymentTexts)
  return (
    <Selection
      id={FORM_ID}
      to={address}
      acts={[{ act: 'pay-selected', label: t.note, icon: 'currency-eur' }]}
      isEmpty={isEmpty}
      choice={
        <select name="choice" className="input payment-choice" aria-label={t.label} defaultValue="paid:transfer">
          <PaymentOptions />
        </select>
      }
    >
      {children}
    </Selection>
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
export function PaymentTick({ booking: { id, paymentVersion }, name }: { booking: Booking; name: string }) {
  return <RowTick form={FORM_ID} value={selectedValue(id, paymentVersion)} name={name} />
}
