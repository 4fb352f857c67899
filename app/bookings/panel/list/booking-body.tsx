import { Allowed } from '#app/accounts/allowed.tsx'
import { useCan } from '#app/accounts/use-can.ts'
import { useFetcher } from 'react-router'
import { formatDate } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { describeDiet, type Diet } from '#app/diets/diet.ts'
import { formatEuros } from '#app/i18n/money.ts'
import { Badge, StatusBadge } from '#app/ui/badge.tsx'
import { RowMenu, RowMenuItem } from '#app/ui/panel/row-menu.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { UnreachableMark } from '#app/ui/panel/unreachable-mark.tsx'
import { AttendanceTick } from '#app/bookings/panel/shared/attendance-tick.tsx'
import type { Booking, Guest } from '#app/bookings/panel/shared/booking-list.server.ts'
import { paymentLabel } from '#app/bookings/panel/shared/payment-label.ts'
import { paymentTexts } from '#app/bookings/panel/shared/payment-texts.ts'
import type { BookingRowProps } from '#app/bookings/panel/shared/use-booking-dialogs.ts'
import { bookingTexts } from '#app/bookings/panel/shared/booking-texts.ts'
import { guestName } from '#app/bookings/panel/shared/guest-name.ts'
import { RowAct } from '#app/events/panel/row-act.tsx'

type DietsAnswer = Answer & { diets?: Record<string, Diet> }

/** The opened row: who comes, what can be done, and where the booking is from. */
export function BookingBody(props: BookingRowProps) {
  const { booking, address } = props
  const t = usePanelTexts(bookingTexts)
  const diets = useFetcher<DietsAnswer>()
  useAnswer(diets.data?.ok === false ? diets.data : undefined)
  const showDiets = () =>
    void diets.submit({ act: 'show-diets', party_id: booking.id }, { method: 'post', action: address })
  const shown = diets.data?.diets
  const hasClosedDiets = shown === undefined && booking.guests.some(({ hasDiet }) => hasDiet)
  return (
    <>
      <div>
        <ul className="booking-guests" aria-label={t.row.guestsOf(booking.contactName)}>
          {booking.guests.map((guest, index) => (
            <GuestRow key={guest.id} {...props} guest={guest} place={index + 1} diet={shown?.[guest.id]} />
          ))}
        </ul>
        <BookingHistory {...props} />
      </div>
      {!booking.erased && (
        <Allowed to="registrations.edit">
          <SideActs {...props} onShowDiets={hasClosedDiets ? showDiets : undefined} />
        </Allowed>
      )}
    </>
  )
}

type GuestRowProps = BookingRowProps & { guest: Guest; place: number; diet: Diet | undefined }

function GuestRow({ booking, address, begun, dayHasCome, acts, guest, place, diet }: GuestRowProps) {
  const { row: t, erased } = usePanelTexts(bookingTexts)
  const { diets } = useTexts()
  const mayEdit = useCan()('registrations.edit')
  const name = booking.erased ? erased : guestName(guest, place, t)
  return (
    <li>
      <span className="booking-guest-place">{place}</span>
      <span className="booking-guest-name">
        {name}
        {!booking.erased && guest.fullName === '' && <span className="booking-guest-later"> · {t.toFollow}</span>}
        {guest.menuChoice && <span className="small muted"> · {guest.menuChoice}</span>}
      </span>
      <span>{guest.hasDiet && <Badge tone="diet">{diet ? describeDiet(diet, diets) : t.diet}</Badge>}</span>
      {dayHasCome || guest.attended ? (
        <AttendanceTick guest={guest} name={name} action={address} readOnly={!mayEdit} />
      ) : (
        <span />
      )}
      {booking.erased || !mayEdit ? (
        <span />
      ) : (
        <RowMenu label={t.moreOfGuest(name)}>
          <RowMenuItem icon="pencil-simple" onClick={() => acts.correctGuest(booking, guest)} label={t.correct} />
          {!begun && (
            <RowMenuItem
              icon="prohibit"
              className="row-menu-last"
              onClick={() => acts.cancel(booking, guest)}
              label={t.cancelSeat}
            />
          )}
        </RowMenu>
      )}
    </li>
  )
}

