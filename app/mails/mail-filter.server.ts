import { isMailKind } from '#app/mail-kinds.ts'
import { isUuid } from '#app/platform/forms/ids.ts'
import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { mailOrders, mailStates } from './mails.server.ts'

/**
 * `?estado=` is queued, sent or failed; `?tipo=` a kind of mail; `?mensaje=` a message to the parties of an event or to
 * members; `?orden=` fecha, descending with a minus.
 */
export function readMailFilter(url: URL) {
  const kind = url.searchParams.get('tipo') ?? ''
  const message = url.searchParams.get('mensaje')
  return {
    request: readListRequest(url),
    state: readChoice(url, 'estado', mailStates),
    kind: isMailKind(kind) ? kind : null,
    message: isUuid(message) ? message : null,
    order: readOrder(url, mailOrders, '-fecha'),
  }
}
