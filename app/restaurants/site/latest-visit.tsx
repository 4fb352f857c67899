import { useTexts } from '#app/i18n/texts.tsx'
import { StoredPicture } from '#app/media/stored-picture.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NoImage } from '#app/ui/no-image.tsx'
import type { RestaurantCard } from '#app/restaurants/restaurants.server.ts'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'

export function LatestVisit({ restaurant }: { restaurant: RestaurantCard }) {
  const { restaurants: t } = useTexts()
  const { langs } = restaurant
  return (
    <article className="latest-visit on-dark" aria-labelledby="latest-visit">
      <div className="latest-visit-picture">
        {restaurant.picture ? (
          <StoredPicture
            picture={restaurant.picture}
            sizes="(min-width: 88rem) 49rem, (min-width: 48rem) 56vw, 92vw"
            main
          />
        ) : (
          <NoImage id={restaurant.id} label={t.noImage} />
        )}
      </div>
      <p className="latest-visit-flag">{t.latestVisit}</p>
      <div className="latest-visit-body">
        {(restaurant.specialty || restaurant.stars > 0) && (
          <p className="flow gap-2">
            {restaurant.specialty && (
              <Badge>
                <span lang={langs.specialty}>{restaurant.specialty}</span>
              </Badge>
            )}
            {restaurant.stars > 0 && <Badge tone="star">{t.stars(restaurant.stars)}</Badge>}
          </p>
        )}
        <h2 id="latest-visit" className="d2">
          {restaurant.name}
        </h2>
        <p className="latest-visit-address muted">
          <Icon name="map-pin" />
          {restaurant.address}
        </p>
        <p lang={langs.lead}>{restaurant.lead || t.noDescription}</p>
        <p className="latest-visit-link">
          <LocalButtonLink
            to={`/restaurantes/${restaurant.id}`}
            aria-describedby="latest-visit"
            arrow
            label={t.details}
          />
        </p>
      </div>
    </article>
  )
}
