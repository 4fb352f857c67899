import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from '../toast.tsx'

export type Answer = {
  ok: boolean
  title: string
  text?: string
  warning?: { title: string; text: string }
}

export function useAnswer(answer: Answer | undefined, onDone: () => void) {
  const done = useEffectEvent(onDone)
  // A dialog that opens again while the lists reload still has the answer to its last form.
  const handled = useRef(answer)
  useEffect(() => {
    if (!answer || answer === handled.current) return
    handled.current = answer
    toast[answer.ok ? 'success' : 'error'](answer.title, answer.text)
    if (answer.warning) toast.notice(answer.warning.title, answer.warning.text)
    if (answer.ok) done()
  }, [answer])
}
