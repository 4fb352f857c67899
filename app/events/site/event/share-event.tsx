import { useLocation } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import type { Sharing } from '#app/ui/site/share-island.ts'
import { island } from '#app/ui/island.tsx'
import { useBaseUrl } from '#app/ui/site/page-head.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** Of the page, absolute. */
export function useAddress(): string {
  return useBaseUrl() + useLocation().pathname
}

/** Without script, a mail with the address in it. */
export function ShareLink({ title, url, small = false }: { title: string; url: string; small?: boolean }) {
  const { events, share: t } = useTexts()
  const sharing: Sharing = {
    title,
    url,
    copying: { text: url, copied: t.copied, copiedText: events.copiedText, copyFailed: t.copyFailed },
  }
  return (
    <ButtonLink
      {...island('share', sharing)}
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      variant="secondary"
      size={small ? 'sm' : 'md'}
      block={!small}
      icon="share-network"
      label={t.share}
    />
  )
}
