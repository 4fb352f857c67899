import type { GenericSchema } from 'valibot'
import { languages, type Language } from '#app/i18n/language.ts'

type BilingualName<Name extends string> = Name | `${Name}_ca`

/** The schemas of the fields `x` and `x_ca`: only the one in the main language is obligatory. */
export function inBothLanguages<const Name extends string, Schema extends GenericSchema>(
  name: Name,
  main: Language,
  field: (obligatory: boolean) => Schema,
) {
  const entries = languages.map((language) => [nameIn(name, language), field(language === main)])
  return Object.fromEntries(entries) as Record<BilingualName<Name>, Schema>
}

/** One schema for each main language. */
export function forMainLanguage<Schema>(schema: (main: Language) => Schema): Readonly<Record<Language, Schema>> {
  return { es: schema('es'), ca: schema('ca') }
}

export function nameIn<const Name extends string>(name: Name, language: Language): BilingualName<Name> {
  return language === 'ca' ? `${name}_ca` : name
}

/**
 * The languages of the named fields; fields without a language are left out.
 * @param bilingual Spanish names, of fields in lists without the index: `menu.nombre`
 */
export function languagesOf(names: readonly string[], bilingual: readonly string[]): Language[] {
  return names.flatMap((name) => {
    const text = name.replaceAll(/\[\d+\]/g, '')
    if (bilingual.includes(text)) return ['es']
    return text.endsWith('_ca') ? ['ca'] : []
  })
}
