import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import type { GuestRow } from './guest-list.server.ts'

type GuestCancellationDialogProps = {
  guest: GuestRow | null
  action: string
  onClose: () => void
}

export function GuestCancellationDialog({ guest, action, onClose }: GuestCancellationDialogProps) {
  return (
    <RowConfirmDialog
      row={guest}
      onClose={onClose}
      fetcherKey="guest-cancellation"
      title="¿Cancelar la inscripción?"
      confirmLabel="Cancelar inscripción"
      busyLabel="Cancelando..."
      action={action}
      fields={({ id }) => ({ act: 'cancel', registration_id: id })}
    >
      {({ fullName, language }) => (
        <>
          <p>
            La plaza de {fullName} queda libre, y recibe un aviso por correo{' '}
            {language === 'ca' ? 'en catalán' : 'en castellano'}.
          </p>
          <p className="muted small">
            Esta acción no se puede deshacer; la persona puede volver a inscribirse mientras haya plazas.
          </p>
        </>
      )}
    </RowConfirmDialog>
  )
}
