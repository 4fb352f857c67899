import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { socioStatuses, type SocioStatus } from '#app/membership/statuses.ts'
import { socioOrders } from './socio-list.server.ts'

/** `?estado=`: a status; `?orden=`: numero, nombre or fecha, descending with a minus. */
export function readSocioFilter(url: URL) {
  return {
    request: readListRequest(url),
    status: readChoice(url, 'estado', Object.keys(socioStatuses) as SocioStatus[]),
    order: readOrder(url, socioOrders, '-fecha'),
  }
}
