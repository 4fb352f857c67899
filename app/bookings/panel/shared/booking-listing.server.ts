import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { canOfOwn, type Role } from '#app/accounts/capabilities.ts'
import { inBothDirections } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { tableOrder } from '#app/bookings/parties/seated.server.ts'
import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'

const p = eventParties
const r = eventRegistrations

const orders = inBothDirections({ nombre: [p.nameKey], fecha: [p.createdAt], mesa: tableOrder })
export type BookingOrder = keyof typeof orders
const bookingFilters = ['dieta', 'sin-mesa', 'pagadas', 'sin-pagar', 'canceladas'] as const
/** Null: all bookings that are not cancelled. */
export type BookingFilter = (typeof bookingFilters)[number] | null

/**
 * `?estado=` is dieta (for roles that may read diets), sin-mesa, pagadas, sin-pagar, canceladas or absent; `?orden=` is
 * nombre, fecha or mesa, descending with a minus.
 */
export function readBookingFilter(url: URL, role: Role) {
  const filters = bookingFilters.filter((filter) => filter !== 'dieta' || canOfOwn(role, 'diets.read'))
  return {
    request: readListRequest(url),
    filter: readChoice(url, 'estado', filters),
    order: readOrder(url, orders, 'nombre'),
  }
}
export type AskedBookings = ReturnType<typeof readBookingFilter>

/** The search finds guests, too, so it is a condition among those of the event. */
export function bookingListing(eventId: number, { request, filter, order }: AskedBookings) {
  const where = and(filterCondition(eventId, filter), bookingSearch(eventId, request.search))
  return { from: p, where, request: { ...request, search: '' }, orders, order }
}

/** Guests are found by their event: one search for each of its parties takes longer. */
const hasGuests = (eventId: number, condition?: SQL) =>
  sql`${p.id} in (select ${r.partyId} from ${r} where ${and(eq(r.eventId, eventId), condition)})`
const isSeatedWithDiet = and(isNull(r.cancelledAt), isNotNull(r.dietaryRestrictions))

export function filterCondition(eventId: number, filter: BookingFilter): SQL | undefined {
  const state = eq(p.state, filter === 'canceladas' ? 'cancelled' : 'booked')
  return and(eq(p.eventId, eventId), state, filter ? filterConditions[filter](eventId) : undefined)
}
const filterConditions: Record<NonNullable<BookingFilter>, (eventId: number) => SQL> = {
  dieta: (eventId) => hasGuests(eventId, isSeatedWithDiet),
  'sin-mesa': () => eq(p.tableLabel, ''),
  pagadas: () => eq(p.paymentState, 'paid'),
  'sin-pagar': () => eq(p.paymentState, 'unpaid'),
  /** A party that only waited never had guests. */
  canceladas: (eventId) => hasGuests(eventId),
}

/** Contact, table, or the name of a guest. */
function bookingSearch(eventId: number, search: string): SQL | undefined {
  const guest = and(eq(r.eventId, eventId), searchCondition(r.searchText, search))
  if (search === '') return undefined
  return or(searchCondition(p.searchText, search), sql`${p.id} in (select ${r.partyId} from ${r} where ${guest})`)
}
