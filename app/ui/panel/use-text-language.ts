import { useEffect, useState } from 'react'
import { otherLanguage, type Language } from '#app/i18n/language.ts'
import { useMainLanguage } from './use-main-language.ts'

/** The language shown of a form's texts: the main one, unless only texts in the other are wrong. */
export function useTextLanguage(wrong: readonly Language[]) {
  const main = useMainLanguage()
  const [language, setLanguage] = useState(main)
  const wrongIn = wrong.length === 0 ? null : wrong.includes(main) ? main : otherLanguage(main)
  useEffect(() => {
    if (wrongIn) setLanguage(wrongIn)
  }, [wrongIn])
  return [language, setLanguage] as const
}
