import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventRegistrations, events } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { enqueueMail } from '#app/platform/mail.server.ts'
import { encryptField, hashToken, keptLinkToken, linkToken } from '#app/platform/secrets.server.ts'

export type RegistrationForm = {
  fullName: string
  email: string
  phone: string | undefined
  howDidYouKnowUs: string | undefined
  dietaryRestrictions: string | undefined
  notes: string | undefined
  isMember: boolean
  language: Language
  /** Version of the privacy text that was acknowledged; the consent to keep dietary data names the same. */
  privacyVersion: string
}

export type RegistrationRefusal = 'unknown-event' | 'ended' | 'full'
export type RegistrationResult = { ok: true } | { ok: false; reason: RegistrationRefusal }

/** Thrown inside the transaction to undo it; never leaves this file. */
class NoPlace extends Error {}

/**
 * THE rule of the full event. One transaction writes the registration, the confirmation mail and the taken place; the place is taken
 * last, by a conditional update under the event's own row, so that the row is locked as briefly as can be, and the check constraint
 * `events_places_check` stands behind it. The same person twice is one registration and succeeds (decisions, Registrations: already
 * registered -> begun -> full).
 * @param along what else belongs to a new registration, in the same transaction
 */
export async function register(eventId: number, form: RegistrationForm, along: (tx: Transaction, registrationId: string) => Promise<void> = nothing): Promise<RegistrationResult> {
  try {
    return await database.transaction(async (tx) => {
      const [event] = await tx.select({ id: events.id }).from(events).where(eq(events.id, eventId))
      if (!event) return { ok: false, reason: 'unknown-event' }
      const row = rowOf(eventId, form)
      const inserted = await tx.insert(eventRegistrations).values(row).onConflictDoNothing().returning({ id: eventRegistrations.id })
      if (inserted.length === 0) return { ok: true }
      await along(tx, row.id)
      await enqueueMail(tx, { kind: 'registration', ref: row.id, recipient: form.email, language: form.language })
      const taken = await tx
        .update(events)
        .set({ registered: sql`${events.registered} + 1` })
        .where(and(eq(events.id, eventId), gt(events.date, new Date()), lt(events.registered, events.maxParticipants)))
        .returning({ id: events.id })
      if (taken.length === 0) throw new NoPlace()
      return { ok: true }
    })
  } catch (error) {
    if (!(error instanceof NoPlace)) throw error
    return { ok: false, reason: await whyNot(eventId) }
  }
}

async function nothing() {}

function rowOf(eventId: number, form: RegistrationForm) {
  const id = randomUUID()
  const diet = form.dietaryRestrictions
  return {
    id,
    eventId,
    fullName: form.fullName,
    email: form.email,
    phone: form.phone,
    howDidYouKnowUs: form.howDidYouKnowUs,
    notes: form.notes,
    isMember: form.isMember,
    nameKey: nameKey(form.fullName),
    language: form.language,
    privacyVersion: form.privacyVersion,
    cancelTokenHash: hashToken(linkToken(CANCEL, id)),
    ...(diet && {
      dietaryRestrictions: encryptField(diet, `event_registrations.dietary_restrictions:${id}`),
      dietConsentVersion: form.privacyVersion,
      dietConsentAt: new Date(),
    }),
  }
}

async function whyNot(eventId: number): Promise<RegistrationRefusal> {
  const [event] = await database.select({ date: events.date }).from(events).where(eq(events.id, eventId))
  if (!event) return 'unknown-event'
  return event.date <= new Date() ? 'ended' : 'full'
}

/** A name as it is compared: without case, accents and surplus spaces. */
export function nameKey(fullName: string): string {
  return fullName.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

const CANCEL = 'cancel-registration'

/** The token of the cancel link in the confirmation mail; null when the key that made it is gone. */
export function cancelToken({ id, cancelTokenHash }: { id: string; cancelTokenHash: string }): string | null {
  return keptLinkToken(CANCEL, id, cancelTokenHash)
}

/** Notice, in hours, that the terms ask for a full refund (public-site §2, Legal pages). */
const REFUND_NOTICE = 48

/** What the page behind a cancel link shows; null when no registration has that token. */
export async function findCancellation(token: string) {
  const [row] = await database
    .select({
      fullName: eventRegistrations.fullName,
      cancelledAt: eventRegistrations.cancelledAt,
      eventId: events.id,
      title: events.title,
      titleCa: events.titleCa,
      date: events.date,
    })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(eq(eventRegistrations.cancelTokenHash, hashToken(token)))
  if (!row) return null
  const hours = (row.date.getTime() - Date.now()) / 3_600_000
  const state: 'cancelled' | 'begun' | 'open' = row.cancelledAt ? 'cancelled' : hours <= 0 ? 'begun' : 'open'
  return { ...row, state, inTime: hours >= REFUND_NOTICE }
}

export type CancellationResult = { ok: true; inTime: boolean } | { ok: false; reason: 'unknown' | 'begun' | 'cancelled' }

/** Frees the place that the token's registration holds, and says whether the notice of the terms was kept. Safe to repeat. */
export async function cancelRegistration(token: string): Promise<CancellationResult> {
  const found = await findCancellation(token)
  if (!found) return { ok: false, reason: 'unknown' }
  if (found.state !== 'open') return { ok: false, reason: found.state }
  const freed = await database.transaction(async (tx) => {
    const cancelled = await tx
      .update(eventRegistrations)
      .set({ cancelledAt: new Date(), updatedAt: new Date() })
      .where(and(eq(eventRegistrations.cancelTokenHash, hashToken(token)), isNull(eventRegistrations.cancelledAt)))
      .returning({ eventId: eventRegistrations.eventId })
    for (const { eventId } of cancelled) {
      await tx.update(events).set({ registered: sql`${events.registered} - 1` }).where(eq(events.id, eventId))
    }
    return cancelled.length
  })
  return freed > 0 ? { ok: true, inTime: found.inTime } : { ok: false, reason: 'cancelled' }
}
