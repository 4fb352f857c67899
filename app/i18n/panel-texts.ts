import type { Language } from './language.ts'
import { useLanguage } from './texts.tsx'

/** The shape of the texts of one module, whatever the texts are. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { [Name in keyof Texts]: Translation<Texts[Name]> }

/** The panel's texts of one module, in every language. */
export type PanelTexts<Texts> = Readonly<Record<Language, Texts>>

/** A missing or unknown key of the translation does not compile. */
export function pairTexts<Texts>(es: Texts, ca: NoInfer<Translation<Texts>>): PanelTexts<Translation<Texts>> {
  return { es: es as Translation<Texts>, ca }
}

/** The texts in the language of the page. On the server: `texts[language]`. */
export function usePanelTexts<Texts>(texts: PanelTexts<Texts>): Texts {
  return texts[useLanguage()]
}
