import type { Language } from './language.ts'
import { localText } from './localized.ts'

/** By name, the language of each text that is not in the page's language, for the attribute `lang`. */
export type Langs<Name extends string = string> = { readonly [Key in Name]?: Language }

/** The names of `title` beside `titleCa`. */
type BilingualName<Row> = {
  [Name in keyof Row]: `${Name & string}Ca` extends keyof Row ? Name & string : never
}[keyof Row]

type LocalizedRow<Row> = { [Name in keyof Row as Name extends `${string}Ca` ? never : Name]: Row[Name] } & {
  langs: Langs<BilingualName<Row>>
}

/** The row in one language: `title` is `title` or `titleCa`, the other where one is empty. No column `…Ca`. */
export function localizedRow<Row extends object>(language: Language, row: Row): LocalizedRow<Row> {
  const texts: Record<string, unknown> = {}
  const langs: Record<string, Language> = {}
  const values = row as Record<string, unknown>
  for (const [name, value] of Object.entries(values)) {
    if (name.endsWith('Ca')) continue
    const catalan = values[`${name}Ca`]
    const { text, lang } =
      typeof value === 'string' && typeof catalan === 'string' ? localText(language, value, catalan) : { text: value }
    texts[name] = text
    if (lang) langs[name] = lang
  }
  return { ...texts, langs } as LocalizedRow<Row>
}

type Bilingual<Row> = {
  [
    Name in keyof Row as Name extends `${infer Spanish}Ca`
      ? Spanish extends keyof Row
        ? Name
        : never
      : `${Name & string}Ca` extends keyof Row
        ? Name
        : never
  ]: Row[Name]
}

/** The entries that exist in both languages: `title` and `titleCa`. */
export function bilingual<Row extends object>(row: Row): Bilingual<Row> {
  const entries = Object.entries(row).filter(([name]) =>
    name.endsWith('Ca') ? name.slice(0, -2) in row : `${name}Ca` in row,
  )
  return Object.fromEntries(entries) as Bilingual<Row>
}
