/**
 * What the server says to a form that script has sent: where to go, or what the action says (null where it has thrown).
 */
export type ScriptAnswer = { redirect: string } | { answer: unknown }

/**
 * Sends a form as the browser would, and answers what the action says; undefined when the network or the server has
 * failed. A redirect, and a page that is no more, take the visitor there: then this never ends.
 */
export async function sendForm<Answer>(action: string, form: FormData): Promise<Answer | undefined> {
  const said = await ask(action, form).catch(() => null)
  if (!said) return undefined
  if ('redirect' in said) {
    location.assign(said.redirect)
    return new Promise(() => {})
  }
  return said.answer as Answer
}

async function ask(action: string, form: FormData): Promise<ScriptAnswer | null> {
  const fields = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') fields.append(name, value)
  const response = await fetch(action, { method: 'POST', headers: { Accept: 'application/json' }, body: fields })
  const said = (await response.json()) as ScriptAnswer
  if ('redirect' in said || said.answer !== null) return said
  // Thrown, and no fault: there is no such page any more, or the form was none of ours. Asked for anew, the page says
  // so itself.
  return response.status < 500 ? { redirect: location.href } : null
}
