import { useTexts } from '#app/i18n/texts.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from './notice.tsx'
import { mailLink, restaurantPhoneLink, webHost } from '#app/restaurants/outside-links.ts'
import type { RestaurantDetails } from '#app/restaurants/restaurants.server.ts'

const id = 'reservas'

type Bookable = { restaurant: Pick<RestaurantDetails, 'booking'> }

/** Nothing for a restaurant that cannot be reached. */
export function BookingButton({ restaurant, block = false }: Bookable & { block?: boolean }) {
  const { booking: t } = useTexts().restaurants
  if (!restaurant.booking.possible) return null
  return <Button arrow block={block} popoverTarget={id} label={t.button} />
}

export function BookingNotice({ restaurant: { booking } }: Bookable) {
  const { booking: t } = useTexts().restaurants
  const phone = restaurantPhoneLink(booking.phone)
  const mail = mailLink(booking.email)
  if (!booking.possible) return null
  return (
    <Notice id={id} title={t.notice} closeLabel={t.close}>
      <p>{t[bookingText(Boolean(phone), Boolean(booking.website))]}</p>
      <div className="booking-ways stack gap-3">
        {phone && <ButtonLink href={phone} icon="phone" block label={t.call(booking.phone)} />}
        {booking.website && (
          <ButtonLink
            href={booking.website}
            variant="secondary"
            icon="globe"
            block
            target="_blank"
            rel="noopener noreferrer"
            label={t.visit(webHost(booking.website))}
          />
        )}
        {mail && (
          <ButtonLink href={mail} variant="secondary" icon="envelope-simple" block label={t.write(booking.email)} />
        )}
      </div>
      <p className="small muted">{t.notOurs}</p>
    </Notice>
  )
}

function bookingText(phone: boolean, website: boolean) {
  if (phone && website) return 'phoneAndWeb'
  if (phone) return 'phone'
  return website ? 'web' : 'email'
}
