import { otherLanguage, type Language } from '#app/i18n/language.ts'
import { nameIn } from '#app/platform/forms/bilingual-fields.ts'

type Texts = Record<string, string>

export const placeFields = ['location', 'location_ca'] as const

/** An event is at the restaurant unless somebody has typed another place. @param addresses of all restaurants */
export function placeFrom(address: string, typed: Texts, addresses: readonly string[]): Texts {
  const now = placeFields.map((name) => typed[name]?.trim() ?? '')
  if (!address || now.some((place) => place !== '' && !addresses.includes(place))) return {}
  return Object.fromEntries(placeFields.filter((_, index) => now[index] !== address).map((name) => [name, address]))
}

export const categoryFields = ['category', 'category_ca'] as const

export type CategoryNames = { es: string; ca: string }

/** The name in the other language of a category that is known, while that is empty. */
export function categoryFrom(language: Language, typed: Texts, known: readonly CategoryNames[]): Texts {
  const other = otherLanguage(language)
  const name = typed[nameIn('category', language)]?.trim()
  if (!name || typed[nameIn('category', other)]?.trim()) return {}
  const names = known.find((category) => category[language] === name)
  return names ? { [nameIn('category', other)]: names[other] } : {}
}
