import { isRouteErrorResponse } from 'react-router'
import { languageOf } from '#app/i18n/language.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { shareImage } from '#app/media/stored-picture.tsx'
import { FailureScreen } from '#app/ui/site/failure-screen.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { ErrorState } from '#app/ui/error-state.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { BookingNotice } from '#app/restaurants/site/booking-notice.tsx'
import { Chef } from '#app/restaurants/site/chef.tsx'
import { DescriptionTab } from '#app/restaurants/site/description-tab.tsx'
import { MenuTab } from '#app/restaurants/site/menu-tab.tsx'
import { RestaurantHero } from '#app/restaurants/site/restaurant-hero.tsx'
import { RestaurantJsonLd } from '#app/restaurants/site/restaurant-json-ld.tsx'
import { RestaurantSide } from '#app/restaurants/site/restaurant-side.tsx'
import { findRestaurant } from '#app/restaurants/restaurants.server.ts'
import { nextEventsAt } from '#app/events/event-lists.server.ts'
import { nameWithTown } from '#app/restaurants/town.ts'
import { ReviewsTab } from '#app/restaurants/site/reviews-tab.tsx'
import { ShareNotice } from '#app/restaurants/site/share-restaurant.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { Dinners } from './dinners.tsx'
import type { Route } from './+types/show-page.ts'

const SHOWN_COMING_DINNERS = 20

/** An absent id means 1, as specified. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const [id, language] = [requireRowId(params.id ?? '1'), languageOf(url.pathname)]
  const { description, menu, chef, reviews, dinners, ...restaurant } = requireRow(await findRestaurant(id, language))
  const basics = { restaurant, hasChef: chef !== null, hasMenu: menu.tasting.length + menu.mains.length > 0 }
  // Sends only the data of the open tab.
  switch (url.searchParams.get('tab')) {
    case 'menu':
      return { ...basics, section: { tab: 'menu' as const, ...menu } }
    case 'resenas':
      return { ...basics, section: { tab: 'resenas' as const, ...reviews } }
    case 'chef':
      if (chef) return { ...basics, section: { tab: 'chef' as const, ...chef } }
  }
  const coming = await nextEventsAt(id, language, SHOWN_COMING_DINNERS)
  return { ...basics, section: { tab: 'descripcion' as const, ...description, coming, past: dinners } }
}

export default function RestaurantPage({
  loaderData: { restaurant, hasChef, hasMenu, section },
}: Route.ComponentProps) {
  const { restaurants: t } = useTexts()
  const path = useLocalPath()(`/restaurantes/${restaurant.id}`)
  const title = nameWithTown(restaurant.name, restaurant.address)
  const tabs = (['descripcion', 'menu', 'chef', 'resenas'] as const).filter((tab) => tab !== 'chef' || hasChef)
  return (
    <>
      <PageHead
        title={section.tab === 'descripcion' ? title : `${title}: ${t.tabs[section.tab]}`}
        description={restaurant.lead || t.noDescription}
        image={shareImage(restaurant.picture)}
      />
      <RestaurantJsonLd restaurant={restaurant} hasMenu={hasMenu} />
      <RestaurantHero restaurant={restaurant} />
      <div className="wrap restaurant">
        <Tabs
          label={t.sections}
          id="secciones"
          items={tabs.map((tab) => ({
            href: tab === 'descripcion' ? path : `${path}?tab=${tab}`,
            label: t.tabs[tab],
            current: tab === section.tab,
          }))}
        />
        <div className="restaurant-columns">
          <div>
            {section.tab === 'descripcion' && (
              <DescriptionTab restaurant={restaurant} {...section} dinners={<Dinners {...section} />} />
            )}
            {section.tab === 'menu' && <MenuTab {...section} />}
            {section.tab === 'chef' && <Chef {...section} />}
            {section.tab === 'resenas' && <ReviewsTab {...section} />}
          </div>
          <RestaurantSide restaurant={restaurant} />
        </div>
      </div>
      <BookingNotice restaurant={restaurant} />
      <ShareNotice restaurant={restaurant} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { restaurants: t } = useTexts()
  const back = <LocalButtonLink to="/restaurantes" variant="secondary" icon="arrow-left" label={t.backToList} />
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return (
      <FailureScreen error={error} title={t.failed}>
        {back}
      </FailureScreen>
    )
  }
  return (
    <div className="wrap section">
      <PageHead title={t.notFound} index={false} />
      <ErrorState heading="h1" title={t.notFound}>
        <p>{t.notFoundText}</p>
        {back}
      </ErrorState>
    </div>
  )
}
