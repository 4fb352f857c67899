import type { Texts } from '#app/i18n/texts.tsx'
import ca from '#app/i18n/ca/kitchen.ts'
import caDiets from '#app/i18n/ca/diets.ts'
import es from '#app/i18n/es/kitchen.ts'
import esDiets from '#app/i18n/es/diets.ts'
import type { Language } from '#app/i18n/language.ts'

type KitchenTexts = Texts['kitchen'] & { diets: Texts['diets'] }

/** In both languages at once: the panel shows a sheet in the language of the kitchen. */
export const kitchenTexts: Record<Language, KitchenTexts> = {
  es: { ...es, diets: esDiets },
  ca: { ...ca, diets: caDiets },
}
