import { readLacks, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { restaurantOrders } from './restaurant-list.server.ts'

/** `?falta=` is es or ca; `?orden=` is nombre or fecha, descending with a minus. */
export function readRestaurantFilter(url: URL) {
  return { request: readListRequest(url), lacks: readLacks(url), order: readOrder(url, restaurantOrders, '-fecha') }
}
