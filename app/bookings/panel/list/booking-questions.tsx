import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { TextField } from '#app/ui/field.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { seatsBeyond } from '#app/bookings/parties/beyond-capacity.ts'
import { BeyondFields } from '#app/bookings/panel/seats/beyond-fields.tsx'
import { actTexts } from '#app/bookings/panel/shared/act-texts.ts'
import { seatTexts } from '#app/bookings/panel/shared/seat-texts.ts'
import { MAX_TABLE_LABEL } from '#app/bookings/panel/shared/booking-forms.ts'
import { bookingTexts } from '#app/bookings/panel/shared/booking-texts.ts'
import { guestTexts } from '#app/bookings/panel/shared/guest-texts.ts'
import { askedOf, type BookingDialogProps } from '#app/bookings/panel/shared/use-booking-dialogs.ts'

export function TableDialog({ dialog, action, onClose }: BookingDialogProps) {
  const { table: t } = usePanelTexts(actTexts)
  return (
    <RowConfirmDialog
      row={askedOf(dialog, 'table')}
      onClose={onClose}
      title={({ booking }) => t.title(booking.contactName)}
      texts={{ confirm: t.save }}
      danger={false}
      action={action}
      fields={({ booking }) => ({ act: 'table', party_id: booking.id })}
    >
      {({ booking, times }) => (
        <TextField
          key={times}
          name="table_label"
          label={t.label}
          hint={t.hint}
          defaultValue={booking.tableLabel}
          maxLength={MAX_TABLE_LABEL}
          autoComplete="off"
          data-focus=""
        />
      )}
    </RowConfirmDialog>
  )
}

export function ConfirmationDialog({ dialog, action, onClose }: BookingDialogProps) {
  const { confirmation: t } = usePanelTexts(guestTexts)
  return (
    <RowConfirmDialog
      row={askedOf(dialog, 'confirm')}
      onClose={onClose}
      texts={t}
      danger={false}
      action={action}
      fields={({ booking }) => ({ act: 'confirm', party_id: booking.id })}
    >
      {({ booking }) => <p>{t.text(booking.contactName)}</p>}
    </RowConfirmDialog>
  )
}

/** A whole booking, or one cancelled seat of it. */
export function RestorationDialog({ dialog, action, room, onClose }: BookingDialogProps) {
  const { restoration: t } = usePanelTexts(seatTexts)
  const { beyond: seat } = usePanelTexts(bookingTexts)
  const row = askedOf(dialog, 'restore')
  const beyond = row && seatsBeyond(room, row.guest ? 1 : row.booking.size)
  return (
    <RowConfirmDialog
      row={row}
      onClose={onClose}
      title={({ booking }) => t.title(booking.contactName)}
      texts={{ confirm: beyond ? seat.seat(beyond.chairs) : t.confirm, busy: t.busy }}
      danger={false}
      action={action}
      fields={({ booking, guest }): Record<string, string> =>
        guest ? { act: 'restore-seat', guest_id: guest.id } : { act: 'restore', party_id: booking.id }
      }
    >
      {({ booking, guest, times }) => (
        <div key={times} className="form">
          <p>{t.text(guest ? 1 : booking.size)}</p>
          {booking.refundDue !== null && !booking.refundSettled && <p className="muted small">{t.refund}</p>}
          <BeyondFields beyond={beyond} />
        </div>
      )}
    </RowConfirmDialog>
  )
}
