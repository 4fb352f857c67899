import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import type { GuestRow } from './guest-list.server.ts'

type GuestConfirmationDialogProps = {
  guest: GuestRow | null
  action: string
  onClose: () => void
}

export function GuestConfirmationDialog({ guest, action, onClose }: GuestConfirmationDialogProps) {
  return (
    <RowConfirmDialog
      row={guest}
      onClose={onClose}
      fetcherKey="guest-confirmation"
      title="¿Confirmar la inscripción?"
      confirmLabel="Confirmar inscripción"
      busyLabel="Confirmando..."
      danger={false}
      action={action}
      fields={({ id }) => ({ act: 'confirm', registration_id: id })}
    >
      {({ fullName }) => <p>{fullName} tendrá su plaza sin pulsar el enlace del correo, si queda alguna libre.</p>}
    </RowConfirmDialog>
  )
}
