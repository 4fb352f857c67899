import { readListRequest } from '#app/platform/list-request.ts'
import { mailStates } from './mail-log.server.ts'
import { mailKinds } from './mail-words.ts'

/** `?estado=` is queued, sent or failed; `?tipo=` a kind of mail. */
export function readMailFilter(url: URL) {
  const kind = url.searchParams.get('tipo') ?? ''
  return {
    request: readListRequest(url),
    state: mailStates.find((known) => known === url.searchParams.get('estado')) ?? null,
    kind: Object.hasOwn(mailKinds, kind) ? kind : null,
  }
}
