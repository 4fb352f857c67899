import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { Chips } from '#app/ui/chips.tsx'
import { restaurantsAddress, type RestaurantFilter } from '#app/restaurants/restaurant-filter.ts'
import type { Town } from '#app/restaurants/towns.server.ts'
import { TownMap } from './town-map.tsx'

type FiltersProps = { towns: readonly Town[]; ranges: readonly string[]; chosen: RestaurantFilter }

export function RestaurantFilters({ towns, ranges, chosen }: FiltersProps) {
  const { restaurants: t } = useTexts()
  const local = useLocalPath()
  const address = (part: Partial<RestaurantFilter>) => local(restaurantsAddress({ ...chosen, ...part }))
  return (
    <div className="restaurant-filters">
      <div className="stack restaurant-filters-lists">
        <h3 className="d4">{t.town}</h3>
        <Chips
          label={t.town}
          items={[
            { href: address({ town: null }), label: t.everyTown, current: chosen.town === null },
            ...towns.map(({ slug, name, count }) => ({
              href: address({ town: slug }),
              label: name,
              count: { number: count, more: false },
              current: slug === chosen.town,
            })),
          ]}
        />
        <h3 className="d4">{t.price}</h3>
        <Chips
          label={t.price}
          items={[
            { href: address({ range: null }), label: t.everyPrice, current: chosen.range === null },
            ...ranges.map((range) => ({ href: address({ range }), label: range, current: range === chosen.range })),
          ]}
        />
      </div>
      <TownMap towns={towns} current={chosen.town} addressOf={(town) => address({ town })} />
    </div>
  )
}
