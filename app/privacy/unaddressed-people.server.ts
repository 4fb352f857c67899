import { and, asc, eq, isNotNull, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { nameKey } from '#app/bookings/parties/same-person.server.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { formatItemKey, type RecordKind } from './record-kinds.ts'

const p = eventParties
const r = eventRegistrations

/** A dinner of somebody without an address. `contact`: whose booking it is, if it is another's. */
type UnaddressedRecord = { event: string; date: string; contact: string | null }

/** People of one name, found by it or by a telephone number: who calls and gives no e-mail, and companions. */
export type UnaddressedMatch = { name: string; phones: string[]; items: string; found: UnaddressedRecord[] }

const MAX_ROWS = 200
const MIN_DIGITS = 6
/** Of a number without its country. */
const MAX_DIGITS = 9

/** The digits of a telephone number, however it is written; null if the words are something else. */
function phoneDigits(search: string): string | null {
  const digits = search.replace(/\D/g, '')
  return /^[\d\s+()./-]+$/.test(search) && digits.length >= MIN_DIGITS ? digits.slice(-MAX_DIGITS) : null
}

/** @returns undefined if the words are no telephone number */
export function phoneCondition(column: SQLWrapper, search: string): SQL | undefined {
  const digits = phoneDigits(search.trim())
  return digits === null ? undefined : sql`translate(${column}, ' +()./-', '') like ${`%${digits}%`}`
}

export async function findUnaddressed(search: string): Promise<UnaddressedMatch[]> {
  if (search.trim().length < 3) return []
  const [callers, companions] = await Promise.all([findCallers(search), findCompanions(search)])
  const rows = [...callers, ...companions]
  return [...Map.groupBy(rows, ({ name }) => nameKey(name)).values()].map((group) => ({
    name: group[0]?.name ?? '',
    phones: [...new Set(group.flatMap(({ phone }) => phone ?? []))],
    items: group.map(formatItemKey).join('\n'),
    found: group.map(({ event, date, contact }) => ({ event, date: date.toISOString(), contact })),
  }))
}

const place = { event: mainText(events.title, events.titleCa), date: events.date }

async function findCallers(search: string) {
  const rows = await database
    .select({ id: p.id, name: p.contactName, phone: p.phone, ...place })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(
      and(
        isNull(p.erasedAt),
        sql`coalesce(${p.email}, '') = ''`,
        or(searchCondition(p.searchText, search), phoneCondition(p.phone, search)),
      ),
    )
    .orderBy(asc(events.date), asc(p.id))
    .limit(MAX_ROWS)
  return rows.map((row) => ({ kind: 'registration' as RecordKind, contact: null, ...row }))
}

/** Their rows carry the contact's address and number, which are not theirs: by name alone. */
async function findCompanions(search: string) {
  const rows = await database
    .select({ id: r.id, name: r.fullName, contact: p.contactName, ...place })
    .from(r)
    .innerJoin(p, eq(p.id, r.partyId))
    .innerJoin(events, eq(events.id, r.eventId))
    .where(
      and(
        isNull(r.erasedAt),
        isNotNull(r.partyId),
        sql`${r.id} <> ${r.partyId} and ${r.fullName} <> ''`,
        searchCondition(r.searchText, search),
        searchCondition(sql`search_key(${r.fullName})`, search),
      ),
    )
    .orderBy(asc(events.date), asc(r.id))
    .limit(MAX_ROWS)
  return rows.map((row) => ({ kind: 'guest' as RecordKind, phone: null, ...row }))
}
