import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useAnswer, type Answer } from '#app/accounts/use-answer.ts'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import type { EventRow } from './admin-events.server.ts'

/** Asks before an event is deleted, and says how many registrations go with it and how many people are told. */
export function EventDeletionDialog({ event, onClose }: { event: EventRow | null; onClose: () => void }) {
  const fetcher = useFetcher<Answer>({ key: 'event-deletion' })
  useAnswer(fetcher.data, onClose)
  // The words stay while the dialog goes away.
  const [shown, setShown] = useState(event)
  if (event && event !== shown) setShown(event)
  const count = shown?.registrations ?? 0
  const letters = shown?.lettersOwed ?? 0
  return (
    <ConfirmDialog
      open={event !== null}
      onClose={onClose}
      title="¿Eliminar el evento?"
      confirmLabel="Eliminar evento"
      busyLabel="Eliminando..."
      Form={fetcher.Form}
      action="/admin/eventos"
      fields={{ event_id: String(shown?.id ?? ''), registrations: String(count) }}
      busy={fetcher.state !== 'idle'}
    >
      <p>
        «{shown?.title}» será eliminado permanentemente. {count === 0 ? 'No tiene inscripciones.' : count === 1 ? 'También se elimina su única inscripción.' : `También se eliminan sus ${count} inscripciones.`}
      </p>
      {count > 0 && (
        <p>
          {letters === 0 ? 'Nadie recibe ningún aviso.' : letters === 1 ? 'Avisamos por correo a 1 persona, en su idioma, de que el evento se ha cancelado.' : `Avisamos por correo a ${letters} personas, a cada una en su idioma, de que el evento se ha cancelado.`}
        </p>
      )}
      <p className="muted small">Esta acción no se puede deshacer.</p>
    </ConfirmDialog>
  )
}
