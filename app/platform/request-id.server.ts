import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Runs the work of one request; whatever is logged meanwhile can name it. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work)
}

/** The id of the request that is being answered; it is logged with each fault and shown on the error page. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}
