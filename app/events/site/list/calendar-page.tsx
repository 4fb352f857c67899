import { languageOf } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListFailure } from '#app/ui/site/list-failure.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { listCalendarMonths } from '#app/events/calendar/calendar-months.server.ts'
import { readEvents } from '#app/events/read-events.server.ts'
import { FollowCalendar } from '#app/events/site/calendar/follow-calendar.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import { CalendarMonths } from './calendar-months.tsx'
import type { Route } from './+types/calendar-page.ts'

export async function loader({ url }: Route.LoaderArgs) {
  return readEvents('eventos', () => listCalendarMonths(languageOf(url.pathname)))
}

/** The coming events of the list by months. Search engines get the list. */
export default function CalendarPage({ loaderData: { months, today } }: Route.ComponentProps) {
  const { events: t } = useTexts()
  return (
    <>
      <PageHead title={t.calendar.title} index={false} />
      <section className="page-top">
        <div className="wrap">
          <h1 className="d1">{t.calendar.title}</h1>
          <p className="page-ways">
            <LocalTextLink to="/eventos" icon="arrow-left" label={t.calendar.toList} />
          </p>
        </div>
      </section>
      <div className="wrap page-body">
        {months.length === 0 ? (
          <EmptyState title={t.empty}>{t.emptyHint}</EmptyState>
        ) : (
          <>
            <CalendarMonths months={months} today={today} />
            <FollowCalendar />
          </>
        )}
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { events: t } = useTexts()
  return <ListFailure error={error} list="/eventos" back={t.backToEvents} reason={t.noSuchPageText} />
}
