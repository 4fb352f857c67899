import { readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { organizerOrders } from './organizers.server.ts'

/** `?orden=` is nombre, descending with a minus. */
export function readOrganizerFilter(url: URL) {
  return { request: readListRequest(url), order: readOrder(url, organizerOrders, 'nombre') }
}
