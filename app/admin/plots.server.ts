import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { CLUB_TIME_ZONE } from '#app/club.ts'
import { database } from '#app/database/client.server.ts'
import type { Count } from '#app/i18n/money.ts'
import { events, membershipRequests, socios } from '#app/database/schema.ts'
import { isComing, isOver } from '#app/database/event-times.ts'
import { toCount } from '#app/database/bounded-count.server.ts'
import { isVisible } from '#app/database/visible-events.ts'
import { mainText } from '#app/platform/main-language.server.ts'

const PAST_EVENTS = 8
const COMING_EVENTS = 3

/** The seats of the last events and of the next ones, by date. @param seen of `eventsSeenBy` */
export async function readEventSeats(seen: SQL | undefined) {
  const now = new Date()
  const { id, date, registered: taken, held, maxParticipants: capacity } = events
  const read = (when: SQL | undefined, order: SQL[], limit: number) =>
    database
      .select({ id, title: mainText(events.title, events.titleCa), date, taken, held, capacity })
      .from(events)
      .where(and(seen, when, isVisible(now), eq(events.status, 'published')))
      .orderBy(...order)
      .limit(limit)
  const [past, coming] = await Promise.all([
    read(isOver(now), [desc(date), desc(id)], PAST_EVENTS),
    read(isComing(now), [asc(date), asc(id)], COMING_EVENTS),
  ])
  const toPlot = (isPast: boolean) => (event: (typeof past)[number]) => ({
    ...event,
    date: event.date.toISOString(),
    past: isPast,
  })
  return [...past.toReversed().map(toPlot(true)), ...coming.map(toPlot(false))]
}
export type EventSeats = Awaited<ReturnType<typeof readEventSeats>>[number]

const MONTHS = 12
const MAX_COUNTED_IN_MONTH = 1_000

export type MonthlyJoining = { month: string; requests: Count; members: Count }

/** The requests and the members that are stored, by the month in which they came; counted up to a thousand. */
export async function readMonthlyJoining(): Promise<MonthlyJoining[]> {
  const rows = await database.execute<{ starts: string; requests: number; members: number }>(sql`
    select starts, ${countedBetween(membershipRequests)} as requests, ${countedBetween(socios)} as members
    from (values ${sql.join(monthSpans(), sql`, `)}) as month (starts, ends) order by starts`)
  return rows.map(({ starts, requests, members }) => ({
    month: new Date(starts).toISOString(),
    requests: toCount(requests, MAX_COUNTED_IN_MONTH),
    members: toCount(members, MAX_COUNTED_IN_MONTH),
  }))
}

function countedBetween(table: typeof membershipRequests | typeof socios): SQL {
  const { createdAt } = table
  return sql`(select count(*)::int from (select from ${table}
    where ${createdAt} >= starts and ${createdAt} < ends limit ${MAX_COUNTED_IN_MONTH + 1}) as counted)`
}

function monthSpans(): SQL[] {
  const { year, month } = Temporal.Now.zonedDateTimeISO(CLUB_TIME_ZONE)
  const first = Temporal.PlainYearMonth.from({ year, month })
  const startOf = (ago: number) =>
    first.subtract({ months: ago }).toPlainDate({ day: 1 }).toZonedDateTime(CLUB_TIME_ZONE).toInstant().toString()
  return Array.from(
    { length: MONTHS },
    (_, ago) => sql`(${startOf(ago)}::timestamptz, ${startOf(ago - 1)}::timestamptz)`,
  )
}
