import { and, eq, isNull, sql } from 'drizzle-orm'
import { violatedConstraint } from '#app/database/violated-constraint.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import type { AddedGuest, CorrectedGuest } from './guest-forms.ts'
import { bookParty, type BookingRefusal } from '#app/events/parties/book-party.server.ts'
import { cancelParty } from '#app/events/parties/cancel-party.server.ts'
import { seatAs } from '#app/events/parties/lock-event.server.ts'
import { activePersonCondition, nameKey } from '#app/events/same-person.server.ts'
import { changedDietColumns } from './guest-diets.server.ts'

const p = eventParties
const r = eventRegistrations
export type AdditionResult = { ok: true } | { ok: false; reason: BookingRefusal }

/** Registers a caller by the rules of the public form, with the same mail. */
export async function addGuest(eventId: number, guest: AddedGuest, actor: Actor): Promise<AdditionResult> {
  const person = { eventId, email: guest.email, nameKey: nameKey(guest.full_name) }
  if ((await database.$count(p, activePersonCondition(person))) > 0) return { ok: false, reason: 'already' }
  const contact = {
    fullName: guest.full_name,
    email: guest.email,
    phone: guest.phone,
    howDidYouKnowUs: undefined,
    notes: guest.notes,
    isMember: guest.is_member === 'on',
    language: guest.language,
    privacyVersion: legalVersions.privacy,
  }
  return bookParty(eventId, contact, [{ fullName: guest.full_name, dietaryRestrictions: guest.dietary_restrictions }], {
    by: 'club',
    along: async (tx, id) => {
      if (guest.staff_note) await tx.update(p).set({ staffNote: guest.staff_note }).where(eq(p.id, id))
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
    return await database.transaction((tx) => correct(tx, eventId, guest, actor))
  } catch (error) {
    if (violatedConstraint(error) === 'event_parties_person_key') return { ok: false, reason: 'already' }
    throw error
  }
}

async function correct(
  tx: Transaction,
  eventId: number,
  guest: CorrectedGuest,
  actor: Actor,
): Promise<CorrectionResult> {
  await seatAs(tx, 'club')
  const active = and(eq(p.id, guest.registration_id), eq(p.eventId, eventId), eq(p.state, 'booked'), isNull(p.erasedAt))
  const [before] = await tx.select({ email: p.email, version: p.version }).from(p).where(active).for('update')
  if (!before) return { ok: false, reason: 'unknown' }
  if (before.version !== guest.version) return { ok: false, reason: 'conflict' }
  const [first] = await tx
    .select({ diet: r.dietaryRestrictions })
    .from(r)
    .where(eq(r.id, guest.registration_id))
    .for('update')
  await tx
    .update(p)
    .set({
      contactName: guest.full_name,
      nameKey: nameKey(guest.full_name),
      email: guest.email,
      phone: guest.phone ?? null,
      isMember: guest.is_member === 'on',
      notes: guest.notes ?? null,
      staffNote: guest.staff_note ?? '',
      language: guest.language,
      version: sql`${p.version} + 1`,
      updatedAt: new Date(),
    })
    .where(active)
  await tx
    .update(r)
    .set({ fullName: guest.full_name, ...(await changedDietColumns(tx, guest, first?.diet ?? null, actor)) })
    .where(eq(r.id, guest.registration_id))
  await audit(tx, { actor: actor.id, action: 'registration.updated', subject: guest.registration_id })
  const sentAgain = (before.email ?? '').toLowerCase() !== guest.email.toLowerCase()
  if (sentAgain)
    await enqueueMail(tx, {
      kind: 'registration-again',
      ref: `${guest.registration_id}:${guest.version + 1}`,
      recipient: guest.email,
      language: guest.language,
    })
  return { ok: true, sentAgain }
}

/** Refused once the event has started. A repeated call is refused, so the seats are freed and one mail sent. */
export async function cancelGuest(
  eventId: number,
  partyId: string,
  actor: Actor,
): Promise<{ ok: true } | { ok: false; reason: 'unknown' | 'started' }> {
  const outcome = await cancelParty(sql`${p.id} = ${partyId} and ${p.eventId} = ${eventId}`, {
    by: 'club',
    along: async (tx, { id, email, language }) => {
      await tx.update(r).set({ attendedAt: null }).where(eq(r.partyId, id))
      await audit(tx, { actor: actor.id, action: 'registration.cancelled', subject: id })
      if (email) await enqueueMail(tx, { kind: 'registration-cancelled', ref: id, recipient: email, language })
    },
  })
  if (outcome.ok) return { ok: true }
  return { ok: false, reason: outcome.reason === 'started' ? 'started' : 'unknown' }
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
