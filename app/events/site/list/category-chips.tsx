import { useLocalPath } from '#app/i18n/local-link.tsx'
import type { LocalText } from '#app/i18n/localized.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { Chips } from '#app/ui/chips.tsx'

/** The text of `label` is empty for events without a category. */
type Category = { slug: string; label: LocalText }

/** @param current null for all; undefined marks none */
export function CategoryChips({
  categories,
  current,
}: {
  categories: readonly Category[]
  current: string | null | undefined
}) {
  const { events: t } = useTexts()
  const list = useLocalPath()('/eventos')
  const labelOf = useCategoryLabel(categories)
  if (categories.length === 0) return null
  return (
    <Chips
      label={t.category}
      items={[
        { href: list, label: t.all, current: current === null },
        ...categories.map((item) => ({
          href: `${list}?categoria=${item.slug}`,
          label: labelOf(item),
          lang: item.label.lang,
          current: item.slug === current,
        })),
      ]}
    />
  )
}

/** «Otros» as specified; where a category has that name, events without one have another. */
export function useCategoryLabel(categories: readonly Category[]): (category: Category) => string {
  const { events: t } = useTexts()
  const taken = categories.some(({ label }) => label.text === t.others)
  return ({ label }) => label.text || (taken ? t.uncategorized : t.others)
}
