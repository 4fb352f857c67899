import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { doorSheet, type Attendee } from './guest-diets.server.ts'
import { findGuestEvent } from './guest-list.server.ts'
import { countDiets } from './diet-summary.ts'
import type { Route } from './+types/door-sheet-page.ts'

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const event = requireRow(await findGuestEvent(requireRowId(params.id)))
  const guests = await doorSheet(event.id, await panelAccount(context, request, url))
  return { event, guests, diets: countDiets(guests.map(({ diet }) => diet)) }
}

export default function DoorSheetPage({ loaderData: { event, guests, diets } }: Route.ComponentProps) {
  const back = `/admin/eventos/${event.id}/inscripciones`
  return (
    <div className="door-sheet">
      <PanelHead title="Hoja de sala">
        <BackLink to={back}>Inscripciones</BackLink>
        <Button icon="printer" onClick={() => window.print()}>
          Imprimir
        </Button>
      </PanelHead>
      <p className="door-sheet-event">
        <strong>{event.title}</strong>
        <br />
        {[
          formatDateTime(event.date, 'es'),
          event.location,
          guests.length === 1 ? '1 persona' : `${guests.length} personas`,
        ]
          .filter((fact) => fact !== '')
          .join(' · ')}
      </p>
      <div className="sheets">
        <Sheet title="Restricciones alimentarias">
          {diets.length === 0 ? (
            <p className="muted">Nadie ha indicado ninguna.</p>
          ) : (
            <ul className="door-sheet-diets">
              {diets.map(({ diet, count }) => (
                <li key={diet}>
                  <strong>{count}</strong> {diet}
                </li>
              ))}
            </ul>
          )}
          <p className="small muted door-sheet-care">
            Datos de salud: solo para la sala y la cocina. Destruye la hoja después del evento.
          </p>
        </Sheet>
        <Sheet flush title="Lista de asistentes">
          {guests.length === 0 ? <ListEmpty title="No hay inscripciones" /> : <DoorList guests={guests} />}
        </Sheet>
      </div>
    </div>
  )
}

function DoorList({ guests }: { guests: Attendee[] }) {
  return (
    <ul className="door-sheet-list">
      {guests.map((guest) => (
        <li key={guest.id}>
          <span className={guest.attended ? 'door-sheet-box door-sheet-box-ticked' : 'door-sheet-box'}>
            {guest.attended && <Icon name="check-bold" />}
          </span>
          <span>
            <strong>{guest.fullName}</strong>
            {guest.attended && <span className="visually-hidden"> (ha venido)</span>}
            {guest.held && <span className="muted"> · pendiente de confirmar</span>}
            {guest.isMember && <span className="muted"> · socio</span>}
            {guest.phone && <span className="muted"> · {guest.phone}</span>}
            {guest.notes && <span className="door-sheet-note">Nota: {guest.notes}</span>}
            {guest.staffNote && <span className="door-sheet-note">Nota interna: {guest.staffNote}</span>}
          </span>
          {guest.diet && <span className="door-sheet-diet">{guest.diet}</span>}
        </li>
      ))}
    </ul>
  )
}
