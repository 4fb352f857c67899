import { useFetcher } from 'react-router'
import { useAnswer, type Answer } from '#app/accounts/use-answer.ts'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import type { SocioRow } from './socios.server.ts'

/** Asks before a member's data are erased, and says what happens to the request. */
export function SocioDeletionDialog({ socio, onClose }: { socio: SocioRow | null; onClose: () => void }) {
  const fetcher = useFetcher<Answer>({ key: 'delete-socio' })
  useAnswer(fetcher.data, onClose)
  return (
    <ConfirmDialog
      open={socio !== null}
      onClose={onClose}
      title={`Eliminar a ${socio?.fullName ?? ''}`}
      confirmLabel="Eliminar socio"
      busyLabel="Eliminando..."
      Form={fetcher.Form}
      action={`/admin/socios/${socio?.id ?? ''}`}
      fields={{ act: 'delete' }}
      busy={fetcher.state !== 'idle'}
    >
      <p>¿Estás seguro? Esta acción no se puede deshacer: se borran los datos de la ficha {socio?.membershipNumber}. Los de pago quedan bloqueados los años que manda la ley, fuera de las listas.</p>
      <p className="small muted">Su solicitud queda de baja, y después se puede eliminar también. Para quien solo deja el club, basta con darla de baja.</p>
    </ConfirmDialog>
  )
}
