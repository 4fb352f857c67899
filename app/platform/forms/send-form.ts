import { forgetSaved } from '#app/platform/browser-storage/draft-storage.ts'

/** A dead network answers nothing and fails late: a form that was sent waits this long. */
export const ANSWER_LIMIT_MS = 20_000

/** The server's answer to a form sent by script; `answer` is null when the action threw. */
export type ScriptAnswer = { redirect: string } | { answer: unknown }

/** Asked before a form leaves its page. @returns whether to send it again; undefined to leave */
type RedirectHandler = (path: string) => Promise<boolean> | undefined

let handleRedirect: RedirectHandler = () => undefined

export function setRedirectHandler(handler: RedirectHandler): void {
  handleRedirect = handler
}

/**
 * Returns the action's answer; null on a failure, undefined when somebody asked to sign in has not. If the browser has
 * to navigate, the promise stays pending.
 */
export async function sendForm<Answer>(action: string, form: FormData): Promise<Answer | null | undefined> {
  const answer = await postForm(action, form)
  if (!answer) return null
  if ('redirect' in answer) {
    const again = await handleRedirect(answer.redirect)
    if (again !== undefined) return again ? sendForm(action, form) : undefined
    location.assign(answer.redirect)
    return new Promise(() => {})
  }
  return answer.answer as Answer
}

/** Null on a failure. @param endsDraft whether the answer leaves nothing to send again */
export function postForm(action: string, form: FormData, endsDraft = isSaved): Promise<ScriptAnswer | null> {
  return post(action, form, endsDraft).catch(() => null)
}

async function post(action: string, form: FormData, endsDraft: typeof isSaved): Promise<ScriptAnswer | null> {
  const response = await postFields(action, form, 'application/json')
  const answer = (await response.json()) as ScriptAnswer
  if (endsDraft(answer)) forgetSaved(form)
  if ('redirect' in answer || answer.answer !== null) return answer
  // The action threw a 4xx. Reloading the page shows the reason.
  return response.status < 500 ? { redirect: location.href } : null
}

/** Asked before the browser leaves with a form: without a connection it would show its own error page. */
export function isReachable(path: string): Promise<boolean> {
  const asked = fetch(path, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
  return asked.then(
    ({ status }) => status < 500,
    () => false,
  )
}

/** Without files. */
export function postFields(action: string, form: FormData, accepts: string, more?: RequestInit): Promise<Response> {
  const fields = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') fields.append(name, value)
  return fetch(action, {
    method: 'POST',
    headers: { Accept: accepts },
    body: fields,
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    ...more,
  })
}

/** A session that has ended leads to the panel's sign-in. */
function isSaved(answer: ScriptAnswer): boolean {
  if ('redirect' in answer) return !answer.redirect.startsWith('/admin/login')
  const { state, ok } = (answer.answer ?? {}) as { state?: string; ok?: boolean }
  return ok === true || state === 'done' || state === 'refused'
}
