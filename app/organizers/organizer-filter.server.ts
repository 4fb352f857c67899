import { readListRequest } from '#app/platform/forms/list-request.ts'
import { isOrganizerOrder, type OrganizerOrder } from './organizers.server.ts'

/** `?orden=` is nombre, descending with a minus. */
export function readOrganizerFilter(url: URL) {
  const wanted = url.searchParams.get('orden')
  const order: OrganizerOrder = isOrganizerOrder(wanted) ? wanted : 'nombre'
  return { request: readListRequest(url), order }
}
