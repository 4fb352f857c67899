import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { messageOrders, messageStates } from './messages.server.ts'

/** `?estado=`: unread, read or unanswered; `?orden=`: fecha, descending with a minus. */
export function readMessageFilter(url: URL) {
  return {
    request: readListRequest(url),
    state: readChoice(url, 'estado', messageStates),
    order: readOrder(url, messageOrders, '-fecha'),
  }
}
