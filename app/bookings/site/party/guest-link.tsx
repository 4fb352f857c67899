import { useTexts } from '#app/i18n/texts.tsx'
import { hasDiet } from '#app/diets/diet.ts'
import { island } from '#app/ui/island.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { GuestView } from './party-view.ts'

type GuestLinkProps = {
  guest: Pick<GuestView, 'fullName' | 'link'>
  isNext?: boolean
  /** Something is known of the guest, so that the link is likely to have been passed on. */
  isKnown: boolean
}

export const isKnown = ({ fullName, diet, dietHidden }: GuestView) =>
  fullName !== '' || hasDiet(diet) || dietHidden !== null

/** Opens the system's share sheet or copies the address; without script the address is there to be copied. */
export function GuestLink({ guest: { fullName, link }, isNext = false, isKnown: wasPassed }: GuestLinkProps) {
  const { party, share } = useTexts()
  const t = party.guests
  if (!link) return null
  const copying = { text: link, copied: share.copied, copiedText: t.linkCopied, copyFailed: share.copyFailed }
  return (
    <p className="person-link stack gap-2">
      <ButtonLink
        href={link}
        {...island('share', { title: t.linkTitle, url: link, copying })}
        variant={isNext ? 'primary' : 'secondary'}
        size="sm"
        icon={wasPassed ? 'link' : 'share-network'}
        label={
          <>
            {wasPassed ? t.ownLink : t.passLink}
            {fullName && <span className="visually-hidden">: {fullName}</span>}
          </>
        }
      />
      <noscript>
        <span className="person-address small">{link}</span>
      </noscript>
    </p>
  )
}
