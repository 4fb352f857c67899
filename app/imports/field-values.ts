import { plainKey } from '#app/i18n/plain-key.ts'
import type { FieldValues } from './import-fields.ts'

export function valuesOf(columns: readonly string[], cells: readonly string[]): FieldValues {
  const named = columns.flatMap((field, index) => (field ? [[field, asTyped(cells[index] ?? '')] as const] : []))
  return Object.fromEntries(named)
}

/** Without the apostrophe that our own exports put before what looks like a formula (`platform/csv/csv.ts`). */
function asTyped(text: string): string {
  return /^'[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text
}

/** «21/11/1980», «21-11-1980», «1980/11/21» as `1980-11-21`; anything else as it is. */
export function isoDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  if (day && month && year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return text.replace(/^(\d{4})\/(\d{2})\/(\d{2})$/, '$1-$2-$3').replace(/^(\d{4}-\d{2}-\d{2})[T ]00:00(:00)?.*$/, '$1')
}

/** The key whose words, in Spanish, Catalan or English, have the text; else the text, which the form refuses. */
export function keyFor(text: string, words: Readonly<Record<string, string>>): string {
  const word = plainKey(text).trim()
  return Object.entries(words).find(([key, known]) => key === word || known.split('|').includes(word))?.[0] ?? text
}

export function maskSecret(text: string): string {
  return text === '' ? '' : `•••• ${text.slice(-4)}`
}
