import { and, asc, ne, or, sql } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { socios } from '#app/database/schema.ts'
import { legalVersions } from '#app/legal-versions.ts'

const MAX_FOUND = 8
/** Fewer digits are part of too many telephone numbers. */
const MIN_DIGITS = 5

/**
 * Members, suspended ones too, who have every word in name, e-mail, number or phone; phones however they are written.
 * `hasAccepted`: today's privacy text.
 */
export async function findMembers(search: string) {
  const words = search.split(/\s+/).filter(Boolean)
  const digits = search.replace(/\D/g, '').slice(-9)
  const phone =
    digits.length >= MIN_DIGITS && /^[\d\s+()./-]+$/.test(search)
      ? sql`regexp_replace(${socios.phone}, '\\D', '', 'g') like ${`%${digits}%`}`
      : undefined
  const found = or(and(...words.map((word) => searchCondition(socios.searchText, word))), phone)
  return database
    .select({
      ...pick(socios, 'id', 'fullName', 'email', 'phone', 'language'),
      number: socios.membershipNumber,
      hasAccepted: sql<boolean>`coalesce(${socios.privacyVersion} = ${legalVersions.privacy}, false)`,
    })
    .from(socios)
    .where(and(ne(socios.status, 'inactive'), found))
    .orderBy(asc(sql`search_key(${socios.fullName})`), asc(socios.id))
    .limit(MAX_FOUND)
}
