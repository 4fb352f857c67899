import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { violatedConstraint } from '#app/database/violated-constraint.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { eventRegistrations, events } from '#app/database/schema.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { audit } from '#app/platform/audit.server.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { decryptField, encryptField } from '#app/platform/secrets/secrets.server.ts'
import type { AddedGuest, CorrectedGuest } from './guest-forms.ts'
import { freeSeats } from '#app/events/free-seats.server.ts'
import { register, type RegistrationRefusal } from '#app/events/registrations.server.ts'
import { activePersonCondition, nameKey } from '#app/events/same-person.server.ts'

const r = eventRegistrations
const orders = inBothDirections({ nombre: [r.nameKey], fecha: [r.createdAt] })
export type GuestOrder = keyof typeof orders
export type GuestState = 'active' | 'cancelled' | null

export function isGuestOrder(value: string | null): value is GuestOrder {
  return value !== null && Object.hasOwn(orders, value)
}

export async function findGuestEvent(id: number) {
  const [event] = await database
    .select({
      id: events.id,
      title: events.title,
      date: events.date,
      location: events.location,
      registered: events.registered,
      capacity: events.maxParticipants,
    })
    .from(events)
    .where(eq(events.id, id))
  return event ? { ...event, date: event.date.toISOString(), begun: event.date <= new Date() } : null
}

const columns = {
  id: r.id,
  version: r.version,
  fullName: r.fullName,
  email: r.email,
  phone: r.phone,
  isMember: r.isMember,
  howDidYouKnowUs: r.howDidYouKnowUs,
  notes: r.notes,
  staffNote: r.staffNote,
  language: r.language,
  hasDiet: sql<boolean>`${isNotNull(r.dietaryRestrictions)}`,
  createdAt: r.createdAt,
  attendedAt: r.attendedAt,
  cancelledAt: r.cancelledAt,
  erasedAt: r.erasedAt,
  hold: r.hold,
  privacyVersion: r.privacyVersion,
  privacyAcceptedAt: r.privacyAcceptedAt,
  dietConsentVersion: r.dietConsentVersion,
  dietConsentAt: r.dietConsentAt,
}

/** The rows say whether there is a diet, never which. */
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
      order: orders[order],
      fallbackOrder: orders['-fecha'],
      limit,
      offset,
    },
    (these) => database.select(columns).from(r).where(these),
  )
  return { ...page, rows: rows.map(toGuestRow) }
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

function toGuestRow<Row extends Moments & { fullName: string }>({
  createdAt,
  attendedAt,
  cancelledAt,
  erasedAt,
  privacyAcceptedAt,
  dietConsentAt,
  ...row
}: Row) {
  return {
    ...row,
    fullName: erasedAt ? 'Datos borrados' : row.fullName,
    createdAt: createdAt.toISOString(),
    privacyAcceptedAt: privacyAcceptedAt.toISOString(),
    dietConsentAt: dietConsentAt?.toISOString() ?? null,
    attended: attendedAt !== null,
    cancelled: cancelledAt !== null,
    erased: erasedAt !== null,
  }
}

/** Without diets: the file leaves the product. */
export function exportGuests(eventId: number, search: string, state: GuestState, order: GuestOrder) {
  const {
    fullName,
    email,
    phone,
    isMember,
    howDidYouKnowUs,
    notes,
    staffNote,
    language,
    createdAt,
    attendedAt,
    cancelledAt,
    hold,
  } = r
  return streamRows(
    database
      .select({
        fullName,
        email,
        phone,
        isMember,
        howDidYouKnowUs,
        notes,
        staffNote,
        language,
        createdAt,
        attendedAt,
        cancelledAt,
        hold,
      })
      .from(r)
      .where(and(guestCondition(eventId, state), isNull(r.erasedAt), searchCondition(r.searchText, search)))
      .orderBy(...orderBy(orders[order], r.id)),
  )
}

export type GuestRow = Awaited<ReturnType<typeof listGuests>>['rows'][number]

