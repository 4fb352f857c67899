import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { eventParties } from '#app/database/schema.ts'

const p = eventParties

/** The same name and e-mail for the same event is one booking. */
export type Person = { eventId: number; email: string | null; nameKey: string }

/** The name without case, accents and repeated spaces. */
export function nameKey(fullName: string): string {
  return fullName.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

export function personCondition({ eventId, email, nameKey: key }: Person): SQL | undefined {
  return and(eq(p.eventId, eventId), sql`lower(${p.email}) = lower(${email})`, eq(p.nameKey, key))
}

/** Booked or on the waiting list. */
export function activePersonCondition(person: Person): SQL | undefined {
  return and(personCondition(person), inArray(p.state, ['waiting', 'offered', 'booked']))
}
