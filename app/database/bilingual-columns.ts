import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { boolean, index, type AnyPgColumn } from 'drizzle-orm/pg-core'

const languages = ['es', 'ca'] as const
type Language = (typeof languages)[number]

/** The text that `localized` gives. */
export function localizedColumn(language: Language, spanish: SQLWrapper, catalan: SQLWrapper): SQL<string> {
  const [own, other] = language === 'ca' ? [catalan, spanish] : [spanish, catalan]
  return sql<string>`coalesce(nullif(${own}, ''), ${other})`
}

/** Sorts without case and accents. */
export function alphabeticalKey(text: SQLWrapper): SQL {
  return sql`search_key(${text})`
}

export function alphabeticalIndexes(name: string, id: AnyPgColumn, spanish: AnyPgColumn, catalan: AnyPgColumn) {
  return languages.map((language) =>
    index(`${name}_${language}_id_idx`).on(alphabeticalKey(localizedColumn(language, spanish, catalan)), id),
  )
}

/** The texts that should exist in both languages: columns beside a column `…_ca`, and columns with dishes. */
export type BilingualTexts = { columns: string[]; dishes?: string[] }

/** Whether a text is filled in Catalan only. */
export function lacksSpanish(texts: BilingualTexts) {
  return generatedFlag('lacks_spanish', filledOnlyIn('_ca', '', texts))
}

/** Whether a text is filled in Spanish only. */
export function lacksCatalan(texts: BilingualTexts) {
  return generatedFlag('lacks_catalan', filledOnlyIn('', '_ca', texts))
}

function generatedFlag(name: string, condition: string) {
  return boolean(name).notNull().generatedAlwaysAs(sql.raw(condition))
}

function filledOnlyIn(filled: string, empty: string, { columns, dishes = [] }: BilingualTexts): string {
  const ofDish = ['nombre', 'descripcion'].map((key) => `(@.${key}${filled} > "" && !(@.${key}${empty} > ""))`)
  return [
    ...columns.map((name) => `(coalesce(${name}${filled}, '') <> '' and coalesce(${name}${empty}, '') = '')`),
    ...dishes.map((name) => `jsonb_path_exists(${name}, '$[*] ? (${ofDish.join(' || ')})')`),
  ].join(' or ')
}

type LacksColumns = { lacksSpanish: AnyPgColumn; lacksCatalan: AnyPgColumn }

/** @param order the standard order of the list */
export function lacksIndexes(table: string, columns: LacksColumns, ...order: [AnyPgColumn, ...AnyPgColumn[]]) {
  return languages.map((language) =>
    index(`${table}_lacks_${language}_idx`)
      .on(...order)
      .where(lacksLanguage(columns, language) as SQL),
  )
}

/** @returns undefined for no language */
export function lacksLanguage(columns: LacksColumns, language: Language | null): SQL | undefined {
  return language === null ? undefined : sql`${language === 'ca' ? columns.lacksCatalan : columns.lacksSpanish}`
}
