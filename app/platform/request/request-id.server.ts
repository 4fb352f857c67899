import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/** `route` is the pattern, `account` a keyed hash (`accountHash`); `saved`: the action has committed. */
export type RequestSeen = { readonly id: string; route?: string; span?: Span; account?: string; saved?: boolean }

const current = new AsyncLocalStorage<RequestSeen>()

export function withRequest<T>(request: RequestSeen, work: () => T): T {
  return current.run(request, work)
}

export function currentRequest(): Readonly<RequestSeen> | undefined {
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
  const request = current.getStore()
  if (request) request.route = pattern
}

export function noteAccount(hash: string): void {
  const request = current.getStore()
  if (request) request.account = hash
}

export function noteSaved(): void {
  const request = current.getStore()
  if (request) request.saved = true
}
