import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import type { SocioRow } from './socio-list.server.ts'

export function SocioDeletionDialog({ socio, onClose }: { socio: SocioRow | null; onClose: () => void }) {
  return (
    <RowConfirmDialog
      row={socio}
      onClose={onClose}
      fetcherKey="delete-socio"
      title={({ fullName }) => `Eliminar a ${fullName}`}
      confirmLabel="Eliminar socio"
      busyLabel="Eliminando..."
      action={({ id }) => `/admin/socios/${id}`}
      fields={() => ({ act: 'delete' })}
    >
      {({ membershipNumber }) => (
        <>
          <p>
            ¿Estás seguro? Esta acción no se puede deshacer: se borran los datos de la ficha {membershipNumber}. Los de
            pago quedan bloqueados los años que manda la ley, fuera de las listas.
          </p>
          <p className="small muted">
            Su solicitud queda de baja, y después se puede eliminar también. Para quien solo deja el club, basta con
            darla de baja.
          </p>
        </>
      )}
    </RowConfirmDialog>
  )
}
