import { isNotNull, sql, type SQL } from 'drizzle-orm'
import { restaurants } from '#app/database/schema.ts'
import { slugOf } from '#app/platform/forms/slug.ts'
import { findTown } from './gazetteer.server.ts'
import { restaurantMap } from './restaurant-map.ts'
import { pointOf, separate, type MapPoint } from './town-map.ts'

/** Further towns are found by paging. */
const MAX_TOWNS = 200

/** `point` is null where the place of the town is unknown, or not in Catalonia. */
export type Town = { slug: string; name: string; count: number; point: MapPoint | null }

type TownRow = { key: string; name: string; count: number; map: string | null }

/** As `townOf` of `town.ts` reads an address. */
export const townName = sql`nullif(trim(substring(${restaurants.direccion} from ',\\s*(?:\\d{5}\\s+)?([^\\d,]+)$')), '')`

/** Null without a town. */
export const townKey = sql<string | null>`search_key(${townName})`

/** A column: the towns with their restaurants, and the address of a map of one of them that has a marker. */
export const townsColumn: SQL<TownRow[]> = sql`(
  select coalesce(json_agg(json_build_object('key', key, 'name', name, 'count', count, 'map', map) order by key), '[]')
  from (
    select ${townKey} as key, mode() within group (order by ${townName}) as name, count(*)::int as count,
      min(${restaurants.ubicacionMapa}) filter (where ${restaurants.ubicacionMapa} ~ '[?&](marker|q)=-?\\d') as map
    from ${restaurants} where ${isNotNull(townKey)}
    group by 1 order by 1 limit ${sql.raw(String(MAX_TOWNS))}
  ) as towns)`

type KeyedTown = Town & { keys: string[] }

/** «L’Escala» and «l'Escala» are one town, named as most of its restaurants write it. */
export function toTowns(rows: readonly TownRow[]): KeyedTown[] {
  const towns = Array.from(
    Map.groupBy(rows, ({ key }) => slugOf(key)),
    ([slug, written]) => ({
      slug,
      name: written.toSorted((one, other) => other.count - one.count)[0]?.name ?? slug,
      count: written.reduce((sum, { count }) => sum + count, 0),
      keys: written.map(({ key }) => key),
      point: placeOf(written),
    }),
  ).toSorted((one, other) => one.slug.localeCompare(other.slug))
  const placed = separate(towns.flatMap(({ slug, point }) => (point ? [{ slug, ...point }] : [])))
  const points = new Map(placed.map(({ slug, x, y }) => [slug, { x, y }]))
  return towns.map((town) => ({ ...town, point: points.get(town.slug) ?? null }))
}

/** The gazetteer's place, else that of a restaurant there. */
function placeOf(rows: readonly TownRow[]): MapPoint | null {
  const [first] = rows
  const known = first && findTown(first.name)
  if (known) return pointOf(known)
  const marked = rows.map(({ map }) => restaurantMap(map, '').marked).find(Boolean)
  return marked ? pointOf({ latitude: Number(marked.latitude), longitude: Number(marked.longitude) }) : null
}
