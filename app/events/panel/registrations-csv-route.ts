import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { auditExport } from '#app/platform/audit.server.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { cancelledByLabels } from './cancelled-by-labels.ts'
import { exportGuests, findGuestEvent } from './guest-list.server.ts'
import { readGuestFilter } from './guest-filter.server.ts'
import type { Route } from './+types/registrations-csv-route.ts'

const heads = [
  'Nombre',
  'Email',
  'Teléfono',
  'Socio',
  'Cómo nos conoció',
  'Notas',
  'Nota interna',
  'Idioma',
  'Fecha de inscripción',
  'Ha venido',
  'Cancelada',
  'Confirmación',
  'Cancelada el',
  'Cancelada por',
]

const confirmations = { held: 'Pendiente', released: 'Sin confirmar', confirmed: 'Confirmada' } as const

/** Without diets: the file leaves the product. */
export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const event = requireRow(await findGuestEvent(requireRowId(params.id)))
  const account = await panelAccount(context, request, url)
  const {
    request: { search },
    state,
    order,
  } = readGuestFilter(url)
  await auditExport(account, 'registrations', String(event.id), search)
  return csvResponse(`inscripciones-${event.id}.csv`, heads, exportGuests(event.id, search, state, order), (guest) => [
    guest.fullName,
    guest.email,
    guest.phone,
    guest.isMember,
    guest.howDidYouKnowUs,
    guest.notes,
    guest.staffNote,
    guest.language,
    formatDateTime(guest.createdAt, 'es'),
    guest.attendedAt !== null,
    guest.cancelledAt !== null,
    guest.hold === null ? '' : confirmations[guest.hold],
    guest.cancelledAt && formatDateTime(guest.cancelledAt, 'es'),
    guest.cancelledBy && cancelledByLabels[guest.cancelledBy],
  ])
}
