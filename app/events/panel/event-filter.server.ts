import { readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { eventOrders, type EventSpan } from './events.server.ts'

/** `?cuando=` is proximos or pasados; `?orden=` is titulo or fecha, descending with a minus. */
export function readEventFilter(url: URL) {
  const asked = url.searchParams.get('cuando')
  const span: EventSpan = asked === 'proximos' ? 'upcoming' : asked === 'pasados' ? 'past' : null
  return { request: readListRequest(url), span, order: readOrder(url, eventOrders, '-fecha') }
}
