import { formatDateTime } from '#app/i18n/dates.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { exportEvents } from './events.server.ts'
import { readEventFilter } from './event-filter.server.ts'
import type { Route } from './+types/csv-route.ts'

const heads = [
  'Título',
  'Título en catalán',
  'Fecha',
  'Lugar',
  'Categoría',
  'Precio',
  'Plazas',
  'Inscritos',
  'Restaurante',
  'Organizador',
]

export function loader({ url }: Route.LoaderArgs) {
  const {
    request: { search },
    span,
    order,
  } = readEventFilter(url)
  return csvResponse('eventos.csv', heads, exportEvents(search, span, order), (row) => [
    row.title,
    row.titleCa,
    formatDateTime(row.date, 'es'),
    row.location,
    row.category,
    row.price,
    row.maxParticipants,
    row.registered,
    row.restaurant,
    row.organizer,
  ])
}
