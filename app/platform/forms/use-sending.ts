import { useState } from 'react'
import { sendForm } from './send-form.ts'

/** `initial`: the answer to a submit without script; `onFailure` makes the one after a failure of network or server */
export function useSending<Answer>(initial: Answer | undefined, onFailure: (form: FormData) => Answer) {
  const [answer, setAnswer] = useState(initial)
  const [sending, setSending] = useState(false)
  const send = async (form: HTMLFormElement): Promise<Answer> => {
    setSending(true)
    const fields = new FormData(form)
    const result = (await sendForm<Answer>(form.action, fields)) ?? onFailure(fields)
    setAnswer(result)
    setSending(false)
    return result
  }
  /** Says that nothing was sent. */
  const fail = (form: HTMLFormElement) => setAnswer(onFailure(new FormData(form)))
  return { answer, sending, send, fail }
}
