import { Allowed } from '#app/accounts/allowed.tsx'
import { useCan } from '#app/accounts/use-can.ts'
import { mailAddressLink } from '#app/i18n/mail-address-link.ts'
import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { phoneLink } from '#app/i18n/phone-link.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { areRepeated } from '#app/bookings/absences/absences.ts'
import { Badge } from '#app/ui/badge.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { RowMenu, RowMenuItem, RowMenuLink } from '#app/ui/panel/row-menu.tsx'
import { UnreachableMark } from '#app/ui/panel/unreachable-mark.tsx'
import { BookingBody } from './booking-body.tsx'
import type { Booking } from '#app/bookings/panel/shared/booking-list.server.ts'
import { bookingTexts } from '#app/bookings/panel/shared/booking-texts.ts'
import { PaymentTick } from './selected-payments.tsx'
import { paymentLabel, totalOf } from '#app/bookings/panel/shared/payment-label.ts'
import { paymentTexts } from '#app/bookings/panel/shared/payment-texts.ts'
import type { BookingRowProps } from '#app/bookings/panel/shared/use-booking-dialogs.ts'

export function BookingRow(props: BookingRowProps) {
  const { booking, acts } = props
  // The panel's search names the booking to open.
  const { open: asked } = (useLocation().state ?? {}) as { open?: unknown }
  const [open, setOpen] = useState(asked === booking.id)
  const bodyId = useId()
  const t = usePanelTexts(bookingTexts)
  const name = booking.erased ? t.erased : booking.contactName
  const diets = booking.guests.filter(({ hasDiet }) => hasDiet).length
  const can = useCan()
  const isPayable = !booking.erased && totalOf(booking) > 0 && can('payments.edit')
  return (
    <li className={['booking', open && 'booking-open', isPayable && 'booking-payable'].filter(Boolean).join(' ')}>
      {isPayable && <PaymentTick booking={booking} name={name} />}
      <div className="booking-row">
        <TableDisc label={booking.tableLabel} name={name} onClick={() => acts.table(booking)} />
        <div className="booking-name">
          <button
            type="button"
            className="booking-toggle"
            aria-expanded={open}
            aria-controls={bodyId}
            title={t.row.open(name)}
            onClick={() => setOpen(!open)}
          >
            {name}
            <span className="booking-size">{` · ${booking.size}`}</span>
          </button>
          <BookingMarks booking={booking} />
          <BookingNotes booking={booking} />
        </div>
        <span className="booking-diets">{diets > 0 && <Badge tone="diet">{t.row.diets(diets)}</Badge>}</span>
        <BookingContact booking={booking} />
        <div className="booking-acts">{!booking.erased && <RowActs {...props} open={open} setOpen={setOpen} />}</div>
      </div>
      <div id={bodyId} className="booking-body" hidden={!open}>
        {open && <BookingBody {...props} />}
      </div>
    </li>
  )
}

/** The table label; the button opens its dialog. */
function TableDisc({ label, name, onClick }: { label: string; name: string; onClick: () => void }) {
  const { row: t } = usePanelTexts(bookingTexts)
  const shown = label ? t.table(label) : t.noTable
  const className = label ? 'table-disc' : 'table-disc table-disc-none'
  if (!useCan()('registrations.edit'))
    return (
      <span className={className} title={shown}>
        <span>{label || '–'}</span>
      </span>
    )
  return (
    <button type="button" className={className} aria-label={t.tableOf(name, shown)} title={shown} onClick={onClick}>
      <span>{label || '–'}</span>
    </button>
  )
}

