import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { PageHead } from './page-head.tsx'
import { useRequestId } from '#app/ui/request-reference.tsx'

type FailureScreenProps = {
  error: unknown
  /** What could not be shown, where the specification says it; else the house's own words. */
  title?: string
  /** Another way out, beside trying again. */
  children?: ReactNode
}

/**
 * A fault of ours, the database away (503), or too many tries (429), told without its cause. The address is tried again
 * by hand.
 */
export function FailureScreen({ error, title, children }: FailureScreenProps) {
  const { failure } = useTexts().shell
  const requestId = useRequestId()
  const away = isRouteErrorResponse(error) && error.status === 503
  const tooMany = isRouteErrorResponse(error) && error.status === 429
  const heading = tooMany ? failure.tooMany : (title ?? failure.title)
  return (
    <div className="wrap section">
      <PageHead title={heading} index={false} />
      <ErrorState heading="h1" title={heading}>
        <p>{tooMany ? failure.tooManyText : away ? failure.away : failure.text}</p>
        {/* Only the server knows it; the browser keeps what stands there. */}
        <p className="small muted" suppressHydrationWarning>
          {requestId ? failure.reference(requestId) : ''}
        </p>
        <ButtonLink href="" variant="secondary" icon="arrow-counter-clockwise">
          {failure.retry}
        </ButtonLink>
        {children}
      </ErrorState>
    </div>
  )
}
