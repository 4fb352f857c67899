import { readChoice, readListRequest } from '#app/platform/forms/list-request.ts'
import { messageStates } from './messages.server.ts'

/** `?estado=`: unread, read or unanswered. */
export function readMessageFilter(url: URL) {
  return { request: readListRequest(url), state: readChoice(url, 'estado', messageStates) }
}
