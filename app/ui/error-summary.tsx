import { useEffect, useRef } from 'react'

type ErrorSummaryProps = {
  message: string | undefined
  /** A refusal of the server: each new one gives the summary the focus. */
  focusOn?: unknown
}

export function ErrorSummary({ message, focusOn }: ErrorSummaryProps) {
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (focusOn) summary.current?.focus()
  }, [focusOn])
  if (!message) return null
  return (
    <p className="error-summary" role="alert" tabIndex={-1} ref={summary}>
      {message}
    </p>
  )
}
