import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { database, usingPool, type Transaction } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { readDiet, type Diet, type DietSource } from '#app/diets/diet.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { decryptField } from '#app/platform/secrets/secrets.server.ts'
import { dietContext, encryptDiet } from './new-guests.server.ts'

const r = eventRegistrations

/**
 * The diets that the contact of a party has written, by the ids of the guests, for whoever has the party's link. Those
 * that others have written are not read. The public role may not read the column, so that the panel's does.
 */
export async function readDiets(partyId: string): Promise<Map<string, Diet>> {
  const rows = await usingPool('panel', () =>
    database
      .select({ id: r.id, diet: r.dietaryRestrictions })
      .from(r)
      .where(
        and(
          eq(r.partyId, partyId),
          isNull(r.cancelledAt),
          isNotNull(r.dietaryRestrictions),
          or(eq(r.id, partyId), eq(r.dietBy, 'contact')),
        ),
      ),
  )
  return new Map(
    rows.flatMap(({ id, diet }) => {
      const read = decryptDiet(id, diet)
      return read ? [[id, read]] : []
    }),
  )
}

/** The diets of all guests of an event are read: by the door and for its printed sheet. */
export async function auditDietsShown(tx: Transaction, eventId: number, actor: Actor): Promise<void> {
  await audit(tx, {
    actor: actor.id,
    action: 'event.diets-shown',
    subject: String(eventId),
    fields: ['dietary_restrictions'],
  })
}

/** Undefined when it was encrypted with another key, null without a diet. */
export function decryptDiet(guestId: string, stored: string | null): Diet | null | undefined {
  if (stored === null) return null
  try {
    return readDiet(decryptField(stored, dietContext(guestId)))
  } catch (error) {
    log.error({ err: error, guest: guestId }, 'diet not readable')
    return undefined
  }
}

/** With today's consent. Undefined keeps the diet. */
export function dietColumns(guestId: string, diet: Diet | null | undefined, dietBy: DietSource) {
  if (diet === undefined) return {}
  const dietaryRestrictions = encryptDiet(diet, guestId)
  if (dietaryRestrictions === null)
    return { dietaryRestrictions, dietBy: null, dietConsentVersion: null, dietConsentAt: null }
  return { dietaryRestrictions, dietBy, dietConsentVersion: legalVersions.privacy, dietConsentAt: new Date() }
}
