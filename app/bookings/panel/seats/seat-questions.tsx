import { useState } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { CheckboxField, SelectField, TextField } from '#app/ui/field.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { actTexts } from '#app/bookings/panel/shared/act-texts.ts'
import { seatTexts } from '#app/bookings/panel/shared/seat-texts.ts'
import type { Booking, Guest } from '#app/bookings/panel/shared/booking-list.server.ts'
import { bookingTexts } from '#app/bookings/panel/shared/booking-texts.ts'
import { guestName } from '#app/bookings/panel/shared/guest-name.ts'
import { askedOf, type BookingDialogProps } from '#app/bookings/panel/shared/use-booking-dialogs.ts'

/** Some guests, or all of them: then the booking is cancelled. */
export function CancellationDialog({ dialog, action, onClose }: BookingDialogProps) {
  const { cancellation: t } = usePanelTexts(seatTexts)
  const { row: names } = usePanelTexts(bookingTexts)
  const row = askedOf(dialog, 'cancel')
  const isSeat = dialog.guest !== null && (dialog.booking?.size ?? 0) > 1
  const nameOf = ({ booking, guest }: { booking: Booking; guest: Guest | null }) =>
    guest && isSeat ? guestName(guest, booking.guests.indexOf(guest) + 1, names) : null
  return (
    <RowConfirmDialog
      row={row}
      onClose={onClose}
      title={(asked) => {
        const seat = nameOf(asked)
        return seat === null ? t.title(asked.booking.contactName) : t.titleSeat(seat)
      }}
      closeLabel={isSeat ? t.keepSeat : t.keep}
      texts={{ confirm: isSeat ? t.confirmSeat : t.confirm, busy: t.busy }}
      action={action}
      fields={({ booking, guest }) => ({
        act: 'cancel',
        party_id: booking.id,
        ...(guest && isSeat && { guests: guest.id }),
      })}
    >
      {({ booking, guest, times }) => (
        <div key={times} className="form">
          {guest && isSeat ? (
            <p>{t.textSeat(booking.contactName)}</p>
          ) : (
            <>
              <GuestChoice booking={booking} guests={booking.guests} chosen={undefined} legend={t.who} />
              <p>{t.text}</p>
            </>
          )}
          <p className="muted small">{booking.email ? t.mail[booking.language] : t.byPhone}</p>
        </div>
      )}
    </RowConfirmDialog>
  )
}

/** The contact stays with the booking: its mails and its link are the contact's. */
export function MovingDialog({ dialog, action, names, onClose }: BookingDialogProps) {
  const { moving: t } = usePanelTexts(seatTexts)
  return (
    <RowConfirmDialog
      row={askedOf(dialog, 'move')}
      onClose={onClose}
      title={({ booking }) => t.title(booking.contactName)}
      texts={t}
      danger={false}
      action={action}
      fields={({ booking }) => ({ act: 'move', party_id: booking.id })}
    >
      {({ booking, times }) => (
        <div key={times} className="form">
          <GuestChoice
            booking={booking}
            guests={booking.guests.filter(({ first }) => !first)}
            chosen={[]}
            legend={t.who}
          />
          <p className="muted small">{t.contactStays}</p>
          <MoveTarget names={names.filter(({ id }) => id !== booking.id)} />
        </div>
      )}
    </RowConfirmDialog>
  )
}

function MoveTarget({ names }: { names: BookingDialogProps['names'] }) {
  const { form } = usePanelTexts(actTexts)
  const { moving: t } = usePanelTexts(seatTexts)
  const [to, setTo] = useState('')
  return (
    <>
      <SelectField name="to" label={t.to} value={to} onChange={({ currentTarget }) => setTo(currentTarget.value)}>
        <option value="">{t.newBooking}</option>
        {names.map(({ id, name, size }) => (
          <option key={id} value={id}>
            {name} · {size}
          </option>
        ))}
      </SelectField>
      {to === '' && (
        <div className="form-row">
          <TextField name="full_name" label={t.newName} hint={t.newNameHint} maxLength={120} autoComplete="off" />
          <TextField name="phone" label={form.phone} type="tel" maxLength={40} autoComplete="off" />
        </div>
      )}
    </>
  )
}

type GuestChoiceProps = {
  booking: Booking
  guests: readonly Guest[]
  /** Ticked at first; all without it. */
  chosen: readonly string[] | undefined
  legend: string
}

function GuestChoice({ booking, guests, chosen, legend }: GuestChoiceProps) {
  const { row: t } = usePanelTexts(bookingTexts)
  return (
    <fieldset className="panel-fieldset guest-choice">
      <legend className="field-label">{legend}</legend>
      {guests.map((guest) => (
        <CheckboxField
          key={guest.id}
          name="guests"
          value={guest.id}
          label={guestName(guest, booking.guests.indexOf(guest) + 1, t)}
          defaultChecked={chosen?.includes(guest.id) ?? true}
        />
      ))}
    </fieldset>
  )
}
