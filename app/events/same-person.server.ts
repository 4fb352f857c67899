import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { eventRegistrations } from '#app/database/schema.ts'

const r = eventRegistrations

/** Who registers for what: the same name and e-mail for the same event is one registration. */
export type Person = { eventId: number; email: string; nameKey: string }

/** A name as it is compared: without case, accents and surplus spaces. */
export function nameKey(fullName: string): string {
  return fullName.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Every registration of the person for the event, cancelled ones included. */
export function registrationsOf({ eventId, email, nameKey: key }: Person): SQL | undefined {
  return and(eq(r.eventId, eventId), sql`lower(${r.email}) = lower(${email})`, eq(r.nameKey, key))
}

/** At most one. */
export function activeRegistrationOf(person: Person): SQL | undefined {
  return and(registrationsOf(person), isNull(r.cancelledAt))
}