export type AdditionResult = { ok: true } | { ok: false; reason: RegistrationRefusal | 'already' }

/** Registers a caller by the rules of the public form, with the same mail. */
export async function addGuest(eventId: number, guest: AddedGuest, actor: string): Promise<AdditionResult> {
  const person = { eventId, email: guest.email, nameKey: nameKey(guest.full_name) }
  if ((await database.$count(r, activePersonCondition(person))) > 0) return { ok: false, reason: 'already' }
  const form = {
    fullName: guest.full_name,
    email: guest.email,
    phone: guest.phone,
    howDidYouKnowUs: undefined,
    dietaryRestrictions: guest.dietary_restrictions,
    notes: guest.notes,
    isMember: guest.is_member === 'on',
    language: guest.language,
    privacyVersion: legalVersions.privacy,
  }
  return register(eventId, form, {
    along: async (tx, id) => {
      if (guest.staff_note) await tx.update(r).set({ staffNote: guest.staff_note }).where(eq(r.id, id))
      await audit(tx, { actor, action: 'registration.created', subject: id })
    },
  })
}

export type CorrectionResult = { ok: true; sentAgain: boolean } | { ok: false; reason: 'unknown' | 'stale' | 'already' }

/** Writes only over `guest.version`. A new address gets the confirmation again; a changed diet is audited. */
export async function correctGuest(eventId: number, guest: CorrectedGuest, actor: string): Promise<CorrectionResult> {
  try {
    return await database.transaction(async (tx) => {
      const active = and(
        eq(r.id, guest.registration_id),
        eq(r.eventId, eventId),
        isNull(r.cancelledAt),
        isNull(r.erasedAt),
      )
      const [before] = await tx
        .select({ email: r.email, version: r.version, diet: r.dietaryRestrictions })
        .from(r)
        .where(active)
        .for('update')
      if (!before) return { ok: false, reason: 'unknown' }
      if (before.version !== guest.version) return { ok: false, reason: 'stale' }
      await tx
        .update(r)
        .set({
          fullName: guest.full_name,
          nameKey: nameKey(guest.full_name),
          email: guest.email,
          phone: guest.phone ?? null,
          isMember: guest.is_member === 'on',
          notes: guest.notes ?? null,
          staffNote: guest.staff_note ?? '',
          language: guest.language,
          ...(await changedDietColumns(tx, guest, before.diet, actor)),
          version: sql`${r.version} + 1`,
          updatedAt: new Date(),
        })
        .where(active)
      await audit(tx, { actor, action: 'registration.updated', subject: guest.registration_id })
      const sentAgain = before.email.toLowerCase() !== guest.email.toLowerCase()
      if (sentAgain)
        await enqueueMail(tx, {
          kind: 'registration-again',
          ref: `${guest.registration_id}:${guest.version + 1}`,
          recipient: guest.email,
          language: guest.language,
        })
      return { ok: true, sentAgain }
    })
  } catch (error) {
    if (violatedConstraint(error) === 'event_registrations_person_key') return { ok: false, reason: 'already' }
    throw error
  }
}

/** The columns of a changed diet with today's consent; none for an unchanged diet. */
async function changedDietColumns(tx: Transaction, guest: CorrectedGuest, kept: string | null, actor: string) {
  const { registration_id: id, diet, dietary_restrictions: typed } = guest
  if (diet === 'keep' || (typed ?? null) === (kept && readDiet(id, kept))) return {}
  await audit(tx, { actor, action: 'registration.diet-changed', subject: id, fields: ['dietary_restrictions'] })
  if (!typed) return { dietaryRestrictions: null, dietConsentVersion: null, dietConsentAt: null }
  return {
    dietaryRestrictions: encryptField(typed, dietContext(id)),
    dietConsentVersion: legalVersions.privacy,
    dietConsentAt: new Date(),
  }
}

