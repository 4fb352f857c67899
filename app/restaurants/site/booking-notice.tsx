import { useTexts } from '#app/i18n/texts.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from './notice.tsx'
import { mailLink, phoneLink, webHost } from '#app/restaurants/outside-links.ts'
import type { RestaurantDetails } from '#app/restaurants/restaurants.server.ts'

const id = 'reservas'

export function BookingButton({ block = false }: { block?: boolean }) {
  const { booking: t } = useTexts().restaurants
  return (
    <Button arrow block={block} popoverTarget={id}>
      {t.button}
    </Button>
  )
}

export function BookingNotice({ restaurant: { booking } }: { restaurant: Pick<RestaurantDetails, 'booking'> }) {
  const { booking: t } = useTexts().restaurants
  const phone = phoneLink(booking.phone)
  const mail = mailLink(booking.email)
  const none = !phone && !booking.website && !mail
  return (
    <Notice id={id} title={t.notice} closeLabel={t.close}>
      <p>{t[bookingText(Boolean(phone), Boolean(booking.website), Boolean(mail))]}</p>
      <div className="booking-ways">
        {phone && (
          <ButtonLink href={phone} icon="phone" block>
            {t.call(booking.phone)}
          </ButtonLink>
        )}
        {booking.website && (
          <ButtonLink
            href={booking.website}
            variant="secondary"
            icon="globe"
            block
            target="_blank"
            rel="noopener noreferrer"
          >
            {t.visit(webHost(booking.website))}
          </ButtonLink>
        )}
        {mail && (
          <ButtonLink href={mail} variant="secondary" icon="envelope-simple" block>
            {t.write(booking.email)}
          </ButtonLink>
        )}
      </div>
      {!none && <p className="small muted">{t.notOurs}</p>}
    </Notice>
  )
}

function bookingText(phone: boolean, website: boolean, mail: boolean) {
  if (phone && website) return 'phoneAndWeb'
  if (phone) return 'phone'
  if (website) return 'web'
  return mail ? 'email' : 'none'
}
