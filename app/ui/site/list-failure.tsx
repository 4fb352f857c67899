import { isRouteErrorResponse } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { FailureScreen } from './failure-screen.tsx'
import { PageHead } from './page-head.tsx'

type ListFailureProps = { error: unknown; list: string; back: string; reason: string; title?: string }

export function ListFailure({ error, list, back, reason, title }: ListFailureProps) {
  const { pages: t } = useTexts()
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <FailureScreen error={error} {...(title && { title })} />
  return (
    <div className="wrap section">
      <PageHead title={t.none} index={false} />
      <ErrorState heading="h1" title={t.none}>
        <p>{reason}</p>
        <LocalButtonLink to={list} variant="secondary" icon="arrow-left" label={back} />
      </ErrorState>
    </div>
  )
}
