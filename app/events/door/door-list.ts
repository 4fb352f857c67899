import type { LiveCheckIn } from './phone/operations.ts'

/** What a phone at the door holds about a guest. */
export type DoorGuest = {
  id: string
  party: string
  /** Empty while it is to follow. */
  name: string
  position: number
  /** Of the contact, when the guest has another one. */
  family: string
  table: string
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

/** An operation that was not carried out: the guest has no seat any more. */
export type DoorRefusal = { guest: string; reason: 'unknown' | 'cancelled' }

/** The answer to a phone; `list` and `live` when it holds other ones. */
export type DoorAnswer = {
  state: 'done'
  live: readonly LiveCheckIn[] | null
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

/** Every word of the search begins a word of the guest's name, family or table. */
export function matchesSearch({ name, family, table }: DoorGuest, search: string): boolean {
  const words = plainText(`${name} ${family} ${table}`).split(/[^\p{L}\p{N}]+/u)
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
