import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { eventRegistrations, events } from '#app/database/schema.ts'
import { guestFormValues } from './guest-form-values.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'

const r = eventRegistrations
export const guestOrders = inBothDirections({ nombre: [r.nameKey], fecha: [r.createdAt] })
export type GuestOrder = keyof typeof guestOrders
export type GuestState = 'active' | 'cancelled' | null

export async function findGuestEvent(id: number) {
  const [event] = await database
    .select({
      id: events.id,
      title: mainText(events.title, events.titleCa),
      date: events.date,
      location: mainText(events.location, events.locationCa),
      registered: events.registered,
      capacity: events.maxParticipants,
    })
    .from(events)
    .where(eq(events.id, id))
  return event ? { ...event, date: event.date.toISOString(), started: event.date <= new Date() } : null
}

/** Without diets: the file leaves the product. */
const exportedColumns = {
  fullName: r.fullName,
  email: r.email,
  phone: r.phone,
  isMember: r.isMember,
  howDidYouKnowUs: r.howDidYouKnowUs,
  notes: r.notes,
  staffNote: r.staffNote,
  language: r.language,
  createdAt: r.createdAt,
  attendedAt: r.attendedAt,
  cancelledAt: r.cancelledAt,
  cancelledBy: r.cancelledBy,
  hold: r.hold,
}

export const guestColumns = {
  ...exportedColumns,
  id: r.id,
  version: r.version,
  hasDiet: sql<boolean>`${isNotNull(r.dietaryRestrictions)}`,
  erasedAt: r.erasedAt,
  privacyVersion: r.privacyVersion,
  privacyAcceptedAt: r.privacyAcceptedAt,
  dietConsentVersion: r.dietConsentVersion,
  dietConsentAt: r.dietConsentAt,
}

/** A row shows whether there is a diet, never its text. */
export async function listGuests(
  eventId: number,
  { search, limit, offset }: ListRequest,
  state: GuestState,
  order: GuestOrder,
) {
  const { rows, ...page } = await listPage(
    {
      from: r,
      where: guestCondition(eventId, state),
      search,
      order: guestOrders[order],
      fallbackOrder: guestOrders['-fecha'],
      limit,
      offset,
    },
    (these) => database.select(guestColumns).from(r).where(these),
  )
  return { ...page, rows: rows.map(toGuestRow) }
}

export async function findGuestForForm(eventId: number, id: string) {
  const [row] = await database
    .select(guestColumns)
    .from(r)
    .where(and(eq(r.id, id), eq(r.eventId, eventId), isNull(r.cancelledAt), isNull(r.erasedAt)))
  return row ? guestFormValues(row) : null
}

function guestCondition(eventId: number, state: GuestState): SQL | undefined {
  return and(
    eq(r.eventId, eventId),
    state === null ? undefined : state === 'active' ? isNull(r.cancelledAt) : isNotNull(r.cancelledAt),
  )
}

type Moments = {
  createdAt: Date
  attendedAt: Date | null
  cancelledAt: Date | null
  erasedAt: Date | null
  privacyAcceptedAt: Date
  dietConsentAt: Date | null
}

function toGuestRow<Row extends Moments & { fullName: string }>(props: Row) {
  const { createdAt, attendedAt, cancelledAt, erasedAt, privacyAcceptedAt, dietConsentAt, ...row } = props
  return {
    ...row,
    fullName: erasedAt ? '' : row.fullName,
    createdAt: createdAt.toISOString(),
    privacyAcceptedAt: privacyAcceptedAt.toISOString(),
    dietConsentAt: dietConsentAt?.toISOString() ?? null,
    attended: attendedAt !== null,
    cancelled: cancelledAt !== null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    erased: erasedAt !== null,
  }
}

export function exportGuests(eventId: number, search: string, state: GuestState, order: GuestOrder) {
  return streamRows(
    database
      .select(exportedColumns)
      .from(r)
      .where(and(guestCondition(eventId, state), isNull(r.erasedAt), searchCondition(r.searchText, search)))
      .orderBy(...orderBy(guestOrders[order], r.id)),
  )
}

export type GuestRow = Awaited<ReturnType<typeof listGuests>>['rows'][number]
