import { formatLongDate } from '#app/i18n/dates.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { LinkCard } from '#app/ui/site/link-card.tsx'
import type { PostDetails } from '#app/blog/posts.server.ts'
import { inLanguage } from '#app/i18n/localized.ts'

export function PostDinner({ dinner }: { dinner: NonNullable<PostDetails['dinner']> }) {
  const { memory: t } = useTexts()
  const { id, title, location, date } = dinner
  return (
    <LinkCard kicker={t.aboutDinner} heading="h2" to={`/eventos/${id}`} title={title}>
      <time dateTime={date}>{formatLongDate(date, useLanguage())}</time>
      {location.text && (
        <>
          {' · '}
          <span {...inLanguage(location)} />
        </>
      )}
    </LinkCard>
  )
}
