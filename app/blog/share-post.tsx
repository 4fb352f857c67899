import { useLocation } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { useBaseUrl } from '#app/platform/page-head.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Share } from '#app/ui/share.tsx'
import { toast } from '#app/ui/toast.tsx'

/** Ways to pass an article on: plain links, and a button that copies its address. */
export function SharePost({ title }: { title: string }) {
  const { blog: t } = useTexts()
  const url = useBaseUrl() + useLocation().pathname
  const address = encodeURIComponent(url)
  const words = encodeURIComponent(title)
  return (
    <footer className="article-share no-print">
      <p aria-hidden="true">{t.share}</p>
      <Share
        label={t.share}
        links={[
          { href: `https://www.facebook.com/sharer/sharer.php?u=${address}`, label: t.shareOn('Facebook'), icon: 'facebook-logo' },
          { href: `https://twitter.com/intent/tweet?url=${address}&text=${words}`, label: t.shareOn('Twitter'), icon: 'twitter-logo' },
          { href: `mailto:?subject=${words}&body=${address}`, label: t.shareByMail, icon: 'envelope-simple' },
        ]}
      >
        <IconButton icon="copy" label={t.copy} size="sm" className="needs-script" onClick={() => copy(url, t)} />
      </Share>
    </footer>
  )
}

function copy(url: string, t: ReturnType<typeof useTexts>['blog']) {
  navigator.clipboard
    .writeText(url)
    .then(() => toast.success(t.copied, t.copiedText))
    .catch(() => toast.error(t.copyFailed))
}
