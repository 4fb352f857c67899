import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { listPage } from '#app/database/list-page.server.ts'
import { eventMenuOptions, eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { noticeHours, seatedAt, seatPrice } from '#app/seats/seat-terms.server.ts'
import { isInTime } from '#app/seats/refund-terms.ts'
import { absencesOf } from '#app/bookings/absences/absences.server.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { isUnreachable } from '#app/platform/mail/bounces.server.ts'
import { bookingListing, filterCondition, type AskedBookings, type BookingFilter } from './booking-listing.server.ts'

const p = eventParties
const r = eventRegistrations
const o = eventMenuOptions

/** The newest cancelled bookings under the list. */
const SHOWN_CANCELLED = 10
const MOST_NAMES = 1_000

const bookingColumns = {
  id: p.id,
  version: p.version,
  state: p.state,
  size: p.size,
  contactName: p.contactName,
  email: p.email,
  phone: p.phone,
  isMember: p.isMember,
  isProvedMember: sql<boolean>`${p.socioId} is not null`,
  notes: p.notes,
  staffNote: p.staffNote,
  tableLabel: p.tableLabel,
  language: p.language,
  byClub: p.byClub,
  hold: p.hold,
  privacyVersion: p.privacyVersion,
  privacyAcceptedAt: p.privacyAcceptedAt,
  privacyNotice: p.privacyNotice,
  cancelledAt: p.cancelledAt,
  cancelledBy: p.cancelledBy,
  refundDue: p.refundDue,
  refundSettledAt: p.refundSettledAt,
  erasedAt: p.erasedAt,
  createdAt: p.createdAt,
  date: events.date,
  changedAt: events.changedAt,
  seatedAt,
  noticeHours,
  paymentState: p.paymentState,
  paidAmount: p.paidAmount,
  paidWay: p.paidWay,
  paidAt: p.paidAt,
  paymentVersion: p.paymentVersion,
  seatPrice,
  absences: absencesOf(sql`${p.email}`, sql`${p.socioId}`),
  isUnreachable: isUnreachable(p.email),
}

const readBookings = (condition: SQL | undefined) =>
  database.select(bookingColumns).from(p).innerJoin(events, eq(events.id, p.eventId)).where(condition)

/** One page of bookings with their guests. A guest shows whether there is a diet, never its text. */
export async function listBookings(eventId: number, asked: AskedBookings) {
  const { rows, ...page } = await listPage(bookingListing(eventId, asked), readBookings)
  return { ...page, rows: await withGuests(rows) }
}

export async function listLatestCancelled(eventId: number): Promise<Booking[]> {
  const request = { search: '', page: 1, limit: SHOWN_CANCELLED, offset: 0 }
  return (await listBookings(eventId, { request, filter: 'canceladas', order: '-fecha' })).rows
}

/** What the chips of an event count. */
export async function countBookings(eventId: number) {
  const countOf = (filter: BookingFilter) => countWhere(filterCondition(eventId, filter))
  const [counts] = await database
    .select({
      all: countOf(null),
      dieta: countOf('dieta'),
      'sin-mesa': countOf('sin-mesa'),
      pagadas: countOf('pagadas'),
      'sin-pagar': countOf('sin-pagar'),
      canceladas: countOf('canceladas'),
    })
    .from(p)
    .where(eq(p.eventId, eventId))
  return counts ?? { all: 0, dieta: 0, 'sin-mesa': 0, pagadas: 0, 'sin-pagar': 0, canceladas: 0 }
}
export type BookingCounts = Awaited<ReturnType<typeof countBookings>>

/** What the tabs of an event count. */
export async function countParties(eventId: number) {
  const [counts] = await database
    .select({
      booked: countWhere(eq(p.state, 'booked')),
      waiting: countWhere(inArray(p.state, ['waiting', 'offered'])),
    })
    .from(p)
    .where(eq(p.eventId, eventId))
  return counts ?? { booked: 0, waiting: 0 }
}

export async function findBooking(eventId: number, id: string): Promise<Booking | null> {
  const found = await readBookings(and(eq(p.id, id), eq(p.eventId, eventId), isNull(p.erasedAt)))
  return (await withGuests(found))[0] ?? null
}

export async function findGuest(eventId: number, id: string): Promise<Guest | null> {
  const [row] = await database
    .select(guestColumns)
    .from(r)
    .leftJoin(o, eq(o.id, r.menuOptionId))
    .where(and(eq(r.id, id), eq(r.eventId, eventId), isNull(r.cancelledAt), isNull(r.erasedAt)))
  return row ? toGuest(row) : null
}

/** Bookings of the event that seats can move to, as the list orders them. No dinner has as many as the bound. */
export async function listBookingNames(eventId: number): Promise<{ id: string; name: string; size: number }[]> {
  return database
    .select({ id: p.id, name: p.contactName, size: p.size })
    .from(p)
    .where(and(eq(p.eventId, eventId), eq(p.state, 'booked'), isNull(p.erasedAt)))
    .orderBy(p.nameKey, p.id)
    .limit(MOST_NAMES)
}

const countWhere = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`

const guestColumns = {
  id: r.id,
  partyId: r.partyId,
  version: r.version,
  fullName: r.fullName,
  menuOptionId: r.menuOptionId,
  menuChoice: sql<string | null>`${mainText(o.name, o.nameCa)}`,
  hasDiet: sql<boolean>`${isNotNull(r.dietaryRestrictions)}`,
  dietConsentVersion: r.dietConsentVersion,
  dietConsentAt: r.dietConsentAt,
  attendedAt: r.attendedAt,
  cancelledAt: r.cancelledAt,
  position: r.position,
}

async function readGuests(partyIds: string[]) {
  if (partyIds.length === 0) return new Map<string, Guest[]>()
  const rows = await database
    .select(guestColumns)
    .from(r)
    .leftJoin(o, eq(o.id, r.menuOptionId))
    .where(inArray(r.partyId, partyIds))
  const inOrder = rows.sort((a, b) => a.position - b.position)
  return Map.groupBy(inOrder.map(toGuest), ({ partyId }) => partyId)
}

function toGuest({ attendedAt, cancelledAt, dietConsentAt, partyId, ...guest }: GuestRecord) {
  return {
    ...guest,
    partyId: partyId ?? guest.id,
    /** The contact. */
    first: partyId === guest.id,
    attended: attendedAt !== null,
    cancelled: cancelledAt !== null,
    dietConsentAt: dietConsentAt?.toISOString() ?? null,
  }
}
type GuestRecord = Pick<typeof r.$inferSelect, Exclude<keyof typeof guestColumns, 'hasDiet' | 'menuChoice'>> & {
  hasDiet: boolean
  menuChoice: string | null
}
export type Guest = ReturnType<typeof toGuest>

async function withGuests(rows: BookingRecord[]) {
  const guests = await readGuests(rows.map(({ id }) => id))
  return rows.map((row) => toBooking(row, guests.get(row.id) ?? []))
}

type BookingRecord = Awaited<ReturnType<typeof readBookings>>[number]
function toBooking(row: BookingRecord, all: Guest[]) {
  const { createdAt, cancelledAt, privacyAcceptedAt, refundSettledAt, erasedAt, paidAt, ...rest } = row
  const { date, changedAt, seatedAt: registeredAt, noticeHours: hours, ...booking } = rest
  const terms = { date, changedAt, registeredAt, noticeHours: hours }
  return {
    ...booking,
    contactName: erasedAt ? '' : row.contactName,
    erased: erasedAt !== null,
    createdAt: createdAt.toISOString(),
    cancelledAt: cancelledAt?.toISOString() ?? null,
    /** Whether the cancellation gives a full refund. */
    inTime: cancelledAt && isInTime(terms, cancelledAt),
    privacyAcceptedAt: privacyAcceptedAt.toISOString(),
    refundSettled: refundSettledAt !== null,
    paidAt: paidAt?.toISOString() ?? null,
    guests: all.filter(({ cancelled }) => !cancelled),
    cancelledGuests: all.filter(({ cancelled }) => cancelled),
  }
}
export type Booking = ReturnType<typeof toBooking>

/** For accounts that may know nothing of other events. */
export function withoutAbsences(booking: Booking): Booking {
  return { ...booking, absences: { dinners: 0, missed: 0 } }
}

/** For accounts that may not know which guests have a diet. */
export function withoutDiets({ guests, cancelledGuests, ...booking }: Booking): Booking {
  const hide = (guest: Guest) => ({ ...guest, hasDiet: false, dietConsentVersion: null, dietConsentAt: null })
  return { ...booking, guests: guests.map(hide), cancelledGuests: cancelledGuests.map(hide) }
}
