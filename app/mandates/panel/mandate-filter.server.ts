import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { mandateOrders, mandateStates } from './mandate-list.server.ts'

/** `?estado=`: missing without one, draft, active or hold; `?orden=`: numero or nombre, descending with a minus. */
export function readMandateFilter(url: URL) {
  return {
    request: readListRequest(url),
    state: readChoice(url, 'estado', mandateStates) ?? 'missing',
    order: readOrder(url, mandateOrders, 'numero'),
  }
}