function BookingHistory({ booking, address, begun, acts }: BookingRowProps) {
  const { row: t, cancelled } = usePanelTexts(bookingTexts)
  const language = useLanguage()
  if (booking.erased) return null
  const { createdAt, byClub, email, phone, cancelledGuests, refundDue, isUnreachable } = booking
  const facts = [t.history(formatDate(createdAt, language), byClub), email, phone, t.inLanguage[booking.language]]
  return (
    <>
      <p className="booking-history">
        {facts.filter(Boolean).join(' · ')} {isUnreachable && <UnreachableMark />}
      </p>
      <PaymentLine booking={booking} />
      {refundDue !== null && (
        <p className="booking-history">
          <StatusBadge status={booking.refundSettled ? 'off' : 'pending'}>
            {booking.refundSettled ? cancelled.refundSettled : cancelled.refundDue(formatEuros(refundDue))}
          </StatusBadge>
          {!booking.refundSettled && <SettleRefund id={booking.id} name={booking.contactName} address={address} />}
        </p>
      )}
      {cancelledGuests.length > 0 && (
        <ul className="booking-gone">
          {cancelledGuests.map((guest, index) => (
            <li key={guest.id}>
              <span>{t.goneGuest(guestName(guest, booking.guests.length + index + 1, t))}</span>
              {!begun && (
                <Allowed to="registrations.edit">
                  <RowAct
                    tone="plain"
                    label={t.restoreSeat(guestName(guest, booking.guests.length + index + 1, t))}
                    onClick={() => acts.restore(booking, guest)}
                  >
                    {cancelled.restore}
                  </RowAct>
                </Allowed>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export function PaymentLine({ booking }: { booking: Booking }) {
  const t = usePanelTexts(paymentTexts)
  const language = useLanguage()
  const label = paymentLabel(booking, t)
  if (!label) return null
  const { paidWay, paidAt } = booking
  const how = paidWay && paidAt ? ` ${t.ways[paidWay]}, ${formatDate(paidAt, language)}` : ''
  return (
    <p className="booking-history">
      {t.label}: {label}
      {how}
    </p>
  )
}

export function SettleRefund({ id, name, address }: { id: string; name: string; address: string }) {
  const { cancelled: t } = usePanelTexts(bookingTexts)
  const fetcher = useAct()
  return (
    <Allowed to="payments.edit">
      <RowAct
        busy={fetcher.busy}
        label={t.settleOf(name)}
        onClick={() => void fetcher.submit({ act: 'settle-refund', party_id: id }, { method: 'post', action: address })}
      >
        {t.settle}
      </RowAct>
    </Allowed>
  )
}

function SideActs({
  booking,
  address,
  begun,
  acts,
  onShowDiets,
}: BookingRowProps & { onShowDiets?: (() => void) | undefined }) {
  const { row: t } = usePanelTexts(bookingTexts)
  const link = useAct()
  return (
    <div className="booking-side stack gap-2">
      {onShowDiets && (
        <>
          <RowAct tone="line" icon="eye" onClick={onShowDiets}>
            {t.showDiets}
          </RowAct>
          <p className="booking-history">{t.showDietsHint}</p>
        </>
      )}
      {!begun && (
        <RowAct tone="line" icon="plus" onClick={() => acts.addGuest(booking)}>
          {t.addGuest}
        </RowAct>
      )}
      {!begun && booking.guests.some(({ first }) => !first) && booking.size > 1 && (
        <RowAct tone="line" icon="users" onClick={() => acts.move(booking)}>
          {t.move}
        </RowAct>
      )}
      {booking.email && (
        <RowAct
          tone="line"
          icon="link"
          busy={link.busy}
          onClick={() =>
            void link.submit({ act: 'send-link', party_id: booking.id }, { method: 'post', action: address })
          }
        >
          {t.sendLink}
        </RowAct>
      )}
      {!begun && (
        <RowAct tone="plain" icon="prohibit" onClick={() => acts.cancel(booking)}>
          {t.cancel}
        </RowAct>
      )}
    </div>
  )
}
