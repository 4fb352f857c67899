import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { BookingForm } from './booking-dialog.tsx'
import { actTexts } from '#app/bookings/panel/shared/act-texts.ts'
import { ContactForm } from '#app/bookings/panel/guests/contact-dialog.tsx'
import { GuestAdditionForm, GuestCorrectionForm } from '#app/bookings/panel/guests/guest-dialog.tsx'
import { ConfirmationDialog, RestorationDialog, TableDialog } from './booking-questions.tsx'
import { CancellationDialog, MovingDialog } from '#app/bookings/panel/seats/seat-questions.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import type { BookingDialogProps } from '#app/bookings/panel/shared/use-booking-dialogs.ts'

export function BookingDialogs(props: BookingDialogProps) {
  return (
    <>
      <FormDialog key={props.dialog.times} {...props} />
      <TableDialog {...props} />
      <PaymentDialog {...props} />
      <ConfirmationDialog {...props} />
      <RestorationDialog {...props} />
      <CancellationDialog {...props} />
      <MovingDialog {...props} />
    </>
  )
}

function FormDialog({ dialog, action, room, menuOptions, onClose }: BookingDialogProps) {
  const { form: t, guestForm } = usePanelTexts(actTexts)
  const { name, open, booking, guest } = dialog
  const shared = { action, onClose }
  const content =
    name === 'add'
      ? { title: t.addition, form: <BookingForm {...shared} {...{ menuOptions }} room={room} /> }
      : name === 'correct' && booking
        ? { title: t.correction, form: <ContactForm {...shared} booking={booking} /> }
        : name === 'addGuest' && booking
          ? {
              title: guestForm.addition,
              form: <GuestAdditionForm {...shared} {...{ menuOptions }} booking={booking} room={room} />,
            }
          : name === 'correctGuest' && guest
            ? {
                title: guestForm.correction,
                form: <GuestCorrectionForm {...shared} {...{ menuOptions }} guest={guest} />,
              }
            : null
  if (!content) return null
  return (
    <Dialog open={open} onClose={onClose} title={content.title}>
      {content.form}
    </Dialog>
  )
}
