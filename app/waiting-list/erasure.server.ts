import { and, asc, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { erasedParty } from '#app/bookings/parties/erased-contact.ts'
import { lockEvent } from '#app/seats/lock-event.server.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { eraseMails } from '#app/platform/mail/queued-mails.server.ts'
import { offerSeats } from '#app/seats/offers.server.ts'

const p = eventParties

/** A party of the waiting list that never sat; one that did is a booking. */
export function neverSat(on: Pick<Queryable, 'select'>) {
  const guests = on
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.partyId, p.id))
  return and(isNotNull(p.queuedAt), notExists(guests))
}

/** Deletes those that never sat; the seats of an offer go to the next party. @returns the deleted ids */
export async function eraseWaitingParties(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const those = and(inArray(p.id, [...ids]), neverSat(tx))
  const found = await tx.selectDistinct({ eventId: p.eventId }).from(p).where(those).orderBy(asc(p.eventId))
  for (const { eventId } of found) await lockEvent(tx, eventId, 'club')
  const deleted = await tx.delete(p).where(those).returning({ id: p.id })
  const erased = deleted.map(({ id }) => id)
  await eraseMails(tx, 'partyId', erased)
  for (const { eventId } of found) await offerSeats(tx, eventId)
  return erased
}

/** Who leaves the list has been promised that the data goes; the size stays for the club until the dinner is over. */
async function eraseLeftParty(id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const left = and(eq(p.id, id), eq(p.state, 'cancelled'), eq(p.cancelledBy, 'guest'), neverSat(tx))
    const erased = await updateVersioned(tx, p, left, {
      ...erasedParty,
      isMember: false,
      nameKey: sql`${p.id}::text`,
      erasedAt: new Date(),
    })
    await eraseMails(tx, 'partyId', erased)
  })
}

export const leftPartyErasure: Job = {
  concurrency: 1,
  retryLimit: 100,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  run: ({ id }) => eraseLeftParty(id),
}
