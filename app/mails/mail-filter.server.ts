import { isMailKind } from '#app/mail-kinds.ts'
import { readChoice, readListRequest } from '#app/platform/forms/list-request.ts'
import { mailStates } from './mails.server.ts'

/** `?estado=` is queued, sent or failed; `?tipo=` a kind of mail. */
export function readMailFilter(url: URL) {
  const kind = url.searchParams.get('tipo') ?? ''
  return {
    request: readListRequest(url),
    state: readChoice(url, 'estado', mailStates),
    kind: isMailKind(kind) ? kind : null,
  }
}
