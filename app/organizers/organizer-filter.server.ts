import { readListRequest } from '#app/platform/forms/list-request.ts'
import { isOrganizerOrder, type OrganizerOrder } from './organizers.server.ts'

/** `?orden=` is nombre, with a minus to turn it round. */
export function readOrganizerFilter(url: URL) {
  const wanted = url.searchParams.get('orden')
  const order: OrganizerOrder = isOrganizerOrder(wanted) ? wanted : 'nombre'
  return { request: readListRequest(url), order }
}
