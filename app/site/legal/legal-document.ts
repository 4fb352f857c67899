import type { club } from '#app/club.ts'

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
export type LegalProse = string | readonly (string | LegalLink)[]

export type LegalLink = { readonly text: string; readonly href: string }

export type LegalFacts = {
  readonly club: Club
  /** Without a slash at the end. */
  readonly baseUrl: string
  /** NIF; may be empty. */
  readonly taxNumber: string
  /** Registry, section and number in one line; may be empty. */
  readonly registryEntry: string
}

type Club = typeof club

/** «Carrer de l’Olivera, 12, 08004 Barcelona» */
export function postalAddress({ street, postalCode, city }: Club): string {
  return `${street}, ${postalCode} ${city}`
}

export function emailLink({ email }: Club): LegalLink {
  return { text: email, href: `mailto:${email}` }
}

export function phoneLink({ phone }: Club): LegalLink {
  return { text: phone, href: `tel:${phone.replaceAll(' ', '')}` }
}
