import { and, asc, eq, gt, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventMenuOptions, eventParties, eventRegistrations, events, kitchenSheets } from '#app/database/schema.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { readCurrentSheet } from './current-sheet.server.ts'
import { countChanges, differenceOf } from './kitchen-sheet.ts'
import { findLatestSheet } from './sent-sheets.server.ts'

const p = eventParties
const r = eventRegistrations
const k = kitchenSheets
const o = eventMenuOptions

/** More upcoming events with a sent sheet than a club has. */
const MAX_COMPARED = 20

const latestSheet = sql`${k.number} = (select max(other.number) from ${k} other where other.event_id = ${k.eventId})`
const touchedAt = sql<Date>`greatest(
  ${events.updatedAt},
  (select max(${p.updatedAt}) from ${p} where ${eq(p.eventId, events.id)}),
  (select max(${r.updatedAt}) from ${r} where ${eq(r.eventId, events.id)})
)`.mapWith(k.sentAt)

/** Events ahead whose guests may have changed since the last sending, without reading a diet. */
const touched = and(
  latestSheet,
  gt(events.date, sql`now()`),
  ne(events.status, 'cancelled'),
  // A change that was being written meanwhile has an earlier moment.
  sql`(${touchedAt} > ${k.sentAt} - interval '1 minute' or ${k.covers} <> ${events.registered})`,
)

/** Of everything that a sheet is made of, as it is stored: while it is equal, nothing is decrypted again. */
const content = sql<string>`md5(concat_ws(',', ${k.id},
  (select string_agg(md5(row(${r.id}, ${p.tableLabel}, ${p.contactName}, ${r.fullName}, ${r.menuOptionId},
      ${r.dietaryRestrictions}, ${r.cancelledAt})::text), ',' order by ${r.id})
    from ${p} join ${r} on ${eq(r.partyId, p.id)}
    where ${and(eq(p.eventId, events.id), eq(p.state, 'booked'), isNull(p.erasedAt))}),
  (select string_agg(md5(row(${o.id}, ${o.position}, ${o.name}, ${o.nameCa})::text), ',' order by ${o.id})
    from ${o} where ${eq(o.eventId, events.id)})))`

type ChangedSheet = { eventId: number; title: string; date: Date; number: number; changes: number; since: Date }

/** How many covers of an event have changed since the last sending; 0 when nothing was sent, and after the dinner. */
export async function countSheetChanges(eventId: number): Promise<number> {
  const [row] = await database
    .select({ content })
    .from(k)
    .innerJoin(events, eq(events.id, k.eventId))
    .where(and(eq(k.eventId, eventId), touched))
  return row ? compare(eventId, row.content) : 0
}

/**
 * Upcoming events with changes since their last sheet, the nearest first. Diets are counted, not read.
 * @param seen of `eventsSeenBy`
 */
export async function listChangedSheets(seen?: SQL): Promise<ChangedSheet[]> {
  const found = await database
    .select({
      eventId: k.eventId,
      title: mainText(events.title, events.titleCa),
      date: events.date,
      number: k.number,
      since: touchedAt,
      content,
    })
    .from(k)
    .innerJoin(events, eq(events.id, k.eventId))
    .where(and(touched, seen))
    .orderBy(asc(events.date), asc(events.id))
    .limit(MAX_COMPARED)
  const changed: ChangedSheet[] = []
  for (const { content: stored, ...row } of found) {
    const changes = await compare(row.eventId, stored)
    if (changes > 0) changed.push({ ...row, changes })
  }
  return changed
}

/** Of the events compared last, by their content: only figures, of this process. */
const compared = new Map<string, number>()
const MAX_REMEMBERED = 200

async function compare(eventId: number, stored: string): Promise<number> {
  const known = compared.get(stored)
  if (known !== undefined) return known
  const changes = await countDecrypted(eventId)
  if (compared.size >= MAX_REMEMBERED) compared.clear()
  compared.set(stored, changes)
  return changes
}

async function countDecrypted(eventId: number): Promise<number> {
  const latest = await findLatestSheet(database, eventId)
  if (!latest?.sheet) return 0
  const { sheet } = await readCurrentSheet(eventId)
  return countChanges(differenceOf(latest.sheet, sheet))
}
