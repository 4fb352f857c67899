import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { socioStatuses } from '#app/membership/statuses.ts'
import { socioOrders } from './socio-list.server.ts'

/** `?estado=`: a status, default all; `?orden=`: numero, nombre or fecha, descending with a minus. */
export function readSocioFilter(url: URL) {
  return {
    request: readListRequest(url),
    status: readChoice(url, 'estado', socioStatuses) ?? null,
    order: readOrder(url, socioOrders, '-fecha'),
  }
}
