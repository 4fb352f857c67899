import { club } from '#app/club.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'

/** Tells feed readers where the blog's feed is. */
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
