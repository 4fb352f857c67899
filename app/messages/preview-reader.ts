import type { Language } from '#app/i18n/language.ts'
import type { PlaceholderValues } from './placeholders.ts'

/** A real person for whom a text is shown as its mail will be; without its links. */
export type PreviewReader = {
  name: string
  /** Of a party. */
  size?: number
  language: Language
  values: PlaceholderValues
  footer: string
}
