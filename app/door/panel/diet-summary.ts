import { ALLERGENS, DIET_WAYS, type Diet } from '#app/diets/diet.ts'
import { plainKey } from '#app/i18n/plain-key.ts'
import type { Texts } from '#app/i18n/texts.tsx'

type Count = { diet: string; count: number }

/** Guests by allergen in the order of the Regulation, by way of eating, and by what they have written, most first. */
export function countDiets(diets: readonly (Diet | null)[], texts: Texts['diets']): Count[] {
  const given = diets.filter((diet) => diet !== null)
  const known = [
    ...ALLERGENS.map((allergen) => ({
      diet: texts.allergens[allergen],
      count: given.filter(({ allergens }) => allergens.includes(allergen)).length,
    })),
    ...DIET_WAYS.map((way) => ({
      diet: texts.ways[way],
      count: given.filter(({ ways }) => ways.includes(way)).length,
    })),
  ]
  return [...known.filter(({ count }) => count > 0), ...countNotes(given.map(({ note }) => note))]
}

function countNotes(notes: readonly string[]): Count[] {
  const sums = new Map<string, Count>()
  for (const typed of notes) {
    const diet = typed.replace(/\s+/g, ' ').trim()
    if (!diet) continue
    const key = plainKey(diet).replace(/[.,;\s]+$/, '')
    const sum = sums.get(key)
    if (sum) sum.count += 1
    else sums.set(key, { diet, count: 1 })
  }
  return [...sums.values()].sort((one, other) => other.count - one.count || one.diet.localeCompare(other.diet, 'es'))
}
