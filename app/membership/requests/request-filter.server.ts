import { readListRequest } from '#app/platform/forms/list-request.ts'
import { isRequestOrder, type RequestOrder } from './request-list.server.ts'
import { isRequestStatus, type RequestStatus } from '#app/membership/statuses.ts'

/** `?estado=`: a status or all, default pending; `?orden=`: nombre or fecha, descending with a minus. */
export function readRequestFilter(url: URL) {
  const estado = url.searchParams.get('estado')
  const status: RequestStatus | 'all' = estado === 'all' || isRequestStatus(estado) ? estado : 'pending'
  const orden = url.searchParams.get('orden')
  const order: RequestOrder = isRequestOrder(orden) ? orden : '-fecha'
  return { request: readListRequest(url), status, order }
}
