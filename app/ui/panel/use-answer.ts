import { useEffect, useEffectEvent } from 'react'
import { toast } from '../toast.tsx'

/** What an action of the panel says in a toast. */
export type Answer = {
  ok: boolean
  title: string
  text?: string
  /** Done, but somebody should know this, too: a toast of its own. */
  warning?: { title: string; text: string }
}

/** Shows what an action of the panel has answered as a toast, and lets the dialog close when it went well. */
export function useAnswer(answer: Answer | undefined, onDone: () => void) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (!answer) return
    toast[answer.ok ? 'success' : 'error'](answer.title, answer.text)
    if (answer.warning) toast.notice(answer.warning.title, answer.warning.text)
    if (answer.ok) done()
  }, [answer])
}
