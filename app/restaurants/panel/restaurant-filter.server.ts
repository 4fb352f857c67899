import { readListRequest } from '#app/platform/forms/list-request.ts'
import { isRestaurantOrder, type RestaurantOrder } from './restaurants.server.ts'

/** `?falta=ca`: only rows that lack Catalan texts; `?orden=` is nombre or fecha, descending with a minus. */
export function readRestaurantFilter(url: URL) {
  const wanted = url.searchParams.get('orden')
  const order: RestaurantOrder = isRestaurantOrder(wanted) ? wanted : '-fecha'
  return { request: readListRequest(url), incomplete: url.searchParams.get('falta') === 'ca', order }
}
