import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { decryptField, encryptField } from '#app/platform/secrets/secrets.server.ts'
import type { CorrectedGuest } from './booking-forms.ts'
import { tableOrder } from './booking-list.server.ts'
import { dietContext } from '#app/events/parties/new-guests.server.ts'

const p = eventParties
const r = eventRegistrations

type Kept = { partyId: string; diet: string | null }

/** The columns of a changed diet with today's consent; none for an unchanged diet. */
export async function changedDietColumns(tx: Transaction, guest: CorrectedGuest, kept: Kept, actor: Actor) {
  const { registration_id: id, diet, dietary_restrictions: typed } = guest
  if (diet === 'keep' || (typed ?? null) === (kept.diet && readDiet(id, kept.diet))) return {}
  await audit(tx, {
    actor: actor.id,
    action: 'registration.diet-changed',
    subject: kept.partyId,
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
export async function showDiet(eventId: number, guestId: string, actor: Actor): Promise<string | null> {
  return database.transaction(async (tx) => {
    const [guest] = await tx
      .select({ diet: r.dietaryRestrictions, partyId: r.partyId })
      .from(r)
      .where(and(eq(r.id, guestId), eq(r.eventId, eventId), isNull(r.cancelledAt)))
    if (!guest?.diet) return null
    await audit(tx, {
      actor: actor.id,
      action: 'registration.diet-shown',
      subject: guest.partyId ?? guestId,
      fields: ['dietary_restrictions'],
    })
    return decryptField(guest.diet, dietContext(guestId))
  })
}

/** The diets of a booking by the ids of its guests; one audit event. Without those of another key. */
export async function showDiets(eventId: number, partyId: string, actor: Actor): Promise<Record<string, string>> {
  return database.transaction(async (tx) => {
    const rows = await tx
      .select({ id: r.id, diet: r.dietaryRestrictions })
      .from(r)
      .where(
        and(eq(r.partyId, partyId), eq(r.eventId, eventId), isNull(r.cancelledAt), isNotNull(r.dietaryRestrictions)),
      )
    if (rows.length === 0) return {}
    await audit(tx, {
      actor: actor.id,
      action: 'registration.diet-shown',
      subject: partyId,
      fields: ['dietary_restrictions'],
    })
    const diets = rows.map(({ id, diet }) => [id, diet ? readDiet(id, diet) : undefined] as const)
    return Object.fromEntries(diets.flatMap(([id, diet]) => (diet === undefined ? [] : [[id, diet]])))
  })
}

const partyColumns = {
  id: p.id,
  contactName: p.contactName,
  size: p.size,
  tableLabel: p.tableLabel,
  email: p.email,
  phone: p.phone,
  isMember: p.isMember,
  notes: p.notes,
  staffNote: p.staffNote,
  hold: p.hold,
}
const guestColumns = { id: r.id, fullName: r.fullName, diet: r.dietaryRestrictions, attendedAt: r.attendedAt }

/** The bookings with their guests and decrypted diets, by table and name; the access is audited. */
export async function doorSheet(eventId: number, actor: Actor) {
  const rows = await database.transaction(async (tx) => {
    await audit(tx, {
      actor: actor.id,
      action: 'event.diets-shown',
      subject: String(eventId),
      fields: ['dietary_restrictions'],
    })
    return tx
      .select({ party: partyColumns, guest: guestColumns })
      .from(p)
      .innerJoin(r, eq(r.partyId, p.id))
      .where(and(eq(p.eventId, eventId), eq(p.state, 'booked'), isNull(r.cancelledAt), isNull(p.erasedAt)))
      .orderBy(tableOrder, asc(p.nameKey), asc(p.id), asc(r.position))
  })
  return [...Map.groupBy(rows, ({ party }) => party.id).values()].flatMap((seats) => {
    const party = seats[0]?.party
    return party ? [{ ...party, guests: seats.map(({ guest }) => toDoorGuest(guest)) }] : []
  })
}

export type DoorParty = Awaited<ReturnType<typeof doorSheet>>[number]
export type DoorGuest = DoorParty['guests'][number]

type StoredGuest = { id: string; fullName: string; diet: string | null; attendedAt: Date | null }

function toDoorGuest({ id, fullName, diet: stored, attendedAt }: StoredGuest) {
  const diet = stored && readDiet(id, stored)
  return {
    id,
    fullName,
    diet: diet ?? null,
    /** The diet was encrypted with another key. */
    dietUnreadable: diet === undefined,
    attended: attendedAt !== null,
  }
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
