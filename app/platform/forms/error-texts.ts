import { useTexts } from '#app/i18n/texts.tsx'
import type { FieldError } from './fields.ts'

/**
 * Turns a field's first error, a key (see `fields.ts`), into the sentence of the page's language.
 * @param own sentences of this form alone, by key
 */
export function useErrorTexts(
  own: Readonly<Record<string, string>> = {},
): (errors: string[] | null | undefined) => string | undefined {
  const { errors: texts } = useTexts().forms
  return (errors) => {
    const key = errors?.[0]
    if (key === undefined) return undefined
    // What the schema library itself says (a file where a text belongs, a field sent twice) is one thing to a person.
    return own[key] ?? texts[key as FieldError] ?? texts.invalid
  }
}
