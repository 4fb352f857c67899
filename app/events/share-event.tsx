import { useLocation } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { useBaseUrl } from '#app/platform/page-head.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'

/** Copies the event's address (specification §2); without script it is a mail with the address in it. */
export function ShareEvent({ title, small = false }: { title: string; small?: boolean }) {
  const { events: t } = useTexts()
  const url = useBaseUrl() + useLocation().pathname
  return (
    <a
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      className={buttonClass({ variant: 'secondary', size: small ? 'sm' : 'md', block: !small })}
      onClick={(event) => {
        event.preventDefault()
        navigator.clipboard
          .writeText(url)
          .then(() => toast.success(t.copied, t.copiedText))
          .catch(() => toast.error(t.copyFailed))
      }}
    >
      {buttonContent({ icon: 'share-network', children: t.share })}
    </a>
  )
}
