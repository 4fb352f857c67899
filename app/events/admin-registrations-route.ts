import { data } from 'react-router'
import { panelAccount } from '#app/accounts/guard.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { csv } from '#app/platform/csv.ts'
import { rowId } from '#app/platform/row-id.ts'
import { exportGuests, findGuestEvent } from './admin-registrations.server.ts'
import type { Route } from './+types/admin-registrations-route.ts'

const heads = ['Nombre', 'Email', 'Teléfono', 'Socio', 'Cómo nos conoció', 'Notas', 'Nota interna', 'Idioma', 'Fecha de inscripción', 'Ha venido']

/** GET /admin/eventos/{id}/inscripciones.csv: administrators. Who comes, without diets: a file travels. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const id = rowId(params.id)
  const event = id === null ? null : await findGuestEvent(id)
  if (!event) throw data('event', { status: 404 })
  const guests = await exportGuests(event.id, (await panelAccount(context, request, url)).id)
  const rows = guests.map((guest) => [
    guest.fullName,
    guest.email,
    guest.phone ?? '',
    guest.isMember ? 'sí' : 'no',
    guest.howDidYouKnowUs ?? '',
    guest.notes ?? '',
    guest.staffNote,
    guest.language,
    formatDateTime(guest.createdAt, 'es'),
    guest.attended ? 'sí' : 'no',
  ])
  return new Response(csv([heads, ...rows]), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="inscripciones-${event.id}.csv"`, 'Cache-Control': 'no-store' },
  })
}
