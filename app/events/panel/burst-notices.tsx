import { useState } from 'react'
import { formatDateTime } from '#app/i18n/dates.ts'
import { CheckboxField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import type { Burst } from '#app/events/bursts.server.ts'

export function BurstNotices({ bursts }: { bursts: Burst[] }) {
  const [undoing, setUndoing] = useState<Burst | null>(null)
  return (
    <>
      {bursts.map((burst) => (
        <div key={burst.id} className="panel-notice" role="status">
          <Icon name="warning" />
          <span>
            <strong>{summarize(burst)}</strong> {formatDateTime(burst.from, 'es')}. Confirmadas por correo:{' '}
            {burst.confirmed}; sin confirmar: {burst.unconfirmed}. Puede ser una máquina o un grupo en una misma sala.{' '}
            <button type="button" className="text-link" onClick={() => setUndoing(burst)}>
              Deshacer
            </button>
          </span>
        </div>
      ))}
      <UndoDialog burst={undoing} onClose={() => setUndoing(null)} />
    </>
  )
}

function summarize({ total, events, from, to }: Burst): string {
  const where = events === 1 ? '' : `, en ${events} eventos`
  return `${total} inscripciones en ${formatDuration(from, to)} desde una misma conexión${where}.`
}

function formatDuration(from: string, to: string): string {
  const seconds = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1000))
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

function UndoDialog({ burst, onClose }: { burst: Burst | null; onClose: () => void }) {
  return (
    <RowConfirmDialog
      row={burst}
      onClose={onClose}
      fetcherKey="burst"
      title="¿Deshacer estas inscripciones?"
      confirmLabel="Cancelar las inscripciones"
      busyLabel="Cancelando..."
      action={({ eventId }) => `/admin/eventos/${eventId}/inscripciones`}
      fields={({ id }) => ({ act: 'undo-burst', registration_id: id })}
    >
      {({ confirmed, unconfirmed }) => (
        <div className="form">
          <p>
            Se cancelan a la vez {unconfirmed} inscripciones sin confirmar, y sus plazas quedan libres. Esta acción no
            se puede deshacer.
          </p>
          <CheckboxField name="notify" label="Avisar por correo también a quien no ha confirmado" />
          {confirmed > 0 && (
            <CheckboxField
              name="confirmed_too"
              label={`Cancelar también las confirmadas (${confirmed}), con un aviso por correo`}
            />
          )}
        </div>
      )}
    </RowConfirmDialog>
  )
}
