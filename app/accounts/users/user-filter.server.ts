import { roles } from '#app/accounts/capabilities.ts'
import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { userOrders } from './user-list.server.ts'

/** `?rol=` is admin, editor or user; `?orden=` email or fecha, with a minus for descending. */
export function readUserFilter(url: URL) {
  return {
    request: readListRequest(url),
    role: readChoice(url, 'rol', roles),
    order: readOrder(url, userOrders, '-fecha'),
  }
}
