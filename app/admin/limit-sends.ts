import { ANSWER_LIMIT_MS } from '#app/platform/forms/send-form.ts'

/** React Router waits for the answer to a form without a limit: on a dead network its button would be busy for minutes. */
export function limitSends() {
  const ask = globalThis.fetch
  globalThis.fetch = (address, init) => {
    if (!(init?.body instanceof URLSearchParams)) return ask(address, init)
    const limit = AbortSignal.timeout(ANSWER_LIMIT_MS)
    return ask(address, { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit })
  }
}
