import { data } from 'react-router'
import { languageOf } from '#app/i18n/language.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { PageHead } from '#app/platform/page-head.tsx'
import { Chips } from '#app/ui/chips.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { EventCards } from './event-card.tsx'
import { FollowCalendar } from './follow-calendar.tsx'
import { listEvents } from './events.server.ts'
import type { Route } from './+types/list-page.ts'

/** GET /eventos: everyone. `?categoria=` takes a category's Spanish slug in both languages. */
export async function loader({ url }: Route.LoaderArgs) {
  const category = url.searchParams.get('categoria')
  const list = await listEvents(languageOf(url.pathname), category)
  return data({ ...list, category: list.known ? category : null }, { status: list.known ? 200 : 404 })
}

export default function EventListPage({ loaderData: { coming, past, categories, category, known } }: Route.ComponentProps) {
  const { events: t } = useTexts()
  const local = useLocalPath()
  const label = ({ slug, label }: { slug: string; label: string }) => label || (slug && t.others)
  const current = categories.find(({ slug }) => slug === category)
  return (
    <>
      <PageHead
        title={current ? `${t.title}: ${label(current)}` : t.title}
        description={t.metaDescription}
        index={known}
        query={category ? `?categoria=${category}` : ''}
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
        {coming.length > 0 ? (
          <section aria-labelledby="coming">
            <h2 id="coming" className="visually-hidden">
              {t.upcoming}
            </h2>
            <EventCards events={coming} first />
            <FollowCalendar />
          </section>
        ) : (
          <EmptyState title={t.empty}>{t.emptyHint}</EmptyState>
        )}
        {past.length > 0 && (
          <section aria-labelledby="past" className="events-past">
            <h2 id="past" className="d2">
              {t.past}
            </h2>
            <EventCards events={past} />
          </section>
        )}
      </div>
    </>
  )
}
