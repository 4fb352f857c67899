import { readListRequest } from '#app/platform/forms/list-request.ts'
import type { Role } from '#app/accounts/capabilities.ts'
import { isUserOrder, type UserOrder } from './users.server.ts'

/** `?rol=` is admin, editor or user; `?orden=` email or fecha, with a minus for descending. */
export function readUserFilter(url: URL) {
  const asked = url.searchParams.get('rol')
  const role: Role | null = asked === 'admin' || asked === 'editor' || asked === 'user' ? asked : null
  const wanted = url.searchParams.get('orden')
  const order: UserOrder = isUserOrder(wanted) ? wanted : '-fecha'
  return { request: readListRequest(url), role, order }
}
