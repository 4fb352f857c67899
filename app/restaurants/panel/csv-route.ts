import { formatDate } from '#app/i18n/dates.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { exportRestaurants } from './restaurants.server.ts'
import { readRestaurantFilter } from './restaurant-filter.server.ts'
import type { Route } from './+types/csv-route.ts'

const heads = [
  'Nombre',
  'Dirección',
  'Teléfono',
  'Web',
  'Especialidad',
  'Precio medio',
  'Rango de precios',
  'Estrellas',
  'Chef',
  'Fecha de creación',
]

export function loader({ url }: Route.LoaderArgs) {
  const {
    request: { search },
    lacks,
    order,
  } = readRestaurantFilter(url)
  return csvResponse('restaurantes.csv', heads, exportRestaurants(search, lacks, order), (row) => [
    row.nombre,
    row.direccion,
    row.telefono,
    row.web,
    row.especialidad,
    row.precioMedio,
    row.priceRange,
    row.estrellasMichelin,
    row.chefName,
    formatDate(row.createdAt, 'es'),
  ])
}
