import type { PaymentWay } from '#app/bookings/parties/payment.ts'
import type { LiveCheckIn } from './operations.ts'
import type { PartyPayment } from './door-payments.ts'

/** What a phone at the door holds about a guest. */
export type DoorGuest = {
  id: string
  party: string
  /** Empty while it is to follow. */
  name: string
  position: number
  /** Of the contact, when the guest has another one. */
  family: string
  /** Whose booking it is. */
  contact: string
  table: string
  /** In the language of the list; empty without a choice. */
  menuChoice: string
  diets: readonly DoorDiet[]
  /** Hashes of the ticket's code, under each key of the club. */
  tickets: readonly string[]
}

export type DoorDiet = { text: string; allergy: boolean }

export type DoorList = {
  version: string
  event: { id: number; title: string; date: string; place: string }
  guests: readonly DoorGuest[]
  cancelled: boolean
  opensAt: string
  walkInsUntil: string
  /** When phones forget everything. */
  forgetAt: string
}

/** The ways in which somebody pays at the door. */
export const doorWays = ['cash', 'card', 'bizum'] as const satisfies PaymentWay[]
export type DoorWay = (typeof doorWays)[number]

/** «48,50» or «48.5»; null for anything else. */
export function readEuros(text: string): number | null {
  const euros = /^\d{1,5}(?:[.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0
  return euros > 0 ? euros : null
}

/**
 * An operation that was not carried out. Of a check-in: the guest has no seat any more. Of a payment, with the id of
 * the party: it had paid already (`twice`), or the office has noted another payment since (`changed`).
 */
export type DoorRefusal = { guest: string; reason: 'unknown' | 'cancelled' | 'twice' | 'changed' }

/** The answer to a phone; `list`, and `live` with `payments`, when it holds other ones. */
export type DoorAnswer = {
  state: 'done'
  live: readonly LiveCheckIn[] | null
  payments: readonly PartyPayment[] | null
  liveVersion: string
  refused: readonly DoorRefusal[]
  list: DoorList | null
}

/** How many of the party of each guest have come. */
export function countParties(guests: readonly DoorGuest[], present: ReadonlyMap<string, unknown>) {
  const counts = new Map<string, { size: number; come: number }>()
  for (const { id, party } of guests) {
    const { size, come } = counts.get(party) ?? { size: 0, come: 0 }
    counts.set(party, { size: size + 1, come: come + (present.has(id) ? 1 : 0) })
  }
  return counts
}

/** Without case and accents. */
function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('·', '').toLowerCase()
}

/** Every word of the search begins a word of the guest's name, of the contact's, or of the table. */
export function matchesSearch(
  { name, contact, table }: Pick<DoorGuest, 'name' | 'contact' | 'table'>,
  search: string,
): boolean {
  const words = plainText(`${name} ${contact} ${table}`).split(/[^\p{L}\p{N}]+/u)
  return plainText(search)
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => words.some((word) => word.startsWith(part)))
}

/** The words after the first one, if the guest has none of them: «Laia Casals», booked by «Joan Ferrer»: «Ferrer». */
export function familyOf(guest: string, contact: string): string {
  const family = contact.trim().split(/\s+/).slice(1)
  const own = plainText(guest).split(/\s+/)
  return family.some((word) => word.length > 2 && own.includes(plainText(word))) ? '' : family.join(' ')
}
