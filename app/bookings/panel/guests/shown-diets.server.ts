import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { decryptField } from '#app/platform/secrets/secrets.server.ts'
import type { CorrectedGuest } from '#app/bookings/panel/shared/guest-forms.ts'
import { hasDiet, NO_DIET, readDiet, writeDiet, type Diet } from '#app/diets/diet.ts'
import { toDiet } from '#app/diets/diet-forms.ts'
import { dietColumns, decryptDiet } from '#app/bookings/parties/guest-diets.server.ts'
import { dietContext } from '#app/bookings/parties/new-guests.server.ts'

const r = eventRegistrations

/** `isReplaced`: the seat is another person's now. */
type Kept = { partyId: string; diet: string | null; isReplaced: boolean }

/** The columns of a changed diet with today's consent; none for an unchanged diet of the same person. */
export async function changedDietColumns(tx: Transaction, guest: CorrectedGuest, kept: Kept, actor: Actor) {
  const { guest_id: id } = guest
  if (guest.diet === 'keep' && !kept.isReplaced) return {}
  const typed = guest.diet === 'keep' ? NO_DIET : toDiet(guest)
  if (isSameDiet(typed, decryptDiet(id, kept.diet)) && !(kept.isReplaced && hasDiet(typed))) return {}
  await audit(tx, {
    actor: actor.id,
    action: 'registration.diet-changed',
    subject: kept.partyId,
    fields: ['dietary_restrictions'],
  })
  return dietColumns(id, typed, 'office')
}

/** @param stored undefined: of another key */
function isSameDiet(typed: Diet, stored: Diet | null | undefined): boolean {
  return stored !== undefined && writeDiet(typed) === (stored && writeDiet(stored))
}

/** Audits the access. Null when there is no diet. @throws when the diet was encrypted with another key */
export async function showDiet(eventId: number, guestId: string, actor: Actor): Promise<Diet | null> {
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
    return readDiet(decryptField(guest.diet, dietContext(guestId)))
  })
}

/** The diets of a booking by the ids of its guests; one audit event. Without those of another key. */
export async function showDiets(eventId: number, partyId: string, actor: Actor): Promise<Record<string, Diet>> {
  return database.transaction(async (tx) => {
    const rows = await tx
      .select({ id: r.id, diet: r.dietaryRestrictions })
      .from(r)
      .where(
        and(eq(r.partyId, partyId), eq(r.eventId, eventId), isNull(r.cancelledAt), isNotNull(r.dietaryRestrictions)),
      )
    if (rows.length === 0) return {}
    const shown = { subject: partyId, fields: ['dietary_restrictions'] }
    await audit(tx, { actor: actor.id, action: 'registration.diet-shown', ...shown })
    const diets = rows.map(({ id, diet }) => [id, decryptDiet(id, diet)] as const)
    return Object.fromEntries(diets.flatMap(([id, diet]) => (diet ? [[id, diet]] : [])))
  })
}
