import { formatDate } from '#app/i18n/dates.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { LinkCard } from '#app/ui/site/link-card.tsx'
import type { Memory } from '#app/scores/memory.server.ts'

export function ChronicleCard({ chronicle }: { chronicle: NonNullable<Memory['chronicle']> }) {
  const { memory: t } = useTexts()
  return (
    <LinkCard kicker={t.chronicle} heading="h3" to={`/blog/${chronicle.slug}`} title={chronicle.title}>
      {t.inBlog(formatDate(chronicle.publishedAt, useLanguage()))}
    </LinkCard>
  )
}
