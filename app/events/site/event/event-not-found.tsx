import { isRouteErrorResponse, useRouteError } from 'react-router'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import type { EventCard } from '#app/events/event-cards.server.ts'
import { NextTables } from './next-tables.tsx'

/** With the events that the page's loader offers instead, if it does. */
export function EventNotFound() {
  const error = useRouteError()
  const { events: t } = useTexts()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <>
      <div className="wrap section">
        <PageHead title={t.notFoundTitle} index={false} />
        <ErrorState heading="h1" title={t.notFoundTitle}>
          <p>{t.notFoundText}</p>
          <LocalLink to="/eventos" className={buttonClass({ variant: 'secondary' })}>
            {buttonContent({ icon: 'arrow-left', children: t.backToEvents })}
          </LocalLink>
        </ErrorState>
      </div>
      {Array.isArray(error.data) && <NextTables title={t.nextTables} events={error.data as EventCard[]} />}
    </>
  )
}
