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
import { listRestaurants } from '#app/restaurants/restaurants.server.ts'
import type { Route } from './+types/list-page.ts'

export async function loader({ url }: Route.LoaderArgs) {
  const page = pageNumber(url)
  const list = page && (await listRestaurants(languageOf(url.pathname), page))
  if (!list) throw data('page', { status: 404 })
  return list
}

export const handle = { legalBar: true }

export default function RestaurantListPage({
  loaderData: { total, page, pages, latest, restaurants },
}: Route.ComponentProps) {
  const { restaurants: t, pages: p } = useTexts()
  const local = useLocalPath()
  return (
    <>
      <PageHead
        title={page > 1 ? p.titleOfPage(t.title, page) : t.title}
        description={t.metaDescription}
        image={shareImage(latest?.picture ?? null)}
        query={pageQuery(page)}
      />
      <section className="page-top">
        <div className="wrap">
          <h1 className="d1">{t.title}</h1>
          <p className="lead muted">{t.lead}</p>
        </div>
      </section>
      <div className="wrap page-body">
        {latest && <LatestVisit restaurant={latest} />}
        {total === 0 ? (
          <EmptyState title={t.empty}>
            <p>{t.underConstruction}</p>
          </EmptyState>
        ) : (
          <section className="restaurants-all" aria-labelledby="all">
            <div className="restaurants-all-head flow">
              <h2 id="all" className="d2">
                {t.all}
              </h2>
              <p className="muted">{t.total(total)}</p>
            </div>
            <RestaurantCards restaurants={restaurants} first={!latest} />
          </section>
        )}
        <PageLinks page={page} pages={pages} href={(number) => local('/restaurantes') + pageQuery(number)} />
      </div>
    </>
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
