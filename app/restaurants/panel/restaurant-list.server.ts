import { and } from 'drizzle-orm'
import { alphabeticalKey, lacksLanguage } from '#app/database/bilingual-columns.ts'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy, type RowOf } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { restaurants } from '#app/database/schema.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import type { Language } from '#app/i18n/language.ts'

export const restaurantOrders = inBothDirections({
  nombre: [alphabeticalKey(restaurants.nombre)],
  fecha: [restaurants.createdAt],
})

type RestaurantOrder = keyof typeof restaurantOrders

/** @param lacks only restaurants without texts in that language */
export async function listPanelRestaurants(request: ListRequest, lacks: Language | null, order: RestaurantOrder) {
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
  const { rows, ...page } = await listPage(
    { from: restaurants, where: lacksLanguage(restaurants, lacks), request, orders: restaurantOrders, order },
    (these) =>
      database
        .select({ id, name, address, stars, averagePrice, createdAt, lacksSpanish, lacksCatalan })
        .from(restaurants)
        .where(these),
  )
  return { ...page, rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }
}

export type RestaurantRow = RowOf<typeof listPanelRestaurants>

export function exportRestaurants(search: string, lacks: Language | null, order: RestaurantOrder) {
  const { id, nombre, direccion, telefono, web, precioMedio, priceRange, estrellasMichelin, chefName, createdAt } =
    restaurants
  return streamRows(
    database
      .select({
        nombre,
        direccion,
        telefono,
        web,
        especialidad: mainText(restaurants.especialidad, restaurants.especialidadCa).as('especialidad'),
        precioMedio,
        priceRange,
        estrellasMichelin,
        chefName,
        createdAt,
      })
      .from(restaurants)
      .where(and(lacksLanguage(restaurants, lacks), searchCondition(restaurants.searchText, search)))
      .orderBy(...orderBy(restaurantOrders[order], id)),
  )
}
