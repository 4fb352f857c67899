import { and, eq, ne, or, sql } from 'drizzle-orm'
import { CLUB_TIME_ZONE } from '#app/club.ts'
import { database } from '#app/database/client.server.ts'
import { membershipRequests, socios } from '#app/database/schema.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { compareNames, listedName } from './surnames.ts'

/**
 * Who was a member on a day, the club's time, by surname; audited. Those suspended now are counted apart. An erased
 * member is on no list.
 */
export async function listAssembly(actor: Actor, day: string) {
  const rows = await database.transaction(async (tx) => {
    await audit(tx, { actor: actor.id, action: 'socios.printed', subject: day })
    const joined = sql`(${socios.createdAt} at time zone ${CLUB_TIME_ZONE})::date <= ${day}::date`
    const leftOn = sql`coalesce(${membershipRequests.leftOn}, (${membershipRequests.updatedAt} at time zone ${CLUB_TIME_ZONE})::date)`
    const leftLater = and(eq(membershipRequests.status, 'baja'), sql`${leftOn} > ${day}::date`)
    return tx
      .select({ id: socios.id, number: socios.membershipNumber, fullName: socios.fullName, status: socios.status })
      .from(socios)
      .innerJoin(membershipRequests, eq(membershipRequests.id, socios.membershipRequestId))
      .where(and(joined, or(ne(socios.status, 'inactive'), leftLater)))
  })
  const compare = compareNames(mainLanguage())
  return {
    suspended: rows.filter(({ status }) => status === 'suspended').length,
    members: rows
      .filter(({ status }) => status !== 'suspended')
      .map(({ id, number, fullName }) => ({ id, number, ...listedName(fullName) }))
      .toSorted(compare),
  }
}
