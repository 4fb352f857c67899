import { data } from 'react-router'
import { languageOf } from '#app/i18n/language.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { ListFailure } from '#app/ui/site/list-failure.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { PageLinks } from '#app/ui/site/page-links.tsx'
import { pageNumber, pageQuery } from '#app/platform/forms/page-number.ts'
import { Chips } from '#app/ui/chips.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { EventCards } from './event-card.tsx'
import { FollowCalendar } from './follow-calendar.tsx'
import { listEvents, type EventCard } from '#app/events/events.server.ts'
import { readEvents } from '#app/events/read-events.server.ts'
import type { Route } from './+types/list-page.ts'

/** `?categoria=` is the Spanish slug in both languages; `?pagina=` from 2 on pages the past events. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = pageNumber(url)
  const category = url.searchParams.get('categoria')
  const list = page && (await readEvents('eventos', () => listEvents(languageOf(url.pathname), category, page)))
  if (!list) throw data('page', { status: 404 })
  return data({ ...list, category: list.known ? category : null }, { status: list.known ? 200 : 404 })
}

export default function EventListPage({
  loaderData: { upcoming, later, past, page, pages, categories, category, known },
}: Route.ComponentProps) {
  const { events: t, pages: p } = useTexts()
  const local = useLocalPath()
  const label = ({ slug, label }: { slug: string; label: string }) => label || (slug && t.others)
  const current = categories.find(({ slug }) => slug === category)
  const named = (title: string) => (current ? `${title}: ${label(current)}` : title)
  const query = (number: number) => pageQuery(number, category ? { categoria: category } : {})
  return (
    <>
      <PageHead
        title={page > 1 ? p.titleOfPage(named(t.past), page) : named(t.title)}
        description={current ? t.categoryDescription(label(current)) : t.metaDescription}
        index={known}
        query={query(page)}
      />
      <section className="page-top">
        <div className="wrap">
          <h1 className="d1">{t.title}</h1>
          <p className="lead muted">{t.lead}</p>
          {categories.length > 0 && (
            <Chips
              label={t.category}
              items={[
                { href: local('/eventos'), label: t.all, current: known && category === null },
                ...categories.map((item) => ({
                  href: `${local('/eventos')}?categoria=${item.slug}`,
                  label: label(item),
                  current: item.slug === category,
                })),
              ]}
            />
          )}
        </div>
      </section>
      <div className="wrap page-body">
        {page === 1 && <UpcomingEvents events={upcoming} later={later} />}
        {past.length > 0 && (
          <section aria-labelledby="anteriores" className="events-past">
            <h2 id="anteriores" className="d2">
              {t.past}
            </h2>
            <EventCards events={past} first={page > 1} />
            {/* Page 1 starts with upcoming events, so links to it lead to the past ones. */}
            <PageLinks
              page={page}
              pages={pages}
              href={(number) => local('/eventos') + query(number) + (number > 1 ? '' : '#anteriores')}
            />
          </section>
        )}
      </div>
    </>
  )
}

function UpcomingEvents({ events, later }: { events: readonly EventCard[]; later: boolean }) {
  const { events: t } = useTexts()
  if (events.length === 0) return <EmptyState title={t.empty}>{t.emptyHint}</EmptyState>
  return (
    <section aria-labelledby="upcoming">
      <h2 id="upcoming" className="visually-hidden">
        {t.upcoming}
      </h2>
      <EventCards events={events} first />
      {later && <p className="muted events-later">{t.later}</p>}
      <FollowCalendar />
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { events: t } = useTexts()
  return <ListFailure error={error} list="/eventos" back={t.backToEvents} reason={t.noSuchPageText} />
}
