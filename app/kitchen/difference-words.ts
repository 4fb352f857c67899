import { ALLERGENS, DIET_WAYS } from '#app/diets/diet.ts'
import { formatDayOfMonth, formatTime } from '#app/i18n/dates.ts'
import { joinNames } from '#app/i18n/join-names.ts'
import type { Language } from '#app/i18n/language.ts'
import { localized } from '#app/i18n/localized.ts'
import { compareTables, isSameDish, type Cover, type Difference, type Dish } from './kitchen-sheet.ts'
import { kitchenTexts } from './kitchen-texts.ts'

/** More tables than these are not named. */
const MAX_NAMED_TABLES = 4

export function growthOf({ added, removed }: Difference, condition: (cover: Cover) => boolean): number {
  const count = (covers: readonly Cover[]) => covers.filter(condition).reduce((total, cover) => total + cover.count, 0)
  return count(added) - count(removed)
}

/** «+2 cubiertos», «+1 gluten»: the figures that change; one sentence when only tables and combinations do. */
export function differenceWords(difference: Difference, language: Language): string[] {
  const { changes, diets } = kitchenTexts[language]
  const grown = (condition: (cover: Cover) => boolean, name: string) => {
    const count = growthOf(difference, condition)
    return count === 0 ? [] : [`${signed(count)} ${name}`]
  }
  const covers = growthOf(difference, () => true)
  const figures = [
    ...grown(() => true, changes.covers(covers)),
    ...ALLERGENS.flatMap((name) => grown(({ diet }) => diet.allergens.includes(name), diets.pills[name])),
    ...DIET_WAYS.flatMap((name) => grown(({ diet }) => diet.ways.includes(name), diets.pills[name])),
    ...grown(({ diet }) => diet.traces, changes.traces),
    ...grown(({ diet }) => diet.note !== '', changes.note),
    ...dishesOf(difference).flatMap((dish) =>
      grown((cover) => isSameDish(cover.dish, dish), localized(language, dish.name, dish.nameCa)),
    ),
    ...(difference.dishes.length > 0 ? grown(({ dish }) => dish === null, changes.undecided) : []),
  ]
  return figures.length > 0 ? figures : [changes.placesOnly]
}

/** «taula 5», «taules 2 i 5»; '' for more than `MAX_NAMED_TABLES`. */
export function changedTables({ added, removed }: Difference, language: Language): string {
  const t = kitchenTexts[language]
  const tables = [...new Set([...added, ...removed].map(({ table }) => table))].sort(compareTables)
  const named = tables.filter((table) => table !== '')
  if (tables.length > MAX_NAMED_TABLES) return ''
  const list = joinNames(named, language)
  const labels = named.length === 0 ? [] : [named.length === 1 ? t.table(list) : t.tables(list)]
  return [...labels, ...(tables.includes('') ? [t.noTable] : [])].join(', ')
}

/** The dishes of both sheets, each once. */
function dishesOf({ added, removed, dishes }: Difference): Dish[] {
  const chosen = [...dishes, ...[...added, ...removed].flatMap(({ dish }) => dish ?? [])]
  return chosen.filter((dish, place) => chosen.findIndex((other) => isSameDish(dish, other)) === place)
}

/** «+2», «−1» with the minus sign U+2212. */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : `−${Math.abs(count)}`
}

/** «+1 fruita seca de clofolla, taula 5» */
export function changesInWords({ difference }: { difference: Difference }, language: Language): string {
  return [...differenceWords(difference, language), changedTables(difference, language)].filter(Boolean).join(', ')
}

/** «2 dic 12:10» */
export function shortMoment(moment: string, language: Language): string {
  return `${formatDayOfMonth(moment, language)} ${formatTime(moment, language)}`
}
