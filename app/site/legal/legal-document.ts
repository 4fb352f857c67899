import { mailAddressLink } from '#app/i18n/mail-address-link.ts'
import type { Club, ClubField } from '#app/club.ts'
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
export type LegalProse = string | readonly (string | LegalLink | LocalText)[]

export type LegalLink = { readonly text: string; readonly href: string }

export type LegalFacts = {
  readonly club: Club
  /** Without a slash at the end. */
  readonly baseUrl: string
}

/** «Carrer de l’Olivera, 12, 08004 Barcelona» */
export function postalAddress({ street, postalCode, city }: Club): string {
  return `${street}, ${postalCode} ${city}`
}

export function emailLink({ email }: Club): LegalLink {
  return { text: email, href: mailAddressLink(email) }
}

export function phoneLink({ phone, phoneLink: href }: Club): LegalLink {
  return { text: phone, href }
}

/** Marks what shows an invented fact. */
export function markDemo({ demo }: Club, fields: readonly ClubField[], text: LegalProse, mark: string): LegalProse {
  if (!fields.some((field) => demo.includes(field))) return text
  return typeof text === 'string' ? text + mark : [...text, mark]
}

/** «de lunes a viernes, 10:00–14:00 y 16:00–20:00; sábados, 10:00–14:00»; '' when it is never open. */
export function openingHours({ hours }: Club, days: Record<keyof Club['hours'], string>, and: string): string {
  const open = (['weekdays', 'saturday', 'sunday'] as const).filter((day) => hours[day].length > 0)
  return open.map((day) => `${days[day]}, ${hours[day].join(` ${and} `)}`).join('; ')
}
