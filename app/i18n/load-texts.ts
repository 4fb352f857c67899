import type { Language } from './language.ts'
import type { Texts } from './texts.tsx'

const files = import.meta.glob<object>(['./es/*.ts', './ca/*.ts', '!./*/index.ts', '!./*/mails.ts'], {
  import: 'default',
})

/**
 * Fetches some parts of the dictionary of one language. The rest is not there: what shows texts names all that it uses.
 */
export async function loadTexts(language: Language, names: readonly (keyof Texts)[]): Promise<Texts> {
  const parts = await Promise.all(
    names.map(async (name) => [name, await files[`./${language}/${name}.ts`]?.()] as const),
  )
  return Object.fromEntries(parts) as Texts
}
