import { readListRequest } from '#app/platform/forms/list-request.ts'
import { mailStates } from './mails.server.ts'
import { mailKinds } from './mail-labels.ts'

/** `?estado=` is queued, sent or failed; `?tipo=` a kind of mail. */
export function readMailFilter(url: URL) {
  const kind = url.searchParams.get('tipo') ?? ''
  return {
    request: readListRequest(url),
    state: mailStates.find((known) => known === url.searchParams.get('estado')) ?? null,
    kind: Object.hasOwn(mailKinds, kind) ? kind : null,
  }
}
