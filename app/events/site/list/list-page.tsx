import { data } from 'react-router'
import { languageOf } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { ListFailure } from '#app/ui/site/list-failure.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { pageNumber, pageQuery } from '#app/platform/forms/page-number.ts'
import { PastEvents, UnknownCategory, UpcomingEvents } from './event-lists.tsx'
import { listEvents } from '#app/events/event-lists.server.ts'
import { readEvents } from '#app/events/read-events.server.ts'
import type { Route } from './+types/list-page.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import type { LocalText } from '#app/i18n/localized.ts'
import { Chips } from '#app/ui/chips.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'

/**
 * `?categoria=` is the Spanish slug in both languages. From 2 on, `?proximos=` pages the upcoming events and
 * `?pagina=` the past ones.
 */
export async function loader({ url }: Route.LoaderArgs) {
  const [upcoming, past] = [pageNumber(url, 'proximos'), pageNumber(url)]
  const category = url.searchParams.get('categoria')
  const exists = upcoming && past && (upcoming === 1 || past === 1)
  const list =
    exists && (await readEvents('eventos', () => listEvents(languageOf(url.pathname), category, { upcoming, past })))
  if (!list) throw data('page', { status: 404 })
  return data({ ...list, category: list.known ? category : null }, { status: list.known ? 200 : 404 })
}

type Shown = Route.ComponentProps['loaderData']

export default function EventListPage({ loaderData }: Route.ComponentProps) {
  const { upcoming, past, categories, category, known } = loaderData
  const { events: t } = useTexts()
  return (
    <>
      <ListHead {...loaderData} />
      <section className="page-top">
        <div className="wrap">
          <h1 className="d1">{t.title}</h1>
          <p className="lead muted">{t.lead}</p>
          <CategoryChips categories={categories} current={known ? category : undefined} />
          <p className="page-ways">
            <LocalTextLink to="/eventos/calendario" icon="calendar-blank" label={t.calendar.open} />
          </p>
        </div>
      </section>
      <div className="wrap page-body">
        {!known && <UnknownCategory />}
        {known && past.page === 1 && <UpcomingEvents {...upcoming} category={category} />}
        <PastEvents {...past} category={category} />
      </div>
    </>
  )
}

function ListHead({ upcoming, past, categories, category, known }: Shown) {
  const { events: t, pages: p } = useTexts()
  const labelOf = useCategoryLabel(categories)
  const current = categories.find(({ slug }) => slug === category)
  const filter: Record<string, string> = category ? { categoria: category } : {}
  const [title, page, query] =
    past.page > 1
      ? [t.past, past.page, pageQuery(past.page, filter)]
      : upcoming.page > 1
        ? [t.upcoming, upcoming.page, pageQuery(upcoming.page, filter, 'proximos')]
        : [t.title, 1, pageQuery(1, filter)]
  const named = current ? `${title}: ${labelOf(current)}` : title
  return (
    <PageHead
      title={known ? (page > 1 ? p.titleOfPage(named, page) : named) : t.unknownCategory}
      description={current ? t.categoryDescription(labelOf(current)) : t.metaDescription}
      index={known}
      query={query}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { events: t } = useTexts()
  return <ListFailure error={error} list="/eventos" back={t.backToEvents} reason={t.noSuchPageText} />
}

/** The text of `label` is empty for events without a category. */
type Category = { slug: string; label: LocalText }

/** @param current null for all; undefined marks none */
function CategoryChips({
  categories,
  current,
}: {
  categories: readonly Category[]
  current: string | null | undefined
}) {
  const { events: t } = useTexts()
  const list = useLocalPath()('/eventos')
  const labelOf = useCategoryLabel(categories)
  if (categories.length === 0) return null
  return (
    <Chips
      label={t.category}
      items={[
        { href: list, label: t.all, current: current === null },
        ...categories.map((item) => ({
          href: `${list}?categoria=${item.slug}`,
          label: labelOf(item),
          lang: item.label.lang,
          current: item.slug === current,
        })),
      ]}
    />
  )
}

/** «Otros» as specified; where a category has that name, events without one have another. */
function useCategoryLabel(categories: readonly Category[]): (category: Category) => string {
  const { events: t } = useTexts()
  const taken = categories.some(({ label }) => label.text === t.others)
  return ({ label }) => label.text || (taken ? t.uncategorized : t.others)
}
