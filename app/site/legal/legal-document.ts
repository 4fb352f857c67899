import type { Club } from '#app/club.ts'
import type { LocalText } from '#app/i18n/localized.ts'

export type LegalDocument = {
  /** ISO 8601 day. */
  readonly version: string
  readonly title: string
  readonly sections: readonly LegalSection[]
}

export type LegalSection = {
  /** The URL's fragment, the same in both languages. */
  readonly id: string
  readonly heading: string
  readonly blocks: readonly LegalBlock[]
}

/** The first cell of a row is its header. */
export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: LegalProse }
  | { readonly kind: 'list'; readonly items: readonly LegalProse[] }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly LegalProse[])[]
    }

/** `['Escríbenos a ', { text: 'hola@…', href: 'mailto:hola@…' }, '.']` */
export type LegalProse = readonly (string | LegalLink | LocalText)[]

export type LegalLink = { readonly text: string; readonly href: string }

export function plainText(text: LegalProse): string {
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

export type LegalFacts = {
  readonly club: Club
  /** Without a slash at the end. */
  readonly baseUrl: string
  /** The club keeps members' accounts (`treasury/`). */
  readonly treasury: boolean
}
