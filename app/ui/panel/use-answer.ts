import { useEffect, useEffectEvent } from 'react'
import { toast } from '../toast.tsx'

export type Answer = {
  ok: boolean
  title: string
  text?: string
  warning?: { title: string; text: string }
}

export function useAnswer(answer: Answer | undefined, onDone: () => void) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (!answer) return
    toast[answer.ok ? 'success' : 'error'](answer.title, answer.text)
    if (answer.warning) toast.notice(answer.warning.title, answer.warning.text)
    if (answer.ok) done()
  }, [answer])
}
