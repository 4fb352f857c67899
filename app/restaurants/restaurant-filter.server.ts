import { readListRequest } from '#app/platform/forms/list-request.ts'
import { isRestaurantOrder, type RestaurantOrder } from './panel-restaurants.server.ts'

/** `?falta=ca` narrows to what lacks Catalan; `?orden=` nombre or fecha, with a minus to turn it round. */
export function readRestaurantFilter(url: URL) {
  const wanted = url.searchParams.get('orden')
  const order: RestaurantOrder = isRestaurantOrder(wanted) ? wanted : '-fecha'
  return { request: readListRequest(url), incomplete: url.searchParams.get('falta') === 'ca', order }
}
