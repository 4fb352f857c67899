import { alphabeticalKey, lacksLanguage } from '#app/database/bilingual-columns.ts'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listExport, listPage, type RowOf } from '#app/database/list-page.server.ts'
import { pick } from '#app/database/pick.ts'
import { restaurants } from '#app/database/schema.ts'
import { readLacks, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { mainText } from '#app/platform/main-language.server.ts'

const orders = inBothDirections({ nombre: [alphabeticalKey(restaurants.nombre)], fecha: [restaurants.createdAt] })

/** `?falta=` is es or ca; `?orden=` is nombre or fecha, descending with a minus. */
export function readRestaurantFilter(url: URL) {
  return { request: readListRequest(url), lacks: readLacks(url), order: readOrder(url, orders, '-fecha') }
}
type RestaurantFilter = ReturnType<typeof readRestaurantFilter>

function listing({ request, lacks, order }: RestaurantFilter) {
  return { from: restaurants, where: lacksLanguage(restaurants, lacks), request, orders, order }
}

export function listPanelRestaurants(filter: RestaurantFilter) {
  const {
    id,
    nombre: name,
    direccion: address,
    estrellasMichelin: stars,
    precioMedio: averagePrice,
    createdAt,
    lacksSpanish,
    lacksCatalan,
  } = restaurants
  return listPage(listing(filter), (these) =>
    database
      .select({ id, name, address, stars, averagePrice, createdAt, lacksSpanish, lacksCatalan })
      .from(restaurants)
      .where(these),
  )
}

export type RestaurantRow = RowOf<typeof listPanelRestaurants>

export function exportRestaurants(filter: RestaurantFilter) {
  const kept = ['nombre', 'direccion', 'telefono', 'web', 'precioMedio', 'priceRange'] as const
  const written = {
    ...pick(restaurants, ...kept, 'estrellasMichelin', 'chefName', 'createdAt'),
    especialidad: mainText(restaurants.especialidad, restaurants.especialidadCa).as('especialidad'),
  }
  return listExport(listing(filter), (these) => database.select(written).from(restaurants).where(these))
}
