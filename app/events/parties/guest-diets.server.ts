import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { database, usingPool } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { decryptField } from '#app/platform/secrets/secrets.server.ts'
import { dietContext } from './new-guests.server.ts'

const r = eventRegistrations

/**
 * The diets of a party's guests by their ids, for whoever has the party's link: the contact has written them. The public
 * role may not read the column, so that the panel's does; a diet of another key is left out.
 */
export async function readDiets(partyId: string): Promise<Map<string, string>> {
  const rows = await usingPool('panel', () =>
    database
      .select({ id: r.id, diet: r.dietaryRestrictions })
      .from(r)
      .where(and(eq(r.partyId, partyId), isNull(r.cancelledAt), isNotNull(r.dietaryRestrictions))),
  )
  return new Map(rows.flatMap(({ id, diet }) => readDiet(id, diet ?? '')))
}

function readDiet(id: string, stored: string): [id: string, diet: string][] {
  try {
    return [[id, decryptField(stored, dietContext(id))]]
  } catch (error) {
    log.error({ err: error, registration: id }, 'diet not readable')
    return []
  }
}
