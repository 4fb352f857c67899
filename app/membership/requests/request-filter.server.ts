import { readListRequest } from '#app/platform/forms/list-request.ts'
import { isRequestOrder, type RequestOrder } from './review.server.ts'
import { isRequestStatus, type RequestStatus } from '#app/membership/statuses.ts'

/** `?estado=` is a status or all, without it pending; `?orden=` nombre or fecha, with a minus to turn it round. */
export function readRequestFilter(url: URL) {
  const asked = url.searchParams.get('estado')
  const status: RequestStatus | 'all' = asked === 'all' || isRequestStatus(asked) ? asked : 'pending'
  const wanted = url.searchParams.get('orden')
  const order: RequestOrder = isRequestOrder(wanted) ? wanted : '-fecha'
  return { request: readListRequest(url), status, order }
}
