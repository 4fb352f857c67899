import { forgetSaved } from './draft-storage.ts'

/** The server's answer to a form sent by script; `answer` is null when the action threw. */
export type ScriptAnswer = { redirect: string } | { answer: unknown }

/** Asked before a form leaves its page. @returns whether to send it again; undefined to leave */
type RedirectHandler = (path: string) => Promise<boolean> | undefined

let handleRedirect: RedirectHandler = () => undefined

export function setRedirectHandler(handler: RedirectHandler): void {
  handleRedirect = handler
}

/** Returns the action's answer; undefined on a failure. If the browser has to navigate, the promise stays pending. */
export async function sendForm<Answer>(action: string, form: FormData): Promise<Answer | undefined> {
  const answer = await postForm(action, form)
  if (!answer) return undefined
  if ('redirect' in answer) {
    const again = await handleRedirect(answer.redirect)
    if (again !== undefined) return again ? sendForm(action, form) : undefined
    location.assign(answer.redirect)
    return new Promise(() => {})
  }
  return answer.answer as Answer
}

/** Null on a failure. */
export function postForm(action: string, form: FormData): Promise<ScriptAnswer | null> {
  return post(action, form).catch(() => null)
}

async function post(action: string, form: FormData): Promise<ScriptAnswer | null> {
  const fields = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') fields.append(name, value)
  const response = await fetch(action, { method: 'POST', headers: { Accept: 'application/json' }, body: fields })
  const answer = (await response.json()) as ScriptAnswer
  if (isSaved(answer)) forgetSaved(form)
  if ('redirect' in answer || answer.answer !== null) return answer
  // The action threw a 4xx. Reloading the page shows the reason.
  return response.status < 500 ? { redirect: location.href } : null
}

/** A session that has ended leads to the panel's sign-in. */
function isSaved(answer: ScriptAnswer): boolean {
  if ('redirect' in answer) return !answer.redirect.startsWith('/admin/login')
  const { state, ok } = (answer.answer ?? {}) as { state?: string; ok?: boolean }
  return ok === true || state === 'done' || state === 'refused'
}
