import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { requestStatuses } from '#app/membership/statuses.ts'
import { requestOrders } from './request-list.server.ts'

const choices = [...requestStatuses, 'incomplete', 'all'] as const

/** `?estado=`: a status, incomplete (approved, without data) or all, default pending; `?orden=`: nombre or -fecha. */
export function readRequestFilter(url: URL) {
  return {
    request: readListRequest(url),
    status: readChoice(url, 'estado', choices) ?? 'pending',
    order: readOrder(url, requestOrders, '-fecha'),
  }
}
