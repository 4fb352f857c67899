import { useTexts } from '#app/i18n/texts.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { IconLink } from '#app/ui/icon-button.tsx'
import { IconFact } from '#app/ui/icon-fact.tsx'
import { BookingButton } from './booking-notice.tsx'
import { webLabel } from '#app/i18n/web-label.ts'
import { restaurantPhoneLink } from '#app/restaurants/outside-links.ts'
import type { RestaurantDetails } from '#app/restaurants/restaurants.server.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { ShareRestaurant } from './share-restaurant.tsx'

type SideProps = {
  restaurant: Pick<
    RestaurantDetails,
    'id' | 'name' | 'address' | 'phone' | 'website' | 'hours' | 'stars' | 'networks' | 'booking'
  >
}

export function RestaurantSide({ restaurant }: SideProps) {
  const { restaurants: t, share } = useTexts()
  return (
    <aside className="restaurant-side later" aria-label={t.information}>
      <section className="restaurant-panel" aria-labelledby="booking">
        <h2 id="booking" className="d4">
          {t.booking.title}
        </h2>
        {restaurant.booking.possible ? <BookingButton restaurant={restaurant} block /> : <p>{t.booking.none}</p>}
        <h3 className="restaurant-panel-label small muted">{share.share}</h3>
        <ShareRestaurant restaurant={restaurant} />
      </section>
      <section className="restaurant-panel" aria-labelledby="information">
        <h2 id="information" className="d4">
          {t.information}
        </h2>
        <Facts restaurant={restaurant} />
        {restaurant.stars > 0 && (
          <p className="restaurant-panel-stars">
            <Badge tone="star">{t.stars(restaurant.stars)}</Badge>
          </p>
        )}
        <Networks restaurant={restaurant} />
      </section>
    </aside>
  )
}

function Facts({ restaurant: { address, phone, website, hours } }: SideProps) {
  const { restaurants: t } = useTexts()
  const call = restaurantPhoneLink(phone)
  return (
    <dl className="restaurant-facts stack">
      <IconFact icon="map-pin" label={t.address}>
        {address}
      </IconFact>
      <IconFact icon="phone" label={t.phone}>
        {call ? <a href={call}>{phone}</a> : <span className="muted">{t.noPhone}</span>}
      </IconFact>
      {website && (
        <IconFact icon="globe" label={t.website}>
          <TextLink href={website} target="_blank" rel="noopener noreferrer" label={webLabel(website)} />
        </IconFact>
      )}
      {hours.lines.length > 0 && (
        <IconFact icon="clock" label={t.hours} lang={hours.lang}>
          {hours.lines.map(({ days, times }) => (
            <span key={days + times} className="restaurant-facts-line">
              {days && `${days}: `}
              <span className="restaurant-facts-times">{times}</span>
            </span>
          ))}
        </IconFact>
      )}
    </dl>
  )
}

const networkIcons = { facebook: 'facebook-logo', twitter: 'x-logo', instagram: 'instagram-logo' } as const
const networkNames = { facebook: 'Facebook', twitter: 'X', instagram: 'Instagram' }

function Networks({ restaurant: { name, networks } }: SideProps) {
  const { restaurants: t } = useTexts()
  const links = (['facebook', 'twitter', 'instagram'] as const).flatMap((network) => {
    const href = networks[network]
    return href ? [{ href, icon: networkIcons[network], label: t.onNetwork(name, networkNames[network]) }] : []
  })
  if (links.length === 0) return null
  return (
    <>
      <h3 className="restaurant-panel-label small muted">{t.networks}</h3>
      <p className="restaurant-networks">
        {links.map((link) => (
          <IconLink key={link.icon} {...link} size="sm" variant="plain" target="_blank" rel="noopener noreferrer" />
        ))}
      </p>
    </>
  )
}
