import { isMailKind } from '#app/mail-kinds.ts'
import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { mailOrders, mailStates } from './mails.server.ts'

/** `?estado=` is queued, sent or failed; `?tipo=` a kind of mail; `?orden=` fecha, descending with a minus. */
export function readMailFilter(url: URL) {
  const kind = url.searchParams.get('tipo') ?? ''
  return {
    request: readListRequest(url),
    state: readChoice(url, 'estado', mailStates),
    kind: isMailKind(kind) ? kind : null,
    order: readOrder(url, mailOrders, '-fecha'),
  }
}
