import { readChoice, readLacks, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { eventOrders, type EventSpan } from './event-list.server.ts'
import { spanParameters } from './event-spans.ts'

/**
 * `?cuando=` is pasados, borradores, cancelados, archivados, todos or absent (coming, nearest first); `?falta=` es or
 * ca; `?orden=` titulo or fecha, descending with a minus.
 */
export function readEventFilter(url: URL) {
  const parameters = Object.values(spanParameters).filter((name) => name !== null)
  const asked = readChoice(url, 'cuando', parameters)
  const found = Object.entries(spanParameters).find(([, name]) => name === asked)?.[0]
  const span = found === 'all' ? null : (found as EventSpan)
  const order = readOrder(url, eventOrders(), span === 'upcoming' || span === 'drafts' ? 'fecha' : '-fecha')
  return { request: readListRequest(url), span, lacks: readLacks(url), order }
}
