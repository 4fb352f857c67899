import { readLacks, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { organizerOrders } from './organizer-list.server.ts'

/** `?falta=` is es or ca; `?orden=` is nombre, descending with a minus. */
export function readOrganizerFilter(url: URL) {
  return { request: readListRequest(url), lacks: readLacks(url), order: readOrder(url, organizerOrders(), 'nombre') }
}
