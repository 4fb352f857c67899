import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/**
 * One request as the logs know it: its id, the pattern of the route that answers it once it is known, its span, and of
 * the account or e-mail that it is about the keyed hash (`accountHash`). `saved` once an action has done what was
 * asked.
 */
export type RequestSeen = { readonly id: string; route?: string; span?: Span; account?: string; saved?: boolean }

const current = new AsyncLocalStorage<RequestSeen>()

/** Runs the work of one request; whatever is logged meanwhile can name it. */
export function withRequest<T>(request: RequestSeen, work: () => T): T {
  return current.run(request, work)
}

export function currentRequest(): Readonly<RequestSeen> | undefined {
  return current.getStore()
}

/** The id of the request that is being answered; it is logged with each fault and shown on the error page. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.id
}

/** The pattern of the route that answers it (`/eventos/:id`): what of its address may stand in a log. */
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
