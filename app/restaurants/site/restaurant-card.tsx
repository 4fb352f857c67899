import { LocalLink } from '#app/i18n/local-link.tsx'
import { formatEuros } from '#app/i18n/money.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { StoredPicture } from '#app/media/stored-picture.tsx'
import { NoImage } from '#app/ui/no-image.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { RestaurantCard as Card } from '#app/restaurants/restaurants.server.ts'

/** @param first loads the pictures with priority */
export function RestaurantCards({ restaurants, first = false }: { restaurants: readonly Card[]; first?: boolean }) {
  return (
    <ul className="restaurant-cards">
      {restaurants.map((restaurant, index) => (
        <li key={restaurant.id}>
          <RestaurantCard restaurant={restaurant} main={first && index < 3} />
        </li>
      ))}
    </ul>
  )
}

function RestaurantCard({ restaurant, main }: { restaurant: Card; main: boolean }) {
  const { restaurants: t } = useTexts()
  const { id, name, address, specialty, lead, langs, averagePrice, stars, priceRange, picture } = restaurant
  return (
    <article className="restaurant-card">
      <div className="restaurant-card-picture">
        {picture ? (
          <StoredPicture
            picture={picture}
            sizes="(min-width: 88rem) 27rem, (min-width: 48rem) 30vw, 92vw"
            main={main}
            decorative
          />
        ) : (
          <NoImage id={id} label={t.noImage} />
        )}
      </div>
      {priceRange && (
        <p className="restaurant-card-range">
          <span className="visually-hidden">{t.priceRange}</span> {priceRange}
        </p>
      )}
      <div className="restaurant-card-body">
        <div className="restaurant-card-name">
          <h3 className="d4">
            <LocalLink to={`/restaurantes/${id}`}>{name}</LocalLink>
          </h3>
          {stars > 0 && <Stars value={stars} label={t.stars(stars)} />}
        </div>
        <p className="small muted">{address}</p>
        {specialty && (
          <p className="small restaurant-card-specialty" lang={langs.specialty}>
            {specialty}
          </p>
        )}
        <p className="muted clamp-2" lang={langs.lead}>
          {lead || t.noDescription}
        </p>
        {averagePrice > 0 && (
          <p className="restaurant-card-price small">
            <span className="muted">{t.averagePrice}</span> <strong>{formatEuros(averagePrice)}</strong>
          </p>
        )}
      </div>
    </article>
  )
}
