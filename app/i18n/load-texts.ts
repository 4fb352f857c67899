import type { Language } from './language.ts'
import type { Texts } from './texts.tsx'

const files = import.meta.glob<object>(
  [
    './es/*.ts',
    './ca/*.ts',
    '!./*/index.ts',
    '!./*/mails.ts',
    '!./*/event-pages.ts',
    '!./*/memory.ts',
    '!./*/sending.ts',
  ],
  { import: 'default' },
)

/** Loads the named parts of a dictionary; the others are missing at run time. */
export async function loadTexts(language: Language, names: readonly (keyof Texts)[]): Promise<Texts> {
  const parts = await Promise.all(
    names.map(async (name) => [name, await files[`./${language}/${name}.ts`]?.()] as const),
  )
  return Object.fromEntries(parts) as Texts
}
