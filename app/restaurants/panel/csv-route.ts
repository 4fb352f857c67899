import { csvLoader } from '#app/accounts/csv-loader.server.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { restaurantTexts } from './panel-texts.ts'
import { exportRestaurants, readRestaurantFilter } from './restaurant-list.server.ts'

export const loader = csvLoader({
  read: readRestaurantFilter,
  texts: restaurantTexts,
  rows: exportRestaurants,
  cells: (row, _, language) => [
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
  ],
})
