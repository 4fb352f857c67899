import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import type { RequestRow } from './request-list.server.ts'

type AskProps = { request: RequestRow | null; onClose: () => void }

export function WithdrawalDialog({ request, onClose }: AskProps) {
  return (
    <RowConfirmDialog
      row={request}
      onClose={onClose}
      fetcherKey="withdraw-request"
      title={({ fullName }) => `¿Dar de baja a ${fullName}?`}
      confirmLabel="Dar de Baja"
      busyLabel="Guardando..."
      action="/admin/solicitudes"
      fields={({ id }) => ({ act: 'baja', id })}
    >
      {({ completed }) => (
        <p>
          {completed
            ? 'Su ficha de socio pasará a inactiva.'
            : 'Su enlace para completar los datos dejará de funcionar.'}{' '}
          Una baja no se puede deshacer.
        </p>
      )}
    </RowConfirmDialog>
  )
}

export function DeletionDialog({ request, onClose }: AskProps) {
  return (
    <RowConfirmDialog
      row={request}
      onClose={onClose}
      fetcherKey="delete-request"
      title={({ fullName }) => `Eliminar la solicitud de ${fullName}`}
      confirmLabel="Eliminar solicitud"
      busyLabel="Eliminando..."
      action="/admin/solicitudes"
      fields={({ id }) => ({ act: 'delete', id })}
    >
      {({ status, completed }) => (
        <>
          <p>¿Estás seguro? Esta acción no se puede deshacer. La solicitud será eliminada permanentemente.</p>
          <p className="small muted">
            Con ella se borran los correos que le hemos enviado
            {status === 'approved' && !completed ? ', y su enlace deja de funcionar' : ''}.
          </p>
        </>
      )}
    </RowConfirmDialog>
  )
}
