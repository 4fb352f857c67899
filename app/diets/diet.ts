import * as v from 'valibot'
import { parseJson } from '#app/platform/parse-json.ts'
import type { Texts } from '#app/i18n/texts.tsx'

/** The substances of Annex II of Regulation (EU) 1169/2011, in its order (`docs/specification.md`). */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Allergen = (typeof ALLERGENS)[number]

export const DIET_WAYS = ['vegetarian', 'vegan', 'halal', 'pregnancy'] as const
export type DietWay = (typeof DIET_WAYS)[number]

/** What the kitchen must know of a guest. `traces`: also traces must be avoided. `note`: anything else. */
export type Diet = { allergens: Allergen[]; traces: boolean; ways: DietWay[]; note: string }

export const NO_DIET: Diet = { allergens: [], traces: false, ways: [], note: '' }

/** Who gave a diet: the contact with the guest's permission, the guest, or the club's office. */
const DIET_SOURCES = ['contact', 'guest', 'office'] as const
export type DietSource = (typeof DIET_SOURCES)[number]

/** An unknown key or value makes the whole text a note, so that it is read and not lost. */
const storedDiet = v.strictObject({
  a: v.array(v.picklist(ALLERGENS)),
  d: v.array(v.picklist(DIET_WAYS)),
  traces: v.boolean(),
  note: v.string(),
})

/** From the decrypted column. Diets of earlier releases are a note. */
export function readDiet(stored: string | null | undefined): Diet {
  if (!stored) return NO_DIET
  const { success, output } = v.safeParse(storedDiet, parseJson(stored))
  if (!success) return { ...NO_DIET, note: stored.trim() }
  return inOrder({ allergens: output.a, traces: output.traces, ways: output.d, note: output.note })
}

/** For the column that is to be encrypted; null when there is nothing to tell. */
export function writeDiet(diet: Diet): string | null {
  if (!hasDiet(diet)) return null
  const { allergens, traces, ways, note } = inOrder(diet)
  return JSON.stringify({ a: allergens, d: ways, traces, note })
}

export function hasDiet({ allergens, ways, traces, note }: Diet): boolean {
  return allergens.length > 0 || ways.length > 0 || traces || note.trim() !== ''
}

/** What either of them says. */
export function addDiet(one: Diet, other: Diet): Diet {
  return inOrder({
    allergens: [...one.allergens, ...other.allergens],
    traces: one.traces || other.traces,
    ways: [...one.ways, ...other.ways],
    note: one.note.includes(other.note) ? one.note : [one.note, other.note].filter(Boolean).join('; '),
  })
}

/** Whether something that one says is missing in the other. */
export function losesDiet(before: Diet, after: Diet): boolean {
  return (
    before.allergens.some((allergen) => !after.allergens.includes(allergen)) ||
    before.ways.some((way) => !after.ways.includes(way)) ||
    (before.traces && !after.traces) ||
    !after.note.includes(before.note)
  )
}

/** «gluten + soja, trazas; vegetariana; nada picante»: in words, with the pill names. */
export function describeDiet({ allergens, traces, ways, note }: Diet, texts: Texts['diets']): string {
  const avoided = allergens.map((allergen) => texts.pills[allergen]).join(' + ')
  const parts = [
    [avoided, traces && texts.pills.traces].filter(Boolean).join(', '),
    ways.map((way) => texts.pills[way]).join(', '),
    note,
  ]
  return parts.filter(Boolean).join('; ')
}

function inOrder({ allergens, traces, ways, note }: Diet): Diet {
  return {
    allergens: ALLERGENS.filter((allergen) => allergens.includes(allergen)),
    traces,
    ways: DIET_WAYS.filter((way) => ways.includes(way)),
    note: note.trim(),
  }
}
