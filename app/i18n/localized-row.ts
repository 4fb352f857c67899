import type { Language } from './language.ts'
import { localized } from './localized.ts'

type LocalizedRow<Row> = { [Name in keyof Row as Name extends `${string}Ca` ? never : Name]: Row[Name] }

/** The row in one language: on Catalan pages `title` is `titleCa`, if that is filled. The columns `…Ca` are left out. */
export function localizedRow<Row extends object>(language: Language, row: Row): LocalizedRow<Row> {
  const values = row as Record<string, unknown>
  const entries = Object.entries(values).flatMap(([name, value]) => {
    if (name.endsWith('Ca')) return []
    const catalan = values[`${name}Ca`]
    return [
      [name, typeof value === 'string' && typeof catalan === 'string' ? localized(language, value, catalan) : value],
    ]
  })
  return Object.fromEntries(entries) as LocalizedRow<Row>
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
