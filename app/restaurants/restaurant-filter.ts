import { pageQuery } from '#app/platform/forms/page-number.ts'
import { priceRanges } from './price-ranges.ts'

/** `town` is a slug, `range` one of `priceRanges`; null for all. */
export type RestaurantFilter = { town: string | null; range: string | null }

export const everyRestaurant: RestaurantFilter = { town: null, range: null }

/** `?poblacion=` is the slug, `?precio=` the number of euro signs, in both languages. Null for any other price. */
export function readRestaurantFilter({ searchParams }: URL): RestaurantFilter | null {
  const price = searchParams.get('precio') || null
  const range = price === null ? null : priceRanges.find((_, index) => String(index + 1) === price)
  return range === undefined ? null : { town: searchParams.get('poblacion') || null, range }
}

/** A Spanish path. */
export function restaurantsAddress({ town, range }: RestaurantFilter, page = 1): string {
  return `/restaurantes${pageQuery(page, {
    ...(town !== null && { poblacion: town }),
    ...(range !== null && { precio: String(priceRanges.indexOf(range) + 1) }),
  })}`
}
