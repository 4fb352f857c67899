import { createContext, use } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import type { FieldError } from './fields.ts'

type ErrorTexts = Readonly<Record<string, string>>

/** The texts of a form's own errors, for its inputs. */
export const OwnErrorTexts = createContext<ErrorTexts>({})

export function useErrorTexts(given?: ErrorTexts): (errors: string[] | null | undefined) => string | undefined {
  const inherited = use(OwnErrorTexts)
  const own = given ?? inherited
  const { errors: texts } = useTexts().forms
  return (errors) => {
    const key = errors?.[0]
    if (key === undefined) return undefined
    // Messages of the schema library itself are not keys.
    return own[key] ?? texts[key as FieldError] ?? texts.invalid
  }
}
