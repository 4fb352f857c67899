import { readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { restaurantOrders } from './restaurants.server.ts'

/** `?falta=ca`: only rows that lack Catalan texts; `?orden=` is nombre or fecha, descending with a minus. */
export function readRestaurantFilter(url: URL) {
  return {
    request: readListRequest(url),
    incomplete: url.searchParams.get('falta') === 'ca',
    order: readOrder(url, restaurantOrders, '-fecha'),
  }
}
