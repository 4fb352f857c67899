import { defaultLanguage, type Language } from '#app/i18n/language.ts'
import { useClubIfKnown } from '../club-context.tsx'

/** The language in which the club writes; texts in the other one are optional. */
export function useMainLanguage(): Language {
  return useClubIfKnown()?.mainLanguage ?? defaultLanguage
}
