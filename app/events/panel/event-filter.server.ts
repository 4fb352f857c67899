import { readChoice, readLacks, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { eventOrders, type EventSpan } from './event-list.server.ts'

const spans = { pasados: 'past', todos: null } as const

/**
 * `?cuando=` is pasados, todos or absent (coming, nearest first); `?falta=` es or ca; `?orden=` titulo or fecha,
 * descending with a minus.
 */
export function readEventFilter(url: URL) {
  const asked = readChoice(url, 'cuando', ['pasados', 'todos'])
  const span: EventSpan = asked === null ? 'upcoming' : spans[asked]
  const order = readOrder(url, eventOrders(), span === 'upcoming' ? 'fecha' : '-fecha')
  return { request: readListRequest(url), span, lacks: readLacks(url), order }
}
