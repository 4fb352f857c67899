import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

export type RequestScope = {
  readonly id: string
  /** The full address of the client; not set while a page for the cache renders. */
  address?: string
  route?: string
  span?: Span
  /** A keyed hash (`accountHash`). */
  account?: string
  /** The action has committed. */
  saved?: boolean
  retryAfterSeconds?: number
}

const current = new AsyncLocalStorage<RequestScope>()

/** Runs a request; everything that it calls shares the scope. */
export function runInRequest<T>(scope: RequestScope, work: () => T): T {
  return current.run(scope, work)
}

export function requestScope(): Readonly<RequestScope> | undefined {
  return current.getStore()
}

/** Logged with each failure and shown on the error page. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.id
}

/** The pattern of the route (`/eventos/:id`); the address itself must not be logged. */
export function currentRoute(): string | undefined {
  return current.getStore()?.route
}

export function noteRoute(pattern: string): void {
  assign({ route: pattern })
}

export function noteAccount(hash: string): void {
  assign({ account: hash })
}

export function noteSaved(): void {
  assign({ saved: true })
}

/** The longest wait of a request counts. */
export function setRetryAfter(seconds: number): void {
  assign({ retryAfterSeconds: Math.max(current.getStore()?.retryAfterSeconds ?? 0, seconds) })
}

/** Sets `Retry-After` on a 429 response (RFC 6585, RFC 9110 §10.2.3). */
export function addRetryAfter(response: Response): Response {
  const seconds = current.getStore()?.retryAfterSeconds
  if (response.status === 429 && seconds) response.headers.set('Retry-After', String(seconds))
  return response
}

function assign(values: Partial<RequestScope>): void {
  const scope = current.getStore()
  if (scope) Object.assign(scope, values)
}
