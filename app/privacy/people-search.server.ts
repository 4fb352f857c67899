import { or, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import {
  authVerifications,
  blockedPayments,
  contactMessages,
  eventParties,
  membershipRequests,
  socios,
  usuarios,
} from '#app/database/schema.ts'
import { plainKey } from '#app/i18n/plain-key.ts'
import { decryptRecord } from '#app/membership/members/blocked-payments.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { phoneCondition } from './unaddressed-people.server.ts'

export type PersonMatch = { email: string; names: string[]; rows: number }

const MAX_PEOPLE = 30
const MAX_ROWS = 500

export async function findPeople(search: string): Promise<PersonMatch[]> {
  if (search.trim().length < 3) return []
  const queries = [
    { table: eventParties, name: eventParties.contactName },
    { table: membershipRequests, name: membershipRequests.fullName },
    { table: socios, name: socios.fullName },
  ].map(
    ({ table, name }) =>
      sql`(select lower(email) as email, ${name} as name from ${table}
        where ${or(searchCondition(table.searchText, search), phoneCondition(table.phone, search))} and email <> '' limit ${MAX_ROWS})`,
  )
  const rows = await database.execute<{ email: string; names: string[]; rows: number }>(sql`
    select email, json_agg(distinct name) filter (where name <> '') as names, count(*)::int as rows from (
      ${sql.join(queries, sql` union all `)}
      union all (select lower(email), name from ${contactMessages}
        where ${or(searchCondition(contactMessages.searchText, search), phoneCondition(contactMessages.phone, search))} limit ${MAX_ROWS})
      union all (select lower(email), name from ${usuarios}
        where ${searchCondition(usuarios.searchText, search)} limit ${MAX_ROWS})
      union all select lower(value::jsonb ->> 'email'), coalesce(value::jsonb ->> 'name', '') from ${authVerifications}
        where value::jsonb ->> 'email' is not null and search_key(value::jsonb ->> 'email') = search_key(${search})
    ) known group by email order by email limit ${MAX_PEOPLE}`)
  const people = new Map(rows.map((row) => [row.email, { email: row.email, names: row.names ?? [], rows: row.rows }]))
  for (const { email, fullName } of await searchBlockedPayments(search)) {
    const known = people.get(email) ?? { email, names: [fullName], rows: 0 }
    people.set(email, { ...known, rows: known.rows + 1 })
  }
  return [...people.values()].slice(0, MAX_PEOPLE)
}

/** Blocked payments are encrypted, so they are decrypted and searched in memory. */
export async function searchBlockedPayments(search: string) {
  const people = (await database.select().from(blockedPayments)).flatMap((row) => {
    try {
      const { email, fullName } = decryptRecord(row)
      return [{ id: row.id, email: email.toLowerCase(), fullName }]
    } catch (error) {
      log.error({ err: error, blocked: row.id }, 'blocked payments not readable')
      return []
    }
  })
  return people.filter(({ email, fullName }) => plainKey(`${email} ${fullName}`).includes(plainKey(search)))
}
