import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from '../toast.tsx'

/** What an action of the panel answers. Title and text are shown as a toast; without a title there is none. */
export type Answer = {
  ok: boolean
  /** '' shows nothing. */
  title: string
  text?: string | undefined
  warning?: { title: string; text: string } | undefined
  /** What was sent, and its errors as keys. */
  result?: SubmissionResult
  /** Of a save that was refused because somebody has saved another version. */
  stored?: StoredVersion | undefined
}

/** What is stored now, by the names of the form (nested ones as `a.b`), and who has saved it. */
export type StoredVersion = {
  version: number
  values: Record<string, string | string[] | Record<string, string>[]>
  /** Null when it is not known. */
  savedBy: { name: string; isSelf: boolean; at: string } | null
}

export function useAnswer(answer: Answer | undefined, onDone: () => void = () => undefined) {
  const done = useEffectEvent(onDone)
  // A dialog that opens again while the lists reload still has the answer to its last form.
  const handled = useRef(answer)
  useEffect(() => {
    if (!answer || answer === handled.current) return
    handled.current = answer
    if (answer.title) toast[answer.ok ? 'success' : 'error'](answer.title, answer.text)
    if (answer.warning) toast.notice(answer.warning.title, answer.warning.text)
    if (answer.ok) done()
  }, [answer])
}
