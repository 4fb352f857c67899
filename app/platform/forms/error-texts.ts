import { createContext, use } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import type { FieldError } from './fields.ts'

type ErrorTexts = Readonly<Record<string, string>>

/** The texts of a form's own errors. An error is the key of its text, and after a space what it is about. */
export const OwnErrorTexts = createContext<ErrorTexts>({})

export function useErrorTexts(given?: ErrorTexts): (errors: string[] | null | undefined) => string | undefined {
  const inherited = use(OwnErrorTexts)
  const own = given ?? inherited
  const { errors: texts } = useTexts().forms
  return (errors) => {
    const error = errors?.[0]
    if (error === undefined) return undefined
    const [key = '', ...about] = error.split(' ')
    // Messages of the schema library itself are not keys.
    const text = own[key] ?? texts[key as FieldError]
    return text ? [text, ...about].join(' ') : texts.invalid
  }
}
