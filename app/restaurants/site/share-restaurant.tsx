import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { island } from '#app/ui/island.tsx'
import { useBaseUrl } from '#app/ui/site/page-head.tsx'
import type { Sharing } from '#app/ui/site/share-island.ts'
import { ShareRow } from '#app/ui/site/share-row.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from './notice.tsx'
import type { RestaurantDetails } from '#app/restaurants/restaurants.server.ts'

type ShareProps = { restaurant: Pick<RestaurantDetails, 'id' | 'name'> }

const id = 'compartir'

/** Opens the system's share sheet, or the notice. */
export function ShareButton({ restaurant }: ShareProps) {
  const { share: t } = useTexts()
  const sharing: Sharing = { title: restaurant.name, url: useRestaurantUrl(restaurant.id) }
  return (
    <Button variant="secondary" icon="share-network" popoverTarget={id} {...island('share', sharing)} label={t.share} />
  )
}

export function ShareNotice({ restaurant }: ShareProps) {
  const { share: t, restaurants } = useTexts()
  return (
    <Notice id={id} title={t.share} closeLabel={restaurants.booking.close}>
      <p>{restaurant.name}</p>
      <ShareRestaurant restaurant={restaurant} within={id} />
    </Notice>
  )
}

export function ShareRestaurant({ restaurant: { id, name }, within }: ShareProps & { within?: string }) {
  const { share: t } = useTexts().restaurants
  const url = useRestaurantUrl(id)
  return <ShareRow url={url} text={t.text(name)} mailBody={t.mailBody(name, url)} within={within} />
}

function useRestaurantUrl(id: number): string {
  return useBaseUrl() + useLocalPath()(`/restaurantes/${id}`)
}
