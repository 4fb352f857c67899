import { isRouteErrorResponse } from 'react-router'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { FailureScreen } from './failure-screen.tsx'
import { PageHead } from './page-head.tsx'

type ListFailureProps = {
  error: unknown
  list: string
  back: string
  reason: string
  title?: string
}

export function ListFailure({ error, list, back, reason, title }: ListFailureProps) {
  const { pages: t } = useTexts()
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <FailureScreen error={error} {...(title && { title })} />
  return (
    <div className="wrap section">
      <PageHead title={t.none} index={false} />
      <ErrorState heading="h1" title={t.none}>
        <p>{reason}</p>
        <LocalLink to={list} className={buttonClass({ variant: 'secondary' })}>
          {buttonContent({ icon: 'arrow-left', children: back })}
        </LocalLink>
      </ErrorState>
    </div>
  )
}
