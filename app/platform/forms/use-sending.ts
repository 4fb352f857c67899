import { useState } from 'react'
import { sendForm } from './send-form.ts'

/**
 * Sends a form beside the page: what came of it, and whether it is under way.
 * @param first the answer that the page came with, when the form was sent without script
 * @param lost what a lost connection or a fault of ours means to this form: an answer like the others, so that nothing
 * typed goes away
 */
export function useSending<Answer>(first: Answer | undefined, lost: (form: FormData) => Answer) {
  const [answer, setAnswer] = useState(first)
  const [sending, setSending] = useState(false)
  const send = async (form: HTMLFormElement): Promise<Answer> => {
    setSending(true)
    const fields = new FormData(form)
    const said = (await sendForm<Answer>(form.action, fields)) ?? lost(fields)
    setAnswer(said)
    setSending(false)
    return said
  }
  return { answer, sending, send }
}
