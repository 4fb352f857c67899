import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { PageHead } from './page-head.tsx'
import { useRequestId } from '#app/ui/request-reference.tsx'

type FailureScreenProps = { error: unknown; title?: string; children?: ReactNode }

export function FailureScreen({ error, title, children }: FailureScreenProps) {
  const { failure } = useTexts().shell
  const requestId = useRequestId()
  const unavailable = isRouteErrorResponse(error) && error.status === 503
  const tooMany = isRouteErrorResponse(error) && error.status === 429
  const heading = tooMany ? failure.tooMany : (title ?? failure.title)
  return (
    <div className="wrap section">
      <PageHead title={heading} index={false} />
      <ErrorState heading="h1" title={heading}>
        <p>{tooMany ? failure.tooManyText : unavailable ? failure.unavailable : failure.text}</p>
        {/* Only the server has the id: hydration keeps its text. */}
        <p className="small muted" suppressHydrationWarning>
          {requestId ? failure.reference(requestId) : ''}
        </p>
        <ButtonLink href="" variant="secondary" icon="arrow-counter-clockwise" label={failure.retry} />
        {children}
      </ErrorState>
    </div>
  )
}
