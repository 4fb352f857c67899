import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { useBaseUrl } from '#app/platform/page-head.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton, IconLink } from '#app/ui/icon-button.tsx'
import { Share } from '#app/ui/share.tsx'
import { toast } from '#app/ui/toast.tsx'
import { Notice } from './notice.tsx'
import type { RestaurantDetails } from './restaurants.server.ts'

type ShareProps = { restaurant: Pick<RestaurantDetails, 'id' | 'name'> }

const id = 'compartir'

/** Opens the notice with the ways to share. */
export function ShareButton() {
  const { share: t } = useTexts().restaurants
  return (
    <Button variant="secondary" icon="share-network" popoverTarget={id}>
      {t.button}
    </Button>
  )
}

export function ShareNotice({ restaurant }: ShareProps) {
  const { share: t, booking } = useTexts().restaurants
  return (
    <Notice id={id} title={t.button} closeLabel={booking.close}>
      <p>{restaurant.name}</p>
      <ShareRow restaurant={restaurant} within={id} />
    </Notice>
  )
}

type ShareRowProps = ShareProps & {
  /** The notice it stands in: copying closes it, so that nothing covers the toast. */
  within?: string
}

/** Facebook, Twitter, Instagram, e-mail and the address itself (specification §2, §7). */
export function ShareRow({ restaurant: { id, name }, within }: ShareRowProps) {
  const { share: t } = useTexts().restaurants
  const url = useBaseUrl() + useLocalPath()(`/restaurantes/${id}`)
  const text = t.text(name)
  const copy = () => {
    navigator.clipboard
      .writeText(url)
      .then(() => toast.success(t.copied, t.copiedText))
      .catch(() => toast.error(t.copyFailed))
  }
  return (
    <Share
      label={t.button}
      links={[
        { href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`, label: t.facebook, icon: 'facebook-logo' },
        {
          href: `https://twitter.com/intent/tweet?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`,
          label: t.twitter,
          icon: 'twitter-logo',
        },
      ]}
    >
      {/* Instagram takes no address in a link: it is copied, to be pasted there. */}
      <IconLink
        href="https://www.instagram.com/"
        label={t.instagram}
        icon="instagram-logo"
        size="sm"
        target="_blank"
        rel="noopener noreferrer"
        onClick={copy}
      />
      <IconLink
        href={`mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(t.mailBody(name, url))}`}
        label={t.email}
        icon="envelope-simple"
        size="sm"
      />
      <IconButton
        icon="link"
        label={t.copy}
        size="sm"
        className="needs-script"
        popoverTarget={within}
        popoverTargetAction="hide"
        onClick={copy}
      />
    </Share>
  )
}
