import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import type { OrganizerRow } from './organizers.server.ts'

type OrganizerDeletionDialogProps = {
  organizer: OrganizerRow | null
  onClose: () => void
}

export function OrganizerDeletionDialog({ organizer, onClose }: OrganizerDeletionDialogProps) {
  return (
    <RowConfirmDialog
      row={organizer}
      onClose={onClose}
      fetcherKey="organizer-deletion"
      title="¿Eliminar el organizador?"
      confirmLabel="Eliminar organizador"
      busyLabel="Eliminando..."
      action="/admin/organizers"
      fields={({ id }) => ({ act: 'delete', organizer_id: String(id) })}
    >
      {({ fields: { name } }) => (
        <>
          <p>«{name}» será eliminado permanentemente. Esta acción no se puede deshacer.</p>
          <p className="muted small">Un organizador que algún evento nombra no se puede eliminar.</p>
        </>
      )}
    </RowConfirmDialog>
  )
}
