import type { Ref } from 'react'

/** How many fields need a look, under a form's title. Announced when it appears; can be given the focus. */
export function ErrorSummary({ message, ref }: { message: string | undefined; ref?: Ref<HTMLParagraphElement> }) {
  if (!message) return null
  return (
    <p className="error-summary" role="alert" tabIndex={-1} ref={ref}>
      {message}
    </p>
  )
}
