import { and, asc, gt, inArray, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { doorPayments, eventCheckins, eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { eraseMails } from '#app/platform/mail/queued-mails.server.ts'
import { erasedParty } from './erased-contact.ts'
import { replaceGuestLinks } from './guest-links.server.ts'
import { lockEvent, lockGuests, seatAs } from '#app/seats/lock-event.server.ts'
import { eraseComments } from './guest-comments.server.ts'
import { offerSeats } from '#app/seats/offers.server.ts'

const p = eventParties
const r = eventRegistrations

/**
 * A past event keeps the rows of a party and its guests without a person, so that its seats count; an upcoming event
 * loses them. @returns ids of parties with personal data
 */
export async function eraseParties(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  await seatAs(tx, 'club')
  const upcoming = tx
    .select({ id: events.id })
    .from(events)
    .where(gt(events.date, sql`now()`))
  const gone = and(inArray(p.id, [...ids]), inArray(p.eventId, upcoming))
  const inEvents = await tx.selectDistinct({ id: p.eventId }).from(p).where(gone).orderBy(asc(p.eventId))
  for (const event of inEvents) await lockEvent(tx, event.id, 'club')
  const deleted = await tx.delete(p).where(gone).returning({ id: p.id })
  for (const event of inEvents) await offerSeats(tx, event.id)
  const emptied = await emptyParties(tx, ids)
  await eraseMails(tx, 'partyId', ids)
  return [...deleted.map(({ id }) => id), ...emptied]
}

async function emptyParties(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { id } = events
  const been = tx
    .select({ id })
    .from(events)
    .where(lte(events.date, sql`now()`))
  const those = and(inArray(p.id, [...ids]), inArray(p.eventId, been), isNull(p.erasedAt))
  const partyIds = await updateVersioned(tx, p, those, {
    ...erasedParty,
    paidBy: null,
    erasedAt: new Date(),
    nameKey: sql`${p.id}::text`,
    tokenHash: sql`'erased:' || ${p.id}`,
    tableLabel: '',
  })
  if (partyIds.length > 0) await emptyGuests(tx, partyIds)
  return partyIds
}

async function emptyGuests(tx: Transaction, partyIds: readonly string[]): Promise<void> {
  const theirs = inArray(r.partyId, [...partyIds])
  await lockGuests(tx, theirs)
  const guestIds = await updateVersioned(tx, r, theirs, {
    privacyVersion: '',
    ...erasedDiet,
    erasedAt: new Date(),
    fullName: '',
    cancelTokenHash: sql`'erased:' || ${r.id}`,
  })
  await tx.delete(doorPayments).where(inArray(doorPayments.partyId, [...partyIds]))
  await eraseTraces(tx, guestIds)
}

/** The times at the door, and what a guest wrote. */
async function eraseTraces(tx: Transaction, guestIds: readonly string[]): Promise<void> {
  await tx.delete(eventCheckins).where(inArray(eventCheckins.guestId, [...guestIds]))
  await eraseComments(tx, guestIds)
}

/**
 * Erases companions: their seats stay, without a name, and their links end. The booking and the other guests stay as
 * they are. @param at a seat that has changed since then has another guest. @returns ids of guests with personal data
 */
export async function eraseGuests(tx: Transaction, ids: readonly string[], at: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const named = and(
    inArray(r.id, [...ids]),
    sql`${r.id} <> ${r.partyId}`,
    lte(r.updatedAt, at),
    or(ne(r.fullName, ''), ne(r.staffNote, ''), isNotNull(r.dietaryRestrictions), isNotNull(r.menuOptionId)),
  )
  const inEvents = await tx.selectDistinct({ id: r.eventId }).from(r).where(named).orderBy(asc(r.eventId))
  for (const event of inEvents) await lockEvent(tx, event.id, 'club')
  return emptyCompanions(tx, named)
}

async function emptyCompanions(tx: Transaction, named: SQL | undefined): Promise<string[]> {
  const guests = await lockGuests(tx, named)
  const ids = guests.map(({ id }) => id)
  if (ids.length === 0) return []
  const theirs = inArray(r.id, ids)
  await updateVersioned(tx, r, theirs, { ...erasedDiet, fullName: '', staffNote: '' })
  const parties = tx
    .select({ id: sql<string>`${r.partyId}` })
    .from(r)
    .where(theirs)
  await updateVersioned(tx, p, inArray(p.id, parties))
  await replaceGuestLinks(tx, theirs)
  await eraseTraces(tx, ids)
  return ids
}

const erasedDiet = {
  dietaryRestrictions: null,
  dietBy: null,
  dietConsentVersion: null,
  dietConsentAt: null,
  menuOptionId: null,
}

export async function eraseDiets(tx: Transaction, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const emptied = await updateVersioned(tx, r, inArray(r.id, [...ids]), erasedDiet)
  return emptied.length
}
