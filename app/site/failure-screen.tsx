import { isRouteErrorResponse } from 'react-router'
import { useRequestId } from '#app/platform/request-reference.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/platform/page-head.tsx'

/** A fault of ours, or the database away (503), told without its cause. The address is tried again by hand. */
export function FailureScreen({ error }: { error: unknown }) {
  const { failure } = useTexts().shell
  const requestId = useRequestId()
  const away = isRouteErrorResponse(error) && error.status === 503
  return (
    <div className="wrap section">
      <PageHead title={failure.title} index={false} />
      <ErrorState title={<span role="heading" aria-level={1}>{failure.title}</span>}>
        <p>{away ? failure.away : failure.text}</p>
        {/* Only the server knows it; the browser keeps what stands there. */}
        <p className="small muted" suppressHydrationWarning>
          {requestId && failure.reference(requestId)}
        </p>
        <ButtonLink href="" variant="secondary" icon="arrow-counter-clockwise">
          {failure.retry}
        </ButtonLink>
      </ErrorState>
    </div>
  )
}
