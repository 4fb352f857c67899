import type { Ref } from 'react'

export function ErrorSummary({ message, ref }: { message: string | undefined; ref?: Ref<HTMLParagraphElement> }) {
  if (!message) return null
  return (
    <p className="error-summary" role="alert" tabIndex={-1} ref={ref}>
      {message}
    </p>
  )
}
