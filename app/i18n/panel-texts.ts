import type { Language } from './language.ts'
import { useLanguage } from './texts.tsx'

/** The shape of the texts of one module, whatever the texts are. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { [Name in keyof Texts]: Translation<Texts[Name]> }

/** The panel's texts of one module, in every language. A missing key does not compile. */
export type PanelTexts<Texts> = Readonly<Record<Language, Texts>>

/** The texts in the language of the page. On the server: `texts[language]`. */
export function usePanelTexts<Texts>(texts: PanelTexts<Texts>): Texts {
  return texts[useLanguage()]
}
