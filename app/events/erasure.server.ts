import { and, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventRegistrations, events } from '#app/database/schema.ts'
import { eraseMails } from '#app/platform/mail/mail.server.ts'
import { freeSeats } from './free-seats.server.ts'

const r = eventRegistrations

/** A past event keeps the row without a person; an upcoming event loses it. @returns ids of rows with personal data */
export async function eraseRegistrations(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  await eraseMails(tx, 'registration', ids)
  const upcoming = tx
    .select({ id: events.id })
    .from(events)
    .where(gt(events.date, sql`now()`))
  const deleted = await tx
    .delete(r)
    .where(and(inArray(r.id, [...ids]), inArray(r.eventId, upcoming)))
    .returning({ id: r.id, eventId: r.eventId, cancelledAt: r.cancelledAt })
  await freeSeats(
    tx,
    deleted.filter(({ cancelledAt }) => cancelledAt === null),
  )
  const been = tx
    .select({ id: events.id })
    .from(events)
    .where(lte(events.date, sql`now()`))
  const emptied = await tx
    .update(r)
    .set({
      ...erasedPerson,
      nameKey: sql`${r.id}::text`,
      cancelTokenHash: sql`'erased:' || ${r.id}`,
      erasedAt: new Date(),
      updatedAt: new Date(),
      version: sql`${r.version} + 1`,
    })
    .where(and(inArray(r.id, [...ids]), inArray(r.eventId, been), isNull(r.erasedAt)))
    .returning({ id: r.id })
  return [...deleted, ...emptied].map(({ id }) => id)
}

const erasedPerson = {
  fullName: '',
  email: '',
  phone: null,
  howDidYouKnowUs: null,
  dietaryRestrictions: null,
  dietConsentVersion: null,
  dietConsentAt: null,
  notes: null,
  staffNote: '',
  userId: null,
  origin: null,
  privacyVersion: '',
}

export async function eraseDiets(tx: Transaction, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const emptied = await tx
    .update(r)
    .set({
      dietaryRestrictions: null,
      dietConsentVersion: null,
      dietConsentAt: null,
      updatedAt: new Date(),
      version: sql`${r.version} + 1`,
    })
    .where(inArray(r.id, [...ids]))
    .returning({ id: r.id })
  return emptied.length
}
