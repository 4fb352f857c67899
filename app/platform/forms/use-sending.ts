import { useState } from 'react'
import { sendForm } from './send-form.ts'

/** `first` is the answer of a submit without script; `lost` makes the answer after a network or server failure */
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
