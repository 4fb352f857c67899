import { languages, type Language } from './language.ts'
import { useLanguage } from './texts.tsx'

/** A text of the panel, or all of one module, in every language. */
export type PanelTexts<Texts> = Readonly<Record<Language, Texts>>

/** The shape of a text, whatever its words are. */
type Shape<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { [Name in keyof Text]: Shape<Text[Name]> }

type TextTree = { readonly [Name in string]: PanelTexts<unknown> | TextTree }

type Translated<Tree> =
  Tree extends PanelTexts<unknown>
    ? { readonly ca: Shape<Tree['es']> }
    : { readonly [Name in keyof Tree]: Translated<Tree[Name]> }

type InOneLanguage<Tree> =
  Tree extends PanelTexts<unknown> ? Shape<Tree['es']> : { [Name in keyof Tree]: InOneLanguage<Tree[Name]> }

/** The texts of a module. One that is missing in a language, or has another shape there, does not compile. */
export function panelTexts<const Tree extends TextTree>(tree: Tree & Translated<Tree>) {
  return { es: inOneLanguage(tree, 'es'), ca: inOneLanguage(tree, 'ca') } as PanelTexts<InOneLanguage<Tree>>
}

function inOneLanguage(tree: TextTree, language: Language): object {
  const texts = Object.entries(tree).map(([name, part]) => [
    name,
    isText(part) ? part[language] : inOneLanguage(part, language),
  ])
  return Object.fromEntries(texts)
}

const isText = (part: TextTree[string]): part is PanelTexts<unknown> => languages.every((language) => language in part)

/** The texts in the language of the page. On the server: `texts[language]`. */
export function usePanelTexts<Texts>(texts: PanelTexts<Texts>): Texts {
  return texts[useLanguage()]
}
