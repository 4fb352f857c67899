import { data } from 'react-router'
import { languageOf } from '#app/i18n/language.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { shareImage } from '#app/media/stored-picture.tsx'
import { ListFailure } from '#app/ui/site/list-failure.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { PageLinks } from '#app/ui/site/page-links.tsx'
import { pageNumber, pageQuery } from '#app/platform/forms/page-number.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LatestVisit } from './latest-visit.tsx'
import { RestaurantCards } from './restaurant-card.tsx'
import { RestaurantFilters } from './restaurant-filters.tsx'
import { everyRestaurant, readRestaurantFilter, restaurantsAddress } from '#app/restaurants/restaurant-filter.ts'
import { listRestaurants } from '#app/restaurants/restaurants.server.ts'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import type { Route } from './+types/list-page.ts'

export async function loader({ url }: Route.LoaderArgs) {
  const page = pageNumber(url)
  const filter = readRestaurantFilter(url)
  const list = page && (await listRestaurants(languageOf(url.pathname), page, filter))
  if (!list) throw data('page', { status: 404 })
  return data({ ...list, filter: (list.known && filter) || everyRestaurant }, { status: list.known ? 200 : 404 })
}

export const handle = { legalBar: true }

export default function RestaurantListPage({ loaderData }: Route.ComponentProps) {
  const { page, pages, latest, filter } = loaderData
  const { restaurants: t } = useTexts()
  const local = useLocalPath()
  return (
    <>
      <ListHead {...loaderData} />
      <section className="page-top">
        <div className="wrap">
          <h1 className="d1">{t.title}</h1>
          <p className="lead muted">{t.lead}</p>
        </div>
      </section>
      <div className="wrap page-body">
        {latest && <LatestVisit restaurant={latest} />}
        <Directory {...loaderData} />
        <PageLinks page={page} pages={pages} href={(number) => local(restaurantsAddress(filter, number))} />
      </div>
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']

function ListHead({ page, latest, known, town, filter }: Shown) {
  const { restaurants: t, pages: p } = useTexts()
  const filters = [town, filter.range].filter(Boolean).join(', ')
  const title = filters ? `${t.title}: ${filters}` : t.title
  return (
    <PageHead
      title={known ? (page > 1 ? p.titleOfPage(title, page) : title) : t.unknownFilter}
      description={t.metaDescription}
      image={shareImage(latest?.picture ?? null)}
      index={known && !filters}
      query={pageQuery(page)}
    />
  )
}

function Directory({ total, latest, restaurants, known, filters, filter }: Shown) {
  const { restaurants: t } = useTexts()
  const filtered = filter.town !== null || filter.range !== null
  if (!known) return <NoneFound title={t.unknownFilter} />
  if (total === 0 && !filtered) {
    return (
      <EmptyState title={t.empty}>
        <p>{t.underConstruction}</p>
      </EmptyState>
    )
  }
  return (
    <section className="restaurants-all later" aria-labelledby="all">
      <div className="restaurants-all-head flow">
        <h2 id="all" className="d2">
          {t.all}
        </h2>
        <p className="muted">{t.total(total)}</p>
      </div>
      {filters && <RestaurantFilters {...filters} chosen={filter} />}
      {total > 0 ? <RestaurantCards restaurants={restaurants} first={!latest} /> : <NoneFound title={t.noneFound} />}
    </section>
  )
}

function NoneFound({ title }: { title: string }) {
  const { restaurants: t } = useTexts()
  return (
    <EmptyState title={title}>
      <LocalButtonLink to="/restaurantes" variant="secondary" icon="arrow-left" label={t.everyRestaurant} />
    </EmptyState>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { restaurants: t } = useTexts()
  return (
    <ListFailure
      error={error}
      list="/restaurantes"
      back={t.backToList}
      reason={t.noSuchPageText}
      title={t.listFailed}
    />
  )
}
