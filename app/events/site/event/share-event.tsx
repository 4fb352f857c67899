import { useLocation } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import type { Sharing } from '#app/ui/site/share-island.ts'
import { island } from '#app/ui/island.tsx'
import { useBaseUrl } from '#app/ui/site/page-head.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'

/** Without script, a mail with the address in it. */
export function ShareEvent({ title, small = false }: { title: string; small?: boolean }) {
  const { events, share: t } = useTexts()
  const url = useBaseUrl() + useLocation().pathname
  const sharing: Sharing = {
    title,
    url,
    copying: { text: url, copied: t.copied, copiedText: events.copiedText, copyFailed: t.copyFailed },
  }
  return (
    <a
      {...island('share', sharing)}
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      className={buttonClass({ variant: 'secondary', size: small ? 'sm' : 'md', block: !small })}
    >
      {buttonContent({ icon: 'share-network', children: t.share })}
    </a>
  )
}
