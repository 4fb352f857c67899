import { useEffect, useRef, useState } from 'react'
import { sendForm } from './send-form.ts'

const TYPING_PAUSE_MS = 120
/** After a search that got no answer, such as in a tunnel. */
const RETRY_MS = 3_000

export type TypedSearch<Answer> = {
  /** The newest answer, to `typed`. Null before the first one. */
  answer: Answer | null
  failed: boolean
  /** The answer is that to the words in the field. */
  isCurrent: boolean
}

/** Searches for what is typed when the typing pauses, and again after a failure. @param typed null: nothing is searched */
export function useTypedSearch<Answer extends { ok: boolean }>(
  action: string,
  field: string,
  typed: string | null,
): TypedSearch<Answer> {
  type Searched = { typed: string; answer: Answer | null }
  const [searched, setSearched] = useState<Searched | null>(null)
  const newest = useRef(typed)
  /** Of the words in the field. */
  const failure = searched?.typed === typed && searched?.answer === null ? searched : null
  useEffect(() => {
    newest.current = typed
    if (typed === null) return
    const search = () => {
      const form = new FormData()
      form.set(field, typed)
      void sendForm<Answer>(action, form).then((answer) => {
        if (newest.current === typed) setSearched({ typed, answer: answer?.ok ? answer : null })
      })
    }
    const timer = setTimeout(search, failure ? RETRY_MS : TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [action, field, typed, failure])
  if (typed === null) return { answer: null, failed: false, isCurrent: true }
  return { answer: searched?.answer ?? null, failed: searched?.answer === null, isCurrent: searched?.typed === typed }
}