/** Audits the access. Null when there is no diet. @throws when the diet was encrypted with another key */
export async function showDiet(eventId: number, registrationId: string, actor: string): Promise<string | null> {
  return database.transaction(async (tx) => {
    const [guest] = await tx
      .select({ diet: r.dietaryRestrictions })
      .from(r)
      .where(and(eq(r.id, registrationId), eq(r.eventId, eventId), isNull(r.cancelledAt)))
    if (!guest?.diet) return null
    await audit(tx, {
      actor,
      action: 'registration.diet-shown',
      subject: registrationId,
      fields: ['dietary_restrictions'],
    })
    return decryptField(guest.diet, dietContext(registrationId))
  })
}

/** Refused once the event has begun. A repeated call is refused, so one seat is freed and one mail sent. */
export async function cancelGuest(
  eventId: number,
  registrationId: string,
  actor: string,
): Promise<{ ok: true } | { ok: false; reason: 'unknown' | 'begun' }> {
  return database.transaction(async (tx) => {
    const [begun] = await tx
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.id, eventId), sql`${events.date} <= now()`))
    if (begun) return { ok: false, reason: 'begun' }
    const [cancelled] = await tx
      .update(r)
      .set({ cancelledAt: new Date(), attendedAt: null, version: sql`${r.version} + 1`, updatedAt: new Date() })
      .where(and(eq(r.id, registrationId), eq(r.eventId, eventId), isNull(r.cancelledAt)))
      .returning({ email: r.email, language: r.language })
    if (!cancelled) return { ok: false, reason: 'unknown' }
    await audit(tx, { actor, action: 'registration.cancelled', subject: registrationId })
    await enqueueMail(tx, {
      kind: 'registration-cancelled',
      ref: registrationId,
      recipient: cancelled.email,
      language: cancelled.language,
    })
    await freeSeats(tx, [{ eventId }])
    return { ok: true }
  })
}

/** @returns false when the registration is cancelled or gone */
export async function markAttendance(
  eventId: number,
  registrationId: string,
  attended: boolean,
  actor: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const marked = await tx
      .update(r)
      .set({ attendedAt: attended ? new Date() : null, updatedAt: new Date() })
      .where(and(eq(r.id, registrationId), eq(r.eventId, eventId), isNull(r.cancelledAt)))
      .returning({ id: r.id })
    if (marked.length > 0)
      await audit(tx, {
        actor,
        action: attended ? 'registration.attended' : 'registration.not-attended',
        subject: registrationId,
      })
    return marked.length > 0
  })
}

export type Attendee = {
  id: string
  fullName: string
  phone: string | null
  isMember: boolean
  notes: string | null
  staffNote: string
  diet: string | null
  attended: boolean
  held: boolean
}

/** The attendees with decrypted diets, for the printed sheet; the access is audited. */
export async function doorSheet(eventId: number, actor: string): Promise<Attendee[]> {
  const rows = await database.transaction(async (tx) => {
    await audit(tx, { actor, action: 'event.diets-shown', subject: String(eventId), fields: ['dietary_restrictions'] })
    return tx
      .select({ ...columns, diet: r.dietaryRestrictions })
      .from(r)
      .where(and(eq(r.eventId, eventId), isNull(r.cancelledAt), isNull(r.erasedAt)))
      .orderBy(asc(r.nameKey), asc(r.id))
  })
  return rows.map(({ id, fullName, phone, isMember, notes, staffNote, diet, attendedAt, hold }) => ({
    id,
    fullName,
    phone,
    isMember,
    notes,
    staffNote,
    diet: diet && readDiet(id, diet),
    attended: attendedAt !== null,
    held: hold === 'held',
  }))
}

function dietContext(id: string): string {
  return `event_registrations.dietary_restrictions:${id}`
}

function readDiet(id: string, stored: string): string {
  try {
    return decryptField(stored, dietContext(id))
  } catch (error) {
    log.error({ err: error, registration: id }, 'diet not readable')
    return 'No se puede leer (otra clave de cifrado)'
  }
}
