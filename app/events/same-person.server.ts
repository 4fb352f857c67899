import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { eventRegistrations } from '#app/database/schema.ts'

const r = eventRegistrations

/** The same name and e-mail for the same event is one registration. */
export type Person = { eventId: number; email: string; nameKey: string }

/** The name without case, accents and repeated spaces. */
export function nameKey(fullName: string): string {
  return fullName.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

export function personCondition({ eventId, email, nameKey: key }: Person): SQL | undefined {
  return and(eq(r.eventId, eventId), sql`lower(${r.email}) = lower(${email})`, eq(r.nameKey, key))
}

export function activePersonCondition(person: Person): SQL | undefined {
  return and(personCondition(person), isNull(r.cancelledAt))
}
