import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import type { EventRow } from './events.server.ts'

export function EventDeletionDialog({ event, onClose }: { event: EventRow | null; onClose: () => void }) {
  return (
    <RowConfirmDialog
      row={event}
      onClose={onClose}
      fetcherKey="event-deletion"
      title="¿Eliminar el evento?"
      confirmLabel="Eliminar evento"
      busyLabel="Eliminando..."
      action="/admin/eventos"
      fields={({ id, registrations }) => ({ event_id: String(id), registrations: String(registrations) })}
    >
      {({ title, registrations: count, notifiedAddresses: mails }) => (
        <>
          <p>
            «{title}» será eliminado permanentemente.{' '}
            {count === 0
              ? 'No tiene inscripciones.'
              : count === 1
                ? 'También se elimina su única inscripción.'
                : `También se eliminan sus ${count} inscripciones.`}
          </p>
          {count > 0 && (
            <p>
              {mails === 0
                ? 'Nadie recibe ningún aviso.'
                : mails === 1
                  ? 'Avisamos por correo a 1 persona, en su idioma, de que el evento se ha cancelado.'
                  : `Avisamos por correo a ${mails} personas, a cada una en su idioma, de que el evento se ha cancelado.`}
            </p>
          )}
          <p className="muted small">Esta acción no se puede deshacer.</p>
        </>
      )}
    </RowConfirmDialog>
  )
}
