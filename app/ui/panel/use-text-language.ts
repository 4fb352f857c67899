import { useEffect, useState } from 'react'

export type TextLanguage = 'es' | 'ca'

/** Shows Catalan if all errors are in Catalan fields (`_ca`), Spanish if any other field has one. */
export function useTextLanguage(wrong: readonly string[]) {
  const [language, setLanguage] = useState<TextLanguage>('es')
  const wrongIn = wrong.length === 0 ? null : wrong.every((name) => name.endsWith('_ca')) ? 'ca' : 'es'
  useEffect(() => {
    if (wrongIn) setLanguage(wrongIn)
  }, [wrongIn])
  return [language, setLanguage] as const
}
