import type { Language } from './language.ts'

const formats: Partial<Record<Language, Intl.ListFormat>> = {}

/** «agua, vino y pan». Each format is built once: building one is expensive. */
export function joinNames(names: readonly string[], language: Language): string {
  return (formats[language] ??= new Intl.ListFormat(language)).format(names)
}
