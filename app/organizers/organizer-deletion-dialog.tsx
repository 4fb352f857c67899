import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useAnswer, type Answer } from '#app/accounts/use-answer.ts'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import type { OrganizerRow } from './organizers.server.ts'

/** Asks before an organizer is deleted, by name. */
export function OrganizerDeletionDialog({ organizer, onClose }: { organizer: OrganizerRow | null; onClose: () => void }) {
  const fetcher = useFetcher<Answer>({ key: 'organizer-deletion' })
  useAnswer(fetcher.data, onClose)
  // The words stay while the dialog goes away.
  const [shown, setShown] = useState(organizer)
  if (organizer && organizer !== shown) setShown(organizer)
  return (
    <ConfirmDialog
      open={organizer !== null}
      onClose={onClose}
      title="¿Eliminar el organizador?"
      confirmLabel="Eliminar organizador"
      busyLabel="Eliminando..."
      Form={fetcher.Form}
      action="/admin/organizers"
      fields={{ act: 'delete', organizer_id: String(shown?.id ?? '') }}
      busy={fetcher.state !== 'idle'}
    >
      <p>«{shown?.fields.name}» será eliminado permanentemente. Esta acción no se puede deshacer.</p>
      <p className="muted small">Un organizador que algún evento nombra no se puede eliminar.</p>
    </ConfirmDialog>
  )
}
