import { ownerDatabase as database } from './harness/database.ts'
import { events } from '#app/database/schema.ts'
import type { RegistrationForm } from '#app/events/registrations.server.ts'

const DAY = 86_400_000

/** A dinner next week with ten seats by default. */
export async function makeEvent(given: Partial<typeof events.$inferInsert> = {}): Promise<number> {
  const [row] = await database
    .insert(events)
    .values({
      title: 'Cena de prueba',
      description: 'Siete platos.\n\nY una sobremesa larga.',
      date: new Date(Date.now() + 7 * DAY),
      location: 'Carrer de l’Olivera, 12, Barcelona',
      price: 85,
      maxParticipants: 10,
      category: 'Cena',
      ...given,
    })
    .returning({ id: events.id })
  if (!row) throw new Error('no event was made')
  return row.id
}

/** Montserrat registers. */
export function montserrat(given: Partial<RegistrationForm> = {}): RegistrationForm {
  return {
    fullName: 'Montserrat Vilar Puig',
    email: 'montserrat@example.org',
    phone: undefined,
    howDidYouKnowUs: undefined,
    dietaryRestrictions: undefined,
    notes: undefined,
    isMember: false,
    language: 'ca',
    privacyVersion: '2026-11-21',
    ...given,
  }
}
