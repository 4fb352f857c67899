import type { Diet } from '#app/diets/diet.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import type { Language } from '#app/i18n/language.ts'
import type { DoorDiet } from '#app/bookings/attendance/door-list.ts'
import { decryptDiet } from '#app/bookings/parties/guest-diets.server.ts'
import { doorTexts } from './door-texts.ts'

/** Short, for the door. Without a pregnancy, which concerns the kitchen only. */
export function describeDoorDiet({ allergens, traces, ways, note }: Diet, language: Language): DoorDiet[] {
  const { pills } = textsOf[language].diets
  const avoided = [...allergens.map((allergen) => pills[allergen]), ...(traces ? [pills.traces] : [])]
  return [
    ...(avoided.length > 0 ? [{ text: avoided.join(' · '), allergy: true }] : []),
    ...(note ? [{ text: note, allergy: true }] : []),
    ...ways.filter((way) => way !== 'pregnancy').map((way) => ({ text: pills[way], allergy: false })),
  ]
}

export function dietsOf(id: string, stored: string | null, language: Language): DoorDiet[] {
  const diet = decryptDiet(id, stored)
  if (diet === undefined) return [{ text: doorTexts[language].dietUnreadable, allergy: true }]
  return diet ? describeDoorDiet(diet, language) : []
}
