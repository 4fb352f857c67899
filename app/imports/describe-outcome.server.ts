import type { RowOutcome } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { restaurantTexts } from '#app/restaurants/panel/panel-texts.ts'
import { importTexts } from './panel-texts.ts'
import type { ImportField, ImportKind } from './import-fields.ts'

/** «Email: Email inválido»: what the form says of the same value. */
export function describeOutcome(kind: ImportKind, outcome: RowOutcome, language: Language): string {
  const t = importTexts[language]
  if (typeof outcome === 'string') return t.outcomes[outcome]
  const text = errorTexts(kind, language)[outcome.error] ?? textsOf[language].forms.errors.invalid
  const field = outcome.field && Object.hasOwn(t.fields, outcome.field) ? t.fields[outcome.field as ImportField] : null
  return field ? `${field}: ${text}` : text
}

function errorTexts(kind: ImportKind, language: Language): Readonly<Record<string, string>> {
  const ofForm = kind === 'restaurants' ? restaurantTexts[language].errors : {}
  return { ...textsOf[language].forms.errors, ...ofForm, ...importTexts[language].errors }
}
