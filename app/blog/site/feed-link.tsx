import { useClub } from '#app/ui/club-context.tsx'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'

export function FeedLink() {
  const { blog: t } = useTexts()
  const { formalName } = useClub()
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${t.title} · ${formalName}`}
      href={useLocalPath()('/blog/rss.xml')}
    />
  )
}
