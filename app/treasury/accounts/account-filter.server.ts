import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { accountOrders } from './account-list.server.ts'
import { accountStates } from './account-states.ts'

/** `?estado=`: owed, overdue, credit or held, default all; `?orden=`: numero or debe, descending with a minus. */
export function readAccountFilter(url: URL) {
  return {
    request: readListRequest(url),
    state: readChoice(url, 'estado', accountStates),
    order: readOrder(url, accountOrders, 'numero'),
  }
}
