import { ALLERGENS, DIET_WAYS, hasDiet, type Allergen, type Diet, type DietWay } from '#app/diets/diet.ts'

export type Dish = { name: string; nameCa: string }

/** A guest as the kitchen knows them: neither a name nor an id. */
export type KitchenGuest = {
  /** '' when the party has no table yet. */
  table: string
  /** Null while nothing is chosen, and where the event has no choice. */
  dish: Dish | null
  diet: Diet
  /** There is a diet, encrypted with another key. */
  unreadable: boolean
}

/** Guests who are equal for the kitchen. */
export type Cover = KitchenGuest & { count: number }

/** `dishes`: what can be chosen, in its order. */
export type KitchenSheet = { dishes: Dish[]; covers: Cover[] }

/** What turns one sheet into a later one. */
export type Difference = { added: Cover[]; removed: Cover[]; dishes: Dish[] }

export function sheetOf(guests: readonly KitchenGuest[], dishes: readonly Dish[]): KitchenSheet {
  return { dishes: [...dishes], covers: gather(guests.map((guest) => ({ ...guest, count: 1 }))) }
}

export function differenceOf(from: KitchenSheet, to: KitchenSheet): Difference {
  const changes = gather([...to.covers, ...from.covers.map(negative)])
  return {
    added: changes.filter(({ count }) => count > 0),
    removed: changes.filter(({ count }) => count < 0).map(negative),
    dishes: to.dishes,
  }
}

/** How many covers differ: one that is another now counts once. */
export function countChanges({ added, removed }: Difference): number {
  return Math.max(sum(added), sum(removed))
}

export function isDietary({ diet, unreadable }: KitchenGuest): boolean {
  return unreadable || hasDiet(diet)
}

export function isSameDish(one: Dish | null, other: Dish | null): boolean {
  return one?.name === other?.name && one?.nameCa === other?.nameCa
}

/** The figures of a sheet. Each of them is a sum over its covers. */
export function totalsOf({ covers, dishes }: KitchenSheet) {
  const countWhere = (condition: (cover: Cover) => boolean) => sum(covers.filter(condition))
  const isAllergic = ({ diet }: Cover) => diet.allergens.length > 0
  const notes = Map.groupBy(
    covers.filter(({ diet }) => diet.note !== ''),
    ({ diet }) => diet.note,
  )
  return {
    covers: sum(covers),
    tables: new Set(covers.flatMap(({ table }) => table || [])).size,
    allergic: countWhere(isAllergic),
    otherDiets: countWhere((cover) => isDietary(cover) && !isAllergic(cover)),
    dishes: dishes.map((dish) => ({ dish, count: countWhere((cover) => isSameDish(cover.dish, dish)) })),
    undecided: dishes.length > 0 ? countWhere(({ dish }) => dish === null) : 0,
    allergens: counted(ALLERGENS, (allergen) => countWhere(({ diet }) => diet.allergens.includes(allergen))),
    ways: counted(DIET_WAYS, (way) => countWhere(({ diet }) => diet.ways.includes(way))),
    traces: countWhere(({ diet }) => diet.traces),
    notes: [...notes].map(([note, these]) => ({ note, count: sum(these) })),
    unreadable: countWhere(({ unreadable }) => unreadable),
  }
}
export type Totals = ReturnType<typeof totalsOf>

type Counted<Name> = { name: Name; count: number }

function counted<Name extends Allergen | DietWay>(
  names: readonly Name[],
  count: (name: Name) => number,
): Counted<Name>[] {
  return names.map((name) => ({ name, count: count(name) })).filter((row) => row.count > 0)
}

/** Equal covers as one, in the order of tables; none with a count of nought. */
function gather(covers: readonly Cover[]): Cover[] {
  return [...Map.groupBy(covers, keyOf).values()]
    .flatMap((equal) => {
      const [first] = equal
      const count = sum(equal)
      return first && count !== 0 ? [{ ...first, count }] : []
    })
    .sort((one, other) => compareTables(one.table, other.table) || (keyOf(one) < keyOf(other) ? -1 : 1))
}

function keyOf({ table, dish, diet, unreadable }: KitchenGuest): string {
  const { allergens, traces, ways, note } = diet
  return JSON.stringify([table, allergens, traces, ways, note, unreadable, dish?.name ?? null, dish?.nameCa ?? null])
}

/** Numbers in their order; guests without a table last. */
export function compareTables(one: string, other: string): number {
  if ((one === '') !== (other === '')) return one === '' ? 1 : -1
  return one.localeCompare(other, 'ca', { numeric: true }) || Number(one > other) - Number(one < other)
}

const negative = (cover: Cover): Cover => ({ ...cover, count: -cover.count })

function sum(covers: readonly Cover[]): number {
  return covers.reduce((total, { count }) => total + count, 0)
}
