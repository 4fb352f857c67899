import { readListRequest } from '#app/platform/forms/list-request.ts'
import { isEventOrder, type EventOrder, type EventSpan } from './events.server.ts'

/** `?cuando=` is proximos or pasados; `?orden=` is titulo or fecha, descending with a minus. */
export function readEventFilter(url: URL) {
  const asked = url.searchParams.get('cuando')
  const span: EventSpan = asked === 'proximos' ? 'upcoming' : asked === 'pasados' ? 'past' : null
  const wanted = url.searchParams.get('orden')
  const order: EventOrder = isEventOrder(wanted) ? wanted : '-fecha'
  return { request: readListRequest(url), span, order }
}
