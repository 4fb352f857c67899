import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useAnswer, type Answer } from '#app/accounts/use-answer.ts'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import type { GuestRow } from './admin-registrations.server.ts'

/** Asks before a guest's place is given away. */
export function GuestCancellationDialog({ guest, action, onClose }: { guest: GuestRow | null; action: string; onClose: () => void }) {
  const fetcher = useFetcher<Answer>({ key: 'guest-cancellation' })
  useAnswer(fetcher.data, onClose)
  // The words stay while the dialog goes away.
  const [shown, setShown] = useState(guest)
  if (guest && guest !== shown) setShown(guest)
  return (
    <ConfirmDialog
      open={guest !== null}
      onClose={onClose}
      title="¿Cancelar la inscripción?"
      confirmLabel="Cancelar inscripción"
      busyLabel="Cancelando..."
      Form={fetcher.Form}
      action={action}
      fields={{ act: 'cancel', registration_id: shown?.id ?? '' }}
      busy={fetcher.state !== 'idle'}
    >
      <p>La plaza de {shown?.fullName} queda libre, y recibe un aviso por correo {shown?.language === 'ca' ? 'en catalán' : 'en castellano'}.</p>
      <p className="muted small">Esta acción no se puede deshacer; la persona puede volver a inscribirse mientras haya plazas.</p>
    </ConfirmDialog>
  )
}
