import { data, isRouteErrorResponse } from 'react-router'
import { languageOf } from '#app/i18n/language.ts'
import { LocalLink, useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { shareImage } from '#app/media/stored-picture.tsx'
import { FailureScreen } from '#app/platform/failure-screen.tsx'
import { PageHead } from '#app/platform/page-head.tsx'
import { rowId } from '#app/platform/row-id.ts'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { LatestVisit } from './latest-visit.tsx'
import { RestaurantCards } from './restaurant-card.tsx'
import { listRestaurants } from './restaurants.server.ts'
import type { Route } from './+types/list-page.ts'

/** GET /restaurantes: everyone. `?pagina=` from 2 on; a page that the directory does not have is a 404. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = rowId(url.searchParams.get('pagina') ?? '1')
  const list = page && (await listRestaurants(languageOf(url.pathname), page))
  if (!list) throw data('page', { status: 404 })
  return list
}

export const handle = { legalBar: true }

export default function RestaurantListPage({ loaderData: { total, page, pages, latest, restaurants } }: Route.ComponentProps) {
  const { restaurants: t } = useTexts()
  const local = useLocalPath()
  return (
    <>
      <PageHead
        title={page > 1 ? t.titleOfPage(page) : t.title}
        description={t.metaDescription}
        image={shareImage(latest?.picture ?? null)}
        query={page > 1 ? `?pagina=${page}` : ''}
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
            <div className="restaurants-all-head">
              <h2 id="all" className="d2">
                {t.all}
              </h2>
              <p className="muted">{t.total(total)}</p>
            </div>
            <RestaurantCards restaurants={restaurants} first={!latest} />
          </section>
        )}
        <Pagination
          label={t.pagination}
          page={page}
          pages={pages}
          href={(number) => local('/restaurantes') + (number > 1 ? `?pagina=${number}` : '')}
          pageLabel={t.page}
          previousLabel={t.previousPage}
          nextLabel={t.nextPage}
        />
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { restaurants: t } = useTexts()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FailureScreen error={error} title={t.listFailed} />
  return (
    <div className="wrap section">
      <PageHead title={t.noSuchPage} index={false} />
      <ErrorState heading="h1" title={t.noSuchPage}>
        <p>{t.noSuchPageText}</p>
        <LocalLink to="/restaurantes" className={buttonClass({ variant: 'secondary' })}>
          {buttonContent({ icon: 'arrow-left', children: t.backToList })}
        </LocalLink>
      </ErrorState>
    </div>
  )
}
