import { useEffect, useRef, useState } from 'react'
import { sendForm } from './send-form.ts'

const TYPING_PAUSE_MS = 120
/** After a search that got no answer, such as in a tunnel. */
const RETRY_MS = 3_000
const MAX_RETRIES = 20

export type TypedSearch<Answer> = {
  /** The newest answer, to `typed`. Null before the first one. */
  answer: Answer | null
  failed: boolean
  /** It failed and is searched again. */
  isRetried: boolean
  /** The answer is that to the words in the field. */
  isCurrent: boolean
}

/** Searches when the typing pauses, and again without a network. @param typed null: nothing is searched */
export function useTypedSearch<Answer extends { ok: boolean }>(
  action: string,
  field: string,
  typed: string | null,
): TypedSearch<Answer> {
  /** `retry`: the number of the next one; null: there is none. */
  type Searched = { typed: string; answer: Answer | null; retry: number | null }
  const [searched, setSearched] = useState<Searched | null>(null)
  const newest = useRef(typed)
  const retry = searched && searched.typed === typed ? searched.retry : 0
  useEffect(() => {
    newest.current = typed
    if (typed === null || retry === null) return
    const search = () => {
      const form = new FormData()
      form.set(field, typed)
      void sendForm<Answer>(action, form).then((answer) => {
        if (newest.current !== typed) return
        const isLost = answer === null && retry < MAX_RETRIES
        setSearched({ typed, answer: answer?.ok ? answer : null, retry: isLost ? retry + 1 : null })
      })
    }
    const timer = setTimeout(search, retry > 0 ? RETRY_MS : TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [action, field, typed, retry])
  if (typed === null) return { answer: null, failed: false, isRetried: false, isCurrent: true }
  return {
    answer: searched?.answer ?? null,
    failed: searched?.answer === null,
    isRetried: retry !== null && retry > 0,
    isCurrent: searched?.typed === typed,
  }
}
