import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { sessionValue } from '#app/accounts/session-cookie.server.ts'
import { countedAddress, exactAddressOf } from '#app/platform/client-address.server.ts'

/** Sessions that are remembered, and for how long after their last answer. */
const MAX_SESSIONS = 5_000
const REMEMBERED_MS = 15 * 60_000

/** Who a request is counted to: a session that has been seen to be real, else the client's address. */
export type Asker = { key: string; signedIn: boolean }

export type Askers = {
  askerOf(request: IncomingMessage): Asker
  /** The session of this request is a real one; its next requests are its own, whatever address it shares. */
  rememberSession(request: IncomingMessage): void
}

/** A session is learnt from an answer, never believed from a cookie: anybody can make up cookies. */
export function createAskers(): Askers {
  const until = new Map<string, number>()
  return {
    askerOf(request) {
      const session = sessionKey(request)
      if (session && (until.get(session) ?? 0) > performance.now()) return { key: session, signedIn: true }
      return { key: countedAddress(clientOf(request)), signedIn: false }
    },
    rememberSession(request) {
      const session = sessionKey(request)
      if (!session) return
      until.delete(session)
      until.set(session, performance.now() + REMEMBERED_MS)
      const [oldest] = until.size > MAX_SESSIONS ? until.keys() : []
      if (oldest !== undefined) until.delete(oldest)
    },
  }
}

export function clientOf({ socket, headers }: IncomingMessage): string {
  return exactAddressOf(socket.remoteAddress, headers['x-forwarded-for']?.toString())
}

function sessionKey({ headers }: IncomingMessage): string | undefined {
  const value = headers.cookie && sessionValue(headers.cookie)
  return value ? `session ${hash('sha256', value, 'base64url')}` : undefined
}
