import { formatEuros } from '#app/i18n/money.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { StoredPicture } from '#app/media/stored-picture.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Mesa } from '#app/ui/mesa.tsx'
import { BookingButton } from './booking-notice.tsx'
import { ShareButton } from './share-restaurant.tsx'
import type { RestaurantDetails } from '#app/restaurants/restaurants.server.ts'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'

type HeroProps = {
  restaurant: Pick<
    RestaurantDetails,
    'id' | 'name' | 'address' | 'specialty' | 'langs' | 'averagePrice' | 'picture' | 'booking'
  >
}

export function RestaurantHero({ restaurant }: HeroProps) {
  const { restaurants: t } = useTexts()
  const { id, name, address, specialty, langs, averagePrice, picture } = restaurant
  return (
    <section
      className={picture ? 'restaurant-hero on-dark' : 'restaurant-hero restaurant-hero-plate on-dark'}
      aria-labelledby="restaurant"
    >
      <div className="restaurant-hero-picture">
        {picture ? <StoredPicture picture={picture} sizes="100vw" main /> : <Mesa id={id} />}
      </div>
      <div className="wrap restaurant-hero-text">
        <LocalTextLink to="/restaurantes" icon="arrow-left" label={t.restaurants} />
        <h1 id="restaurant" className="d1">
          {name}
        </h1>
        <dl className="restaurant-hero-facts flow">
          <div>
            <dt>
              <Icon name="map-pin" />
              <span className="visually-hidden">{t.address}</span>
            </dt>
            <dd>{address}</dd>
          </div>
          {specialty && (
            <div>
              <dt>
                <Icon name="fork-knife" />
                <span className="visually-hidden">{t.specialty}</span>
              </dt>
              <dd lang={langs.specialty}>{specialty}</dd>
            </div>
          )}
          {averagePrice > 0 && (
            <div>
              <dt>
                <Icon name="currency-eur" />
                {t.averagePrice}
              </dt>
              <dd>{formatEuros(averagePrice)}</dd>
            </div>
          )}
        </dl>
        <div className="restaurant-hero-acts flow">
          <BookingButton restaurant={restaurant} />
          <ShareButton restaurant={restaurant} />
        </div>
      </div>
    </section>
  )
}
