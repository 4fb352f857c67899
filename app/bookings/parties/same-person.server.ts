import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import { plainKey } from '#app/i18n/plain-key.ts'
import { liveStates } from '#app/seats/party-states.ts'

const p = eventParties

/** The same name and e-mail for the same event is one booking. */
type Person = { eventId: number; email: string | null; nameKey: string }

/** The name without case, accents and repeated spaces. */
export function nameKey(fullName: string): string {
  return plainKey(fullName).replace(/\s+/g, ' ').trim()
}

/**
 * Whether one name corrects or completes the other: «Marta», «Marta Ferrer», «Núria», «Nuria». When in doubt it is
 * another person: Joan is not Joana, and what one of them has written is not the other's.
 */
export function isSameName(before: string, after: string): boolean {
  const [fewer = [], more = []] = [before, after]
    .map((name) => nameKey(name).split(' ').filter(Boolean))
    .toSorted((one, other) => one.length - other.length)
  return fewer.length > 0 && fewer.every((word) => more.some((other) => word === other || isTypo(word, other)))
}

/** A seat without a name belongs to nobody yet. */
export function isAnotherPerson(before: string, after: string): boolean {
  return before !== '' && !isSameName(before, after)
}

const MIN_TYPO_LENGTH = 4

/** One letter added, missing, wrong or swapped, but not the last one: «Joan» and «Joana» are two people. */
function isTypo(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  if (shorter < MIN_TYPO_LENGTH) return false
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [one, other].map((word) => word.slice(start, word.length - end)) as [string, string]
  return end > 0 && (Math.max(left.length, right.length) === 1 || isSwapped(left, right))
}

const isSwapped = (left: string, right: string) => left.length === 2 && right === `${left[1]}${left[0]}`

export function personCondition({ eventId, email, nameKey: key }: Person): SQL | undefined {
  return and(eq(p.eventId, eventId), sql`lower(${p.email}) = lower(${email})`, eq(p.nameKey, key))
}

/** Booked or on the waiting list. */
export function activePersonCondition(person: Person): SQL | undefined {
  return and(personCondition(person), inArray(p.state, liveStates))
}

/** Whether the person of a party has another one of the event, which is locked (`event_parties_person_key`). */
export async function hasOtherParty(tx: Transaction, { id, ...person }: Person & { id: string }): Promise<boolean> {
  return (await tx.$count(p, and(activePersonCondition(person), ne(p.id, id)))) > 0
}
