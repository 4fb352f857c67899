import { club } from '#app/club.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'

export function FeedLink() {
  const { blog: t } = useTexts()
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${t.title} · ${club.formalName}`}
      href={useLocalPath()('/blog/rss.xml')}
    />
  )
}
