import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { readOrganizerFilter } from './organizer-filter.server.ts'
import { exportOrganizers } from './organizers.server.ts'
import type { Route } from './+types/csv-route.ts'

const heads = ['Organizador', 'Nombre en catalán', 'Email', 'Teléfono', 'Web', 'Dirección', 'Ciudad', 'País']

export function loader({ url }: Route.LoaderArgs) {
  const {
    request: { search },
    order,
  } = readOrganizerFilter(url)
  return csvResponse('organizadores.csv', heads, exportOrganizers(search, order), (row) => [
    row.name,
    row.nameCa,
    row.email,
    row.phone,
    row.website,
    row.address,
    row.city,
    row.country,
  ])
}
