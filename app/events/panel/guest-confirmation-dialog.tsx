import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import type { GuestRow } from './guest-list.server.ts'

export function GuestConfirmationDialog({
  guest,
  action,
  onClose,
}: {
  guest: GuestRow | null
  action: string
  onClose: () => void
}) {
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
