import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { socioStatuses, type SocioStatus } from '#app/membership/statuses.ts'
import { socioOrders } from './socio-list.server.ts'

/** `?estado=`: a status or todos, default active; `?orden=`: numero, nombre or fecha, descending with a minus. */
export function readSocioFilter(url: URL) {
  return {
    request: readListRequest(url),
    status: readStatus(url),
    order: readOrder(url, socioOrders, '-fecha'),
  }
}

function readStatus(url: URL): SocioStatus | null {
  const asked = readChoice(url, 'estado', [...socioStatuses, 'todos'] as const)
  return asked === 'todos' ? null : (asked ?? 'active')
}
