import { and, eq, sql } from 'drizzle-orm'
import { ownerDatabase as database } from './harness/database.ts'
import { insertRow } from '#tests/harness/rows.ts'
import { eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { readDiet } from '#app/diets/diet.ts'
import {
  bookParty,
  type BookingOptions,
  type BookingRefusal,
  type Contact,
} from '#app/bookings/parties/book-party.server.ts'
import { partyLinkToken, partyTokenHash } from '#app/bookings/parties/party-links.server.ts'
import type { HoldDecision } from '#app/seats/seat-limits.ts'

const DAY = 86_400_000

/** A dinner next week with ten seats by default. */
export async function makeEvent(given: Partial<typeof events.$inferInsert> = {}): Promise<number> {
  const row = await insertRow(events, {
    title: 'Cena de prueba',
    description: 'Siete platos.\n\nY una sobremesa larga.',
    date: new Date(Date.now() + 7 * DAY),
    location: 'Carrer de l’Olivera, 12, Barcelona',
    price: 85,
    maxParticipants: 10,
    category: 'Cena',
    ...given,
  })
  return row.id
}

export type RegistrationForm = Contact & { email: string; dietaryRestrictions: string | undefined }

/** A party of one. */
export async function register(
  event: number,
  { dietaryRestrictions, ...contact }: RegistrationForm,
  how: BookingOptions = {},
): Promise<{ ok: true; decision: HoldDecision } | { ok: false; reason: BookingRefusal }> {
  const outcome = await bookParty(
    event,
    contact,
    [{ fullName: contact.fullName, diet: readDiet(dietaryRestrictions) }],
    how,
  )
  return outcome.ok ? { ok: true, decision: outcome.decision } : outcome
}

/** The token of the links in the mails of a guest's party of one. */
export function tokenOf({ id }: { id: string }): string {
  return partyLinkToken({ id, tokenHash: partyTokenHash(id), linkVersion: 0 }) ?? ''
}

/** Every booking of the event has paid the price of its seats. */
export async function payAll(event: number): Promise<void> {
  const price = sql`coalesce(${eventParties.seatPrice}, (select price from events where id = ${event}))`
  await database
    .update(eventRegistrations)
    .set({
      paidShare: sql`(select ${price} from ${eventParties} where ${eventParties.id} = ${eventRegistrations.partyId})`,
    })
    .where(eq(eventRegistrations.eventId, event))
  await database
    .update(eventParties)
    .set({
      paymentState: 'paid',
      paidAmount: sql`(select sum(paid_share) from ${eventRegistrations} where party_id = ${eventParties.id})`,
      paidWay: 'transfer',
      paidAt: new Date(),
      paymentVersion: sql`${eventParties.paymentVersion} + 1`,
    })
    .where(and(eq(eventParties.eventId, event), eq(eventParties.state, 'booked')))
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
