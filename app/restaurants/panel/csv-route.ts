import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { exportRestaurants } from './restaurant-list.server.ts'
import { readRestaurantFilter } from './restaurant-filter.server.ts'
import { restaurantTexts } from './panel-texts.ca.ts'
import type { Route } from './+types/csv-route.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { language } = await panelAccount(context, request, url)
  const { csv } = restaurantTexts[language]
  const { request: asked, lacks, order } = readRestaurantFilter(url)
  return csvResponse(csv.file, csv.heads, exportRestaurants(asked.search, lacks, order), (row) => [
    row.nombre,
    row.direccion,
    row.telefono,
    row.web,
    row.especialidad,
    row.precioMedio,
    row.priceRange,
    row.estrellasMichelin,
    row.chefName,
    formatDate(row.createdAt, language),
  ])
}
