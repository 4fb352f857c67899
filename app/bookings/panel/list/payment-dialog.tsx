import { typedEuros } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { TextField } from '#app/ui/field.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { PaymentOptions } from './selected-payments.tsx'
import { choiceOf, totalOf } from '#app/bookings/panel/shared/payment-label.ts'
import { paymentTexts } from '#app/bookings/panel/shared/payment-texts.ts'
import { askedOf, type BookingDialogProps } from '#app/bookings/panel/shared/use-booking-dialogs.ts'

/** The payment of one booking, with another amount than the price of its seats. */
export function PaymentDialog({ dialog, action, onClose }: BookingDialogProps) {
  const t = usePanelTexts(paymentTexts)
  return (
    <RowConfirmDialog
      row={askedOf(dialog, 'payment')}
      onClose={onClose}
      title={({ booking }) => t.noteOf(booking.contactName)}
      texts={{ confirm: t.save, busy: t.busy }}
      danger={false}
      action={action}
      fields={({ booking }) => ({ act: 'payment', payments: `${booking.id}:${booking.paymentVersion}` })}
    >
      {({ booking, times }) => (
        <div key={times} className="form">
          <label className="field">
            <span className="field-label">{t.label}</span>
            <select name="payment" className="input" data-focus="" defaultValue={firstChoice(booking)}>
              <PaymentOptions />
            </select>
          </label>
          <TextField
            name="paid_amount"
            label={t.amount}
            hint={t.amountHint}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typedEuros(booking.paidAmount ?? totalOf(booking))}
          />
        </div>
      )}
    </RowConfirmDialog>
  )
}

/** Of a booking that nothing is known of yet, that it has paid. */
function firstChoice(booking: Parameters<typeof choiceOf>[0]) {
  return booking.paymentState === 'unpaid' ? 'paid:transfer' : choiceOf(booking)
}
