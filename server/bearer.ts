import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Whether a request has the token in `Authorization: Bearer …`. */
export function hasBearer({ headers: { authorization = '' } }: IncomingMessage, token: string | undefined): boolean {
  return token !== undefined && timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
