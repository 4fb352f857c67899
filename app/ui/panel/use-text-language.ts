import { useEffect, useState } from 'react'

export type TextLanguage = 'es' | 'ca'

/**
 * Which of the two languages of a form is in view; both are sent. It turns to Catalan where only there something is
 * wrong, and to Spanish where anything else is.
 * @param wrong names of fields, those in Catalan end with `_ca`
 */
export function useTextLanguage(wrong: readonly string[]) {
  const [language, setLanguage] = useState<TextLanguage>('es')
  const wrongIn = wrong.length === 0 ? null : wrong.every((name) => name.endsWith('_ca')) ? 'ca' : 'es'
  // What is wrong must be in sight.
  useEffect(() => {
    if (wrongIn) setLanguage(wrongIn)
  }, [wrongIn])
  return [language, setLanguage] as const
}
