import { and, desc, eq, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { membershipRequests, socios } from '#app/database/schema.ts'

/** Trigrams that two names share: «Clara Vidal» and «Clara Vidal Roca» have 0.7. */
const ALIKE = 0.6
/** Of a telephone number without its country. */
const PHONE_DIGITS = 9
const MAX_LOOK_ALIKES = 10

/** A person may have asked before, be or have been a member. Blocked data of former members is not read. */
export type LookAlike = Awaited<ReturnType<typeof findLookAlikes>>[number]

/** Who else has the e-mail, phone or nearly the name of an applicant: members of any status, then requests. */
export async function findLookAlikes(requestId: string) {
  const [person] = await database.select().from(membershipRequests).where(eq(membershipRequests.id, requestId))
  if (!person) return []
  const members = comparison(socios, person)
  const requests = comparison(membershipRequests, person)
  const [alikeMembers, alikeRequests] = await Promise.all([
    database
      .select({
        ...pick(socios, 'id', 'fullName', 'status', 'language'),
        requestId: socios.membershipRequestId,
        ...members.same,
      })
      .from(socios)
      .where(and(ne(socios.membershipRequestId, requestId), members.any))
      .orderBy(desc(members.score), socios.id)
      .limit(MAX_LOOK_ALIKES),
    database
      .select({
        ...pick(membershipRequests, 'id', 'version', 'fullName', 'email', 'phone', 'reason', 'status'),
        ...requests.same,
      })
      .from(membershipRequests)
      .where(
        and(
          ne(membershipRequests.id, requestId),
          ne(membershipRequests.status, 'merged'),
          not(membershipRequests.completed),
          requests.any,
        ),
      )
      .orderBy(desc(requests.score), membershipRequests.id)
      .limit(MAX_LOOK_ALIKES),
  ])
  return [
    ...alikeMembers.map((row) => ({ kind: 'member' as const, ...row })),
    ...alikeRequests.map((row) => ({ kind: 'request' as const, ...row })),
  ]
}

type Compared = { fullName: AnyPgColumn; email: AnyPgColumn; phone: AnyPgColumn }
type Person = { fullName: string; email: string; phone: string | null }

function comparison({ fullName, email, phone }: Compared, person: Person) {
  const digits = (person.phone ?? '').replace(/\D/g, '').slice(-PHONE_DIGITS)
  const sameEmail = sql<boolean>`lower(${email}) = lower(${person.email})`
  const samePhone = sql<boolean>`${
    digits.length === PHONE_DIGITS
      ? sql`coalesce(right(regexp_replace(${phone}, '\\D', '', 'g'), ${PHONE_DIGITS}::int) = ${digits}, false)`
      : sql`false`
  }`
  const alike = sql`similarity(search_key(${fullName}), search_key(${person.fullName}))`
  const sameName = sql<boolean>`${alike} >= ${ALIKE}::real`
  const score: SQL = sql`(${sameEmail})::int + (${samePhone})::int + ${alike}`
  return { same: { sameEmail, samePhone, sameName }, any: or(sameEmail, samePhone, sameName), score }
}
