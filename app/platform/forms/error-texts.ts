import { useTexts } from '#app/i18n/texts.tsx'
import type { FieldError } from './fields.ts'

export function useErrorTexts(
  own: Readonly<Record<string, string>> = {},
): (errors: string[] | null | undefined) => string | undefined {
  const { errors: texts } = useTexts().forms
  return (errors) => {
    const key = errors?.[0]
    if (key === undefined) return undefined
    // Messages of the schema library itself are not keys.
    return own[key] ?? texts[key as FieldError] ?? texts.invalid
  }
}
