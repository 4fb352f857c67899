import { Allowed } from '#app/accounts/allowed.tsx'
import { Link } from 'react-router'
import { formatDateTime } from '#app/i18n/dates.ts'
import { formatEuros } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { StatusBadge } from '#app/ui/badge.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { PaymentLine, SettleRefund } from './booking-body.tsx'
import type { Booking } from '#app/bookings/panel/shared/booking-list.server.ts'
import { totalOf } from '#app/bookings/panel/shared/payment-label.ts'
import { paymentTexts } from '#app/bookings/panel/shared/payment-texts.ts'
import type { BookingRowProps } from '#app/bookings/panel/shared/use-booking-dialogs.ts'
import { bookingTexts } from '#app/bookings/panel/shared/booking-texts.ts'
import { RowAct } from '#app/events/panel/row-act.tsx'

type CancelledRowProps = Omit<BookingRowProps, 'dayHasCome'>
type CancelledBookingsProps = Omit<CancelledRowProps, 'booking'> & { bookings: Booking[]; total: number }

/** Under the list: who cancelled, when, in time or not, and what is to be refunded. */
export function CancelledBookings({ bookings, total, ...row }: CancelledBookingsProps) {
  const { cancelled: t } = usePanelTexts(bookingTexts)
  if (bookings.length === 0) return null
  return (
    <div className="cancelled-bookings">
      <Sheet flush title={t.title} link={total > bookings.length && <Link to="?estado=canceladas">{t.all}</Link>}>
        <ul className="bookings">
          {bookings.map((booking) => (
            <CancelledRow key={booking.id} booking={booking} {...row} />
          ))}
        </ul>
      </Sheet>
    </div>
  )
}

export function CancelledRow({ booking, address, begun, acts }: CancelledRowProps) {
  const { cancelled: t, row, erased } = usePanelTexts(bookingTexts)
  const language = useLanguage()
  const payment = usePanelTexts(paymentTexts)
  const { contactName, size, cancelledAt, refundDue, refundSettled, hold } = booking
  const name = booking.erased ? erased : contactName
  return (
    <li className="cancelled-booking cluster">
      <p>
        <strong>
          {name} · {size}
        </strong>
      </p>
      <p>
        {[whoCancelled(booking, t.by), formatDateTime(cancelledAt, language), lateness(booking, t)]
          .filter(Boolean)
          .join(', ')}
      </p>
      {booking.paymentState === 'paid' && <PaymentLine booking={booking} />}
      {refundDue !== null && (
        <p>
          <StatusBadge status={refundSettled ? 'off' : 'pending'}>
            {refundSettled ? t.refundSettled : t.refundDue(formatEuros(refundDue))}
          </StatusBadge>
        </p>
      )}
      <span className="cancelled-booking-acts flow">
        {refundDue !== null && !refundSettled && <SettleRefund id={booking.id} name={name} address={address} />}
        {!booking.erased && hold !== 'released' && totalOf(booking) > 0 && (
          <Allowed to="payments.edit">
            <RowAct tone="plain" label={payment.noteOf(name)} onClick={() => acts.payment(booking)}>
              {payment.change}
            </RowAct>
          </Allowed>
        )}
        {!begun && !booking.erased && (
          <Allowed to="registrations.edit">
            <RowAct
              tone="plain"
              label={hold === 'released' ? row.confirmOf(name) : t.restoreOf(name)}
              onClick={() => (hold === 'released' ? acts.confirm(booking) : acts.restore(booking))}
            >
              {hold === 'released' ? row.confirm : t.restore}
            </RowAct>
          </Allowed>
        )}
      </span>
    </li>
  )
}

type Who = Record<'guest' | 'office' | 'unknown' | 'released', string>

function whoCancelled({ hold, cancelledBy }: Booking, by: Who): string {
  return hold === 'released' ? by.released : by[cancelledBy ?? 'unknown']
}

function lateness({ inTime, hold }: Booking, t: { inTime: string; late: string }): string | null {
  if (hold === 'released' || inTime === null) return null
  return inTime ? t.inTime : t.late
}
