import { useTexts } from '#app/i18n/texts.tsx'
import type { Town } from '#app/restaurants/towns.server.ts'
import catalonia from './catalonia.svg'

type TownMapProps = { towns: readonly Town[]; current: string | null; addressOf: (slug: string) => string }

/** Nothing while no town has a place on it. */
export function TownMap({ towns, current, addressOf }: TownMapProps) {
  const { restaurants: t } = useTexts()
  const placed = towns.flatMap(({ point, ...town }) => (point ? [{ ...town, point }] : []))
  if (placed.length === 0) return null
  return (
    <figure className="town-map">
      <nav className="town-map-drawing" aria-label={t.mapOfTowns}>
        <img src={catalonia} alt="" width="1283" height="1268" loading="lazy" />
        {placed.map(({ slug, name, count, point }) => (
          <a
            key={slug}
            href={addressOf(slug)}
            className="town-map-mark"
            style={{ left: percent(point.x), top: percent(point.y) }}
            aria-label={t.inTown(name, count)}
            data-name={name}
            aria-current={slug === current ? 'true' : undefined}
          >
            {count}
          </a>
        ))}
      </nav>
      <figcaption className="small muted">
        {t.mapSources}{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/" rel="license noopener" target="_blank">
          CC BY 4.0
        </a>
      </figcaption>
    </figure>
  )
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`
}
