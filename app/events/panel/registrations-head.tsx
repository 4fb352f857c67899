import { Link } from 'react-router'
import { formatDateTime } from '#app/i18n/dates.ts'
import { Button, buttonClass, buttonContent } from '#app/ui/button.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import type { findGuestEvent } from './guest-list.server.ts'

type GuestEvent = NonNullable<Awaited<ReturnType<typeof findGuestEvent>>>

export function RegistrationsHead({ event, onAdd }: { event: GuestEvent; onAdd: () => void }) {
  return (
    <PanelHead title="Inscripciones">
      <BackLink to="/admin/eventos">Todos los eventos</BackLink>
      {!event.started && event.registered < event.capacity && (
        <Button icon="plus" onClick={onAdd}>
          Añadir inscripción
        </Button>
      )}
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
