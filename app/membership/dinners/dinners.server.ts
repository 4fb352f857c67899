import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { eventParties, events } from '#app/database/schema.ts'
import { isComing, isOver } from '#app/database/event-times.ts'
import { isVisibleRow } from '#app/database/visible-events.ts'
import type { Language } from '#app/i18n/language.ts'
import { localText } from '#app/i18n/localized.ts'
import type { Member } from '#app/accounts/member-session/member-sessions.server.ts'
import { partyLinkToken } from '#app/bookings/parties/party-links.server.ts'

const p = eventParties
const MAX_SHOWN = 50

export type Dinner = Awaited<ReturnType<typeof listDinners>>['coming'][number]

/**
 * The dinners of a member: those that they have booked as one, and those booked with the address that their link has
 * proved, whose mails hold the same links.
 */
export async function listDinners({ id, email }: Pick<Member, 'id' | 'email'>, language: Language) {
  const theirs = and(or(eq(p.socioId, id), eq(sql`lower(${p.email})`, email.toLowerCase())), isNull(p.erasedAt))
  const now = new Date()
  const [coming, past] = await Promise.all([
    readDinners(and(theirs, isComing(now), inArray(p.state, ['booked', 'offered', 'waiting'])), asc(events.date)),
    readDinners(and(theirs, isOver(now), eq(p.state, 'booked'), eq(events.status, 'published')), desc(events.date)),
  ])
  return { coming: coming.map((row) => toDinner(row, language)), past: past.map((row) => toDinner(row, language)) }
}

function readDinners(where: SQL | undefined, order: SQL) {
  return database
    .select({
      ...pick(p, 'id', 'linkVersion', 'tokenHash', 'state', 'hold', 'size'),
      eventId: events.id,
      ...pick(events, 'title', 'titleCa', 'location', 'locationCa', 'date', 'status', 'publishedAt'),
    })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(where)
    .orderBy(order, asc(p.id))
    .limit(MAX_SHOWN)
}

type Row = Awaited<ReturnType<typeof readDinners>>[number]

function toDinner(row: Row, language: Language) {
  const state = row.status === 'cancelled' ? 'cancelled' : row.hold === 'held' ? 'unconfirmed' : row.state
  return {
    id: row.id,
    state: state as 'booked' | 'offered' | 'waiting' | 'unconfirmed' | 'cancelled',
    size: row.size,
    date: row.date.toISOString(),
    title: localText(language, row.title, row.titleCa),
    location: localText(language, row.location, row.locationCa),
    event: isVisibleRow(row, new Date()) ? row.eventId : null,
    token: partyLinkToken(row),
  }
}
