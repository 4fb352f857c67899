import { useRef, type SubmitEvent } from 'react'
import { ensureRecentPassword } from './ask-password.ts'

/** For forms that the browser sends itself because the response is a file: confirms the password before sending. */
export function useConfirmedSubmit() {
  const confirmed = useRef(false)
  return (event: SubmitEvent<HTMLFormElement>) => {
    if (confirmed.current) return void (confirmed.current = false)
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent
    void ensureRecentPassword().then((isConfirmed) => {
      if (!isConfirmed) return
      confirmed.current = true
      form.requestSubmit(submitter)
    })
  }
}
