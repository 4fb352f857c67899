import { readListRequest } from '#app/platform/forms/list-request.ts'
import { isSocioOrder, type SocioOrder } from './socios.server.ts'
import { isSocioStatus } from '#app/membership/statuses.ts'

/** `?estado=` is a status; `?orden=` numero, nombre or fecha, with a minus to turn it round. */
export function readSocioFilter(url: URL) {
  const asked = url.searchParams.get('estado')
  const wanted = url.searchParams.get('orden')
  const order: SocioOrder = isSocioOrder(wanted) ? wanted : '-fecha'
  return { request: readListRequest(url), status: isSocioStatus(asked) ? asked : null, order }
}
