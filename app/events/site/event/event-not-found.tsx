import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import type { EventCard } from '#app/events/event-cards.server.ts'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
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
          <LocalButtonLink to="/eventos" variant="secondary" icon="arrow-left" label={t.backToEvents} />
        </ErrorState>
      </div>
      {Array.isArray(error.data) && <NextTables title={t.nextTables} events={error.data as EventCard[]} />}
    </>
  )
}
