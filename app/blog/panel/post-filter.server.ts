import { readChoice, readLacks, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { postOrders } from './read-posts.server.ts'

/** `?estado=`: draft or published; `?falta=`: es or ca; `?orden=`: titulo or fecha, descending with a minus. */
export function readPostFilter(url: URL) {
  return {
    request: readListRequest(url),
    status: readChoice(url, 'estado', ['draft', 'published']),
    lacks: readLacks(url),
    order: readOrder(url, postOrders(), '-fecha'),
  }
}
