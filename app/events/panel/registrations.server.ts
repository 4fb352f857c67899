import { and, eq, isNull, sql } from 'drizzle-orm'
import { violatedConstraint } from '#app/database/violated-constraint.ts'
import { database } from '#app/database/client.server.ts'
import { eventRegistrations, events } from '#app/database/schema.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import type { AddedGuest, CorrectedGuest } from './guest-forms.ts'
import { freeSeats } from '#app/events/free-seats.server.ts'
import { register, type RegistrationRefusal } from '#app/events/registrations.server.ts'
import { activePersonCondition, nameKey } from '#app/events/same-person.server.ts'
import { changedDietColumns } from './guest-diets.server.ts'

const r = eventRegistrations
export type AdditionResult = { ok: true } | { ok: false; reason: RegistrationRefusal | 'already' }

/** Registers a caller by the rules of the public form, with the same mail. */
export async function addGuest(eventId: number, guest: AddedGuest, actor: Actor): Promise<AdditionResult> {
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
      await audit(tx, { actor: actor.id, action: 'registration.created', subject: id })
    },
  })
}

export type CorrectionResult =
  | { ok: true; sentAgain: boolean }
  | { ok: false; reason: 'unknown' | 'conflict' | 'already' }

/** Writes only over `guest.version`. A new address gets the confirmation again; a changed diet is audited. */
export async function correctGuest(eventId: number, guest: CorrectedGuest, actor: Actor): Promise<CorrectionResult> {
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
      if (before.version !== guest.version) return { ok: false, reason: 'conflict' }
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
      await audit(tx, { actor: actor.id, action: 'registration.updated', subject: guest.registration_id })
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

/** Refused once the event has started. A repeated call is refused, so one seat is freed and one mail sent. */
export async function cancelGuest(
  eventId: number,
  registrationId: string,
  actor: Actor,
): Promise<{ ok: true } | { ok: false; reason: 'unknown' | 'started' }> {
  return database.transaction(async (tx) => {
    const [started] = await tx
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.id, eventId), sql`${events.date} <= now()`))
    if (started) return { ok: false, reason: 'started' }
    const [cancelled] = await tx
      .update(r)
      .set({
        cancelledAt: new Date(),
        cancelledBy: 'office',
        attendedAt: null,
        version: sql`${r.version} + 1`,
        updatedAt: new Date(),
      })
      .where(and(eq(r.id, registrationId), eq(r.eventId, eventId), isNull(r.cancelledAt)))
      .returning({ email: r.email, language: r.language })
    if (!cancelled) return { ok: false, reason: 'unknown' }
    await audit(tx, { actor: actor.id, action: 'registration.cancelled', subject: registrationId })
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

/** @returns false when the registration is cancelled or deleted */
export async function markAttendance(
  eventId: number,
  registrationId: string,
  attended: boolean,
  actor: Actor,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const marked = await tx
      .update(r)
      .set({ attendedAt: attended ? new Date() : null, updatedAt: new Date() })
      .where(and(eq(r.id, registrationId), eq(r.eventId, eventId), isNull(r.cancelledAt)))
      .returning({ id: r.id })
    if (marked.length > 0)
      await audit(tx, {
        actor: actor.id,
        action: attended ? 'registration.attended' : 'registration.not-attended',
        subject: registrationId,
      })
    return marked.length > 0
  })
}
