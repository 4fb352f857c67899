import { Fragment } from 'react'
import { formatMonthOfYear } from '#app/i18n/dates.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { pageQuery } from '#app/platform/forms/page-number.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageLinks } from '#app/ui/site/page-links.tsx'
import type { EventCard } from '#app/events/event-cards.server.ts'
import { EventCards } from './event-card.tsx'
import { FollowCalendar } from '#app/events/site/calendar/follow-calendar.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'

type EventListProps = { rows: readonly EventCard[]; page: number; pages: number; category: string | null }

export function UpcomingEvents({ rows, page, pages, category }: EventListProps) {
  const { events: t } = useTexts()
  const href = useListAddress(category)
  if (rows.length === 0) return <EmptyState title={t.empty}>{t.emptyHint}</EmptyState>
  return (
    <section aria-labelledby="upcoming">
      <h2 id="upcoming" className="visually-hidden">
        {t.upcoming}
      </h2>
      <CardsByMonth events={rows} />
      <PageLinks page={page} pages={pages} href={(number) => href(number, 'proximos')} list={t.upcoming} />
      <FollowCalendar />
    </section>
  )
}

function CardsByMonth({ events }: { events: readonly EventCard[] }) {
  const language = useLanguage()
  const months = Map.groupBy(events, ({ date }) => formatMonthOfYear(date, language))
  return Array.from(months, ([month, inMonth], index) => (
    <Fragment key={month}>
      <h3 className="d3 event-month">{month}</h3>
      <EventCards events={inMonth} first={index === 0} heading="h4" />
    </Fragment>
  ))
}

export function PastEvents({ rows, page, pages, category }: EventListProps) {
  const { events: t } = useTexts()
  const href = useListAddress(category)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="anteriores" className="events-past later">
      <h2 id="anteriores" className="d2">
        {t.past}
      </h2>
      <EventCards events={rows} first={page > 1} />
      {/* Page 1 starts with upcoming events, so links to it lead to the past ones. */}
      <PageLinks
        page={page}
        pages={pages}
        href={(number) => href(number, 'pagina') + (number > 1 ? '' : '#anteriores')}
        list={t.past}
      />
    </section>
  )
}

function useListAddress(category: string | null): (page: number, name: string) => string {
  const list = useLocalPath()('/eventos')
  return (page, name) => list + pageQuery(page, category ? { categoria: category } : {}, name)
}

export function UnknownCategory() {
  const { events: t } = useTexts()
  return (
    <EmptyState title={t.unknownCategory}>
      <LocalButtonLink to="/eventos" variant="secondary" icon="arrow-left" label={t.allEvents} />
    </EmptyState>
  )
}
