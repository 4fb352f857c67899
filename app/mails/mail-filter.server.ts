import { isMailKind } from '#app/mail-kinds.ts'
import { readListRequest } from '#app/platform/forms/list-request.ts'
import { mailStates } from './mails.server.ts'

/** `?estado=` is queued, sent or failed; `?tipo=` a kind of mail. */
export function readMailFilter(url: URL) {
  const kind = url.searchParams.get('tipo') ?? ''
  return {
    request: readListRequest(url),
    state: mailStates.find((known) => known === url.searchParams.get('estado')) ?? null,
    kind: isMailKind(kind) ? kind : null,
  }
}
