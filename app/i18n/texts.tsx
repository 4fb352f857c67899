import { createContext, use, type ReactNode } from 'react'
import type { Texts } from './es/index.ts'
import type { Language } from './language.ts'

export type { Texts }

const Current = createContext<{ language: Language; texts: Texts } | null>(null)

export function TextsProvider(props: { language: Language; texts: Texts; children: ReactNode }) {
  return <Current value={{ language: props.language, texts: props.texts }}>{props.children}</Current>
}

/** The named parts of the dictionary, as `loadTexts` returns them. */
export function pickTexts(texts: Texts, names: readonly (keyof Texts)[]): Texts {
  return Object.fromEntries(names.map((name) => [name, texts[name]])) as Texts
}

/** The texts of the page's language. Throws outside a TextsProvider. */
export function useTexts(): Texts {
  return useCurrent().texts
}

export function useLanguage(): Language {
  return useCurrent().language
}

function useCurrent() {
  const current = use(Current)
  if (!current) throw new Error('the language is used outside its TextsProvider')
  return current
}