function BookingMarks({ booking }: { booking: Booking }) {
  const { hold, isMember, isProvedMember, erased, absences } = booking
  const { row: t } = usePanelTexts(bookingTexts)
  const payment = paymentLabel(booking, usePanelTexts(paymentTexts))
  const isOftenAbsent = areRepeated(absences)
  if (erased || !(isMember || isProvedMember || hold === 'held' || isOftenAbsent || payment)) return null
  return (
    <span className="booking-marks">
      {isProvedMember ? <Badge tone="proved">{t.member}</Badge> : isMember && <Badge>{t.claimsMember}</Badge>}
      {payment && hold !== 'held' && <Badge tone={paymentTones[booking.paymentState]}>{payment}</Badge>}
      {hold === 'held' && <Badge tone="line">{t.held}</Badge>}
      {isOftenAbsent && <Badge tone="line">{t.missed(absences)}</Badge>}
    </span>
  )
}

const paymentTones = { unpaid: 'line', paid: 'proved', 'at-door': 'line', invited: undefined } as const

function BookingNotes({ booking: { email, phone, notes, staffNote, erased } }: { booking: Booking }) {
  const { row: t } = usePanelTexts(bookingTexts)
  if (erased) return null
  return (
    <>
      {email === null && <span className="booking-note">{phone ? t.byPhone : t.withoutContact}</span>}
      {notes && <span className="booking-note">{t.note(notes)}</span>}
      {staffNote && <span className="booking-note">{t.staffNote(staffNote)}</span>}
    </>
  )
}

function BookingContact({ booking: { email, phone, erased, isUnreachable } }: { booking: Booking }) {
  if (erased) return <span className="booking-contact" />
  const [href, shown] = email ? [mailAddressLink(email), email] : [phoneLink(phone ?? ''), phone]
  return (
    <span className="booking-contact">
      {shown && (
        <a href={href} title={shown}>
          {shown}
        </a>
      )}{' '}
      {isUnreachable && <UnreachableMark />}
    </span>
  )
}

type RowActsProps = BookingRowProps & { open: boolean; setOpen: (open: boolean) => void }

function RowActs({ booking, begun, acts, open, setOpen }: RowActsProps) {
  const { row: t } = usePanelTexts(bookingTexts)
  const payment = usePanelTexts(paymentTexts)
  const { contactName: name, phone, email, hold } = booking
  const confirmable = !begun && hold === 'held'
  return (
    <>
      <Allowed to="registrations.edit">
        {confirmable && <RowAction icon="check-bold" label={t.confirmOf(name)} onClick={() => acts.confirm(booking)} />}
        <RowAction icon="pencil-simple" label={t.correctOf(name)} onClick={() => acts.correct(booking)} />
      </Allowed>
      <RowMenu label={t.more(name)}>
        <RowMenuItem icon={open ? 'minus' : 'users'} onClick={() => setOpen(!open)} label={open ? t.close : t.guests} />
        <Allowed to="registrations.edit">
          <RowMenuItem
            icon="pencil-simple"
            className="row-menu-phone"
            onClick={() => acts.correct(booking)}
            label={t.correct}
          />
          <RowMenuItem icon="fork-knife" onClick={() => acts.table(booking)} label={t.changeTable} />
        </Allowed>
        {totalOf(booking) > 0 && hold !== 'held' && (
          <Allowed to="payments.edit">
            <RowMenuItem icon="check" onClick={() => acts.payment(booking)} label={payment.change} />
          </Allowed>
        )}
        {confirmable && (
          <Allowed to="registrations.edit">
            <RowMenuItem
              icon="check"
              className="row-menu-phone"
              onClick={() => acts.confirm(booking)}
              label={t.confirm}
            />
          </Allowed>
        )}
        {phone && <RowMenuLink icon="phone" to={phoneLink(phone)} label={phone} />}
        {email && <RowMenuLink icon="envelope-simple" to={mailAddressLink(email)} label={email} />}
        {!begun && (
          <Allowed to="registrations.edit">
            <RowMenuItem
              icon="prohibit"
              className="row-menu-last"
              onClick={() => acts.cancel(booking)}
              label={t.cancel}
            />
          </Allowed>
        )}
      </RowMenu>
    </>
  )
}
