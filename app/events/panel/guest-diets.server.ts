import { and, asc, eq, isNull } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { decryptField, encryptField } from '#app/platform/secrets/secrets.server.ts'
import type { CorrectedGuest } from './guest-forms.ts'
import { guestColumns } from './guest-list.server.ts'

const r = eventRegistrations

/** The columns of a changed diet with today's consent; none for an unchanged diet. */
export async function changedDietColumns(tx: Transaction, guest: CorrectedGuest, kept: string | null, actor: Actor) {
  const { registration_id: id, diet, dietary_restrictions: typed } = guest
  if (diet === 'keep' || (typed ?? null) === (kept && readDiet(id, kept))) return {}
  await audit(tx, {
    actor: actor.id,
    action: 'registration.diet-changed',
    subject: id,
    fields: ['dietary_restrictions'],
  })
  if (!typed) return { dietaryRestrictions: null, dietConsentVersion: null, dietConsentAt: null }
  return {
    dietaryRestrictions: encryptField(typed, dietContext(id)),
    dietConsentVersion: legalVersions.privacy,
    dietConsentAt: new Date(),
  }
}

/** Audits the access. Null when there is no diet. @throws when the diet was encrypted with another key */
export async function showDiet(eventId: number, registrationId: string, actor: Actor): Promise<string | null> {
  return database.transaction(async (tx) => {
    const [guest] = await tx
      .select({ diet: r.dietaryRestrictions })
      .from(r)
      .where(and(eq(r.id, registrationId), eq(r.eventId, eventId), isNull(r.cancelledAt)))
    if (!guest?.diet) return null
    await audit(tx, {
      actor: actor.id,
      action: 'registration.diet-shown',
      subject: registrationId,
      fields: ['dietary_restrictions'],
    })
    return decryptField(guest.diet, dietContext(registrationId))
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
  /** The diet was encrypted with another key. */
  dietUnreadable: boolean
  attended: boolean
  held: boolean
}

/** The attendees with decrypted diets, for the printed sheet; the access is audited. */
export async function doorSheet(eventId: number, actor: Actor): Promise<Attendee[]> {
  const rows = await database.transaction(async (tx) => {
    await audit(tx, {
      actor: actor.id,
      action: 'event.diets-shown',
      subject: String(eventId),
      fields: ['dietary_restrictions'],
    })
    return tx
      .select({ ...guestColumns, diet: r.dietaryRestrictions })
      .from(r)
      .where(and(eq(r.eventId, eventId), isNull(r.cancelledAt), isNull(r.erasedAt)))
      .orderBy(asc(r.nameKey), asc(r.id))
  })
  return rows.map(({ id, fullName, phone, isMember, notes, staffNote, diet: stored, attendedAt, hold }) => {
    const diet = stored && readDiet(id, stored)
    return {
      id,
      fullName,
      phone,
      isMember,
      notes,
      staffNote,
      diet: diet ?? null,
      dietUnreadable: diet === undefined,
      attended: attendedAt !== null,
      held: hold === 'held',
    }
  })
}

function dietContext(id: string): string {
  return `event_registrations.dietary_restrictions:${id}`
}

/** Undefined when it was encrypted with another key. */
function readDiet(id: string, stored: string): string | undefined {
  try {
    return decryptField(stored, dietContext(id))
  } catch (error) {
    log.error({ err: error, registration: id }, 'diet not readable')
    return undefined
  }
}
