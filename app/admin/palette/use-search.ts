import { useEffect, useRef, useState } from 'react'
import { sendForm } from '#app/platform/forms/send-form.ts'
import type { SearchAnswer } from './search-answer.ts'
import { wordsOf } from './search-text.ts'

const TYPING_PAUSE_MS = 120

export type Search = {
  /** The newest answer, to `typed`. Null before the first one. */
  answer: SearchAnswer | null
  failed: boolean
  /** The answer is that to the words in the field. */
  isCurrent: boolean
}

/** Searches when the typing pauses. */
export function useSearch(typed: string): Search {
  const [state, setState] = useState<{ typed: string; answer: SearchAnswer | null; failed: boolean }>({
    typed: '',
    answer: null,
    failed: false,
  })
  const newest = useRef(typed)
  const isEmpty = wordsOf(typed).length === 0
  useEffect(() => {
    newest.current = typed
    if (isEmpty) return
    const timer = setTimeout(() => {
      const form = new FormData()
      form.set('words', typed)
      void sendForm<SearchAnswer>('/admin/buscar', form).then((answer) => {
        if (newest.current === typed) setState({ typed, answer: answer?.ok ? answer : null, failed: !answer?.ok })
      })
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, isEmpty])
  if (isEmpty) return { answer: null, failed: false, isCurrent: true }
  return { answer: state.answer, failed: state.failed, isCurrent: state.typed === typed }
}
