import { useLocation } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import type { Copying } from '#app/ui/site/copy-island.ts'
import { island } from '#app/ui/island.tsx'
import { useBaseUrl } from '#app/ui/site/page-head.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'

/** Without script, a mail with the address in it. */
export function ShareEvent({ title, small = false }: { title: string; small?: boolean }) {
  const { events, share: t } = useTexts()
  const url = useBaseUrl() + useLocation().pathname
  const copying: Copying = { text: url, copied: t.copied, copiedText: events.copiedText, copyFailed: t.copyFailed }
  return (
    <a
      {...island('copy', copying)}
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      className={buttonClass({ variant: 'secondary', size: small ? 'sm' : 'md', block: !small })}
    >
      {buttonContent({ icon: 'share-network', children: t.share })}
    </a>
  )
}
