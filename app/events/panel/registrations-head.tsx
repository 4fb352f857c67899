import { Link } from 'react-router'
import { formatDateTime } from '#app/i18n/dates.ts'
import { Button, buttonClass, buttonContent } from '#app/ui/button.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import type { findGuestEvent } from './guest-list.server.ts'

type GuestEvent = NonNullable<Awaited<ReturnType<typeof findGuestEvent>>>

/** Why nobody can be added: specified for everybody, the office included. */
const refusals = {
  started: 'Evento finalizado: ya no admite inscripciones.',
  full: 'Evento completo: libera una plaza o amplía las plazas.',
}

export function RegistrationsHead({ event, onAdd }: { event: GuestEvent; onAdd: () => void }) {
  const reason = event.started ? refusals.started : event.registered >= event.capacity ? refusals.full : null
  return (
    <PanelHead title="Inscripciones">
      <BackLink to="/admin/eventos">Todos los eventos</BackLink>
      {reason && (
        <span id="no-addition" className="small muted">
          {reason}
        </span>
      )}
      <Button
        icon="plus"
        onClick={onAdd}
        disabled={reason !== null}
        aria-describedby={reason ? 'no-addition' : undefined}
      >
        Añadir inscripción
      </Button>
    </PanelHead>
  )
}

export function EventFacts({ event, address }: { event: GuestEvent; address: string }) {
  const { id, title, date, registered, capacity, started } = event
  const ended = started ? ' · Evento finalizado' : registered >= capacity ? ' · Evento completo' : ''
  return (
    <div className="guests-event">
      <p>
        <strong>{title}</strong>
        <br />
        <span className="muted">
          {formatDateTime(date, 'es')} · {registered} de {capacity} plazas
          {ended}
        </span>
      </p>
      <div className="panel-head-actions">
        <ExportLink to={`${address}.csv`} size="sm" />
        <Link to={`/admin/eventos/${id}/hoja`} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {buttonContent({ icon: 'printer', children: 'Hoja de sala' })}
        </Link>
      </div>
    </div>
  )
}
