import { useRef, type SubmitEvent } from 'react'
import { ensureRecentPassword } from './ask-password.ts'

/**
 * For a form that the browser itself sends, because the answer is a file: asks for the password first, when the server
 * would refuse it.
 */
export function useConfirmedSubmit() {
  const confirmed = useRef(false)
  return (event: SubmitEvent<HTMLFormElement>) => {
    if (confirmed.current) return void (confirmed.current = false)
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent
    void ensureRecentPassword().then((mayGoOn) => {
      if (!mayGoOn) return
      confirmed.current = true
      form.requestSubmit(submitter)
    })
  }
}
