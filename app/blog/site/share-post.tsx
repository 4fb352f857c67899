import { useLocation } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { useBaseUrl } from '#app/ui/site/page-head.tsx'
import { ShareRow } from '#app/ui/site/share-row.tsx'

export function SharePost({ title }: { title: string }) {
  const { share: t } = useTexts()
  return (
    <footer className="article-share no-print">
      <p aria-hidden="true">{t.share}</p>
      <ShareRow url={useBaseUrl() + useLocation().pathname} text={title} />
    </footer>
  )
}
