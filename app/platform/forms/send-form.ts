import { forgetSaved } from './draft-storage.ts'

/** The server's answer to a form sent by script; `answer` is null when the action threw. */
export type ScriptAnswer = { redirect: string } | { answer: unknown }

/** Returns the action's answer; undefined on a failure. If the browser has to navigate, the promise stays pending. */
export async function sendForm<Answer>(action: string, form: FormData): Promise<Answer | undefined> {
  const answer = await post(action, form).catch(() => null)
  if (!answer) return undefined
  if ('redirect' in answer) {
    location.assign(answer.redirect)
    return new Promise(() => {})
  }
  return answer.answer as Answer
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
