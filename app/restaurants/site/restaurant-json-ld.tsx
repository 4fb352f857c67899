import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { sharePath } from '#app/media/picture.ts'
import { BreadcrumbJsonLd, JsonLd } from '#app/platform/render/json-ld.tsx'
import { useBaseUrl } from '#app/ui/site/page-head.tsx'
import { openingTimes } from '#app/restaurants/opening-times.ts'
import { postalAddress } from '#app/restaurants/postal-address.ts'
import type { RestaurantDetails } from '#app/restaurants/restaurants.server.ts'

type JsonLdProps = {
  hasMenu: boolean
  restaurant: Pick<
    RestaurantDetails,
    | 'id'
    | 'name'
    | 'address'
    | 'lead'
    | 'phone'
    | 'website'
    | 'specialty'
    | 'priceRange'
    | 'stars'
    | 'picture'
    | 'networks'
    | 'hours'
    | 'booking'
    | 'marked'
  >
}

/** Without ratings and reviews: they are samples. */
export function RestaurantJsonLd({ restaurant, hasMenu }: JsonLdProps) {
  const { restaurants: t, shell } = useTexts()
  const baseUrl = useBaseUrl()
  const local = useLocalPath()
  const url = `${baseUrl}${local(`/restaurantes/${restaurant.id}`)}`
  const elsewhere = [restaurant.website, ...Object.values(restaurant.networks)].filter((link) => link !== null)
  return (
    <>
      <JsonLd
        data={{
          '@type': 'Restaurant',
          '@id': `${url}#restaurant`,
          name: restaurant.name,
          url,
          description: restaurant.lead || undefined,
          address: postalAddress(restaurant.address),
          geo: restaurant.marked ? { '@type': 'GeoCoordinates', ...restaurant.marked } : undefined,
          openingHoursSpecification: openingTimes(restaurant.hours.lines) ?? undefined,
          acceptsReservations: restaurant.booking.possible || undefined,
          telephone: restaurant.phone || undefined,
          servesCuisine: restaurant.specialty || undefined,
          priceRange: restaurant.priceRange || undefined,
          award: restaurant.stars > 0 ? t.stars(restaurant.stars) : undefined,
          image: restaurant.picture ? baseUrl + sharePath(restaurant.picture) : undefined,
          menu: hasMenu ? `${url}?tab=menu` : undefined,
          sameAs: elsewhere.length > 0 ? elsewhere : undefined,
        }}
      />
      <BreadcrumbJsonLd
        items={[
          { name: shell.home, url: baseUrl + local('/') },
          { name: t.restaurants, url: baseUrl + local('/restaurantes') },
          { name: restaurant.name, url },
        ]}
      />
    </>
  )
}
