import { readListRequest } from '#app/platform/forms/list-request.ts'
import { isSocioOrder, type SocioOrder } from './socio-list.server.ts'
import { isSocioStatus } from '#app/membership/statuses.ts'

/** `?estado=`: a status; `?orden=`: numero, nombre or fecha, descending with a minus. */
export function readSocioFilter(url: URL) {
  const estado = url.searchParams.get('estado')
  const orden = url.searchParams.get('orden')
  const order: SocioOrder = isSocioOrder(orden) ? orden : '-fecha'
  return { request: readListRequest(url), status: isSocioStatus(estado) ? estado : null, order }
}
