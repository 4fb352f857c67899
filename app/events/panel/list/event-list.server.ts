import { and, eq, gt, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { lacksLanguage } from '#app/database/bilingual-columns.ts'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listExport, listPage, type RowOf } from '#app/database/list-page.server.ts'
import { countUpTo } from '#app/database/bounded-count.server.ts'
import { eventParties, eventRegistrations, events, organizers, restaurants } from '#app/database/schema.ts'
import { isComing, isOver } from '#app/database/event-times.ts'
import { isVisibleRow } from '#app/database/visible-events.ts'
import { hasBegun, hasEnded } from '#app/events/event-times.ts'
import { liveStates } from '#app/seats/party-states.ts'
import { readChoice, readLacks, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { mainText, mainTextOrder } from '#app/platform/main-language.server.ts'
import { hasSelectedId } from '#app/platform/forms/selected-rows.server.ts'
import { isReal } from '#app/seats/demo-parties.server.ts'
import { isFull } from '#app/seats/taken-seats.ts'
import { spanParameters } from './event-spans.ts'

function eventOrders() {
  return inBothDirections({ titulo: [mainTextOrder(events.title, events.titleCa)], fecha: [events.date] })
}

/**
 * `?cuando=` is pasados, borradores, cancelados, archivados, todos or absent (coming, nearest first); `?falta=` es or
 * ca; `?orden=` titulo or fecha, descending with a minus.
 */
export function readEventFilter(url: URL) {
  const parameters = Object.values(spanParameters).filter((name) => name !== null)
  const asked = readChoice(url, 'cuando', parameters)
  const found = Object.entries(spanParameters).find(([, name]) => name === asked)?.[0]
  const span = found === 'all' ? null : (found as EventSpan)
  const order = readOrder(url, eventOrders(), span === 'upcoming' || span === 'drafts' ? 'fecha' : '-fecha')
  return { request: readListRequest(url), span, lacks: readLacks(url), order }
}
export type EventSpan = 'upcoming' | 'past' | 'drafts' | 'cancelled' | 'archived' | null
type EventFilter = ReturnType<typeof readEventFilter>
/** Of `eventsSeenBy`. */
type Seen = SQL | undefined

function listing({ request, order, ...filter }: EventFilter, seen: Seen) {
  return { from: events, where: and(seen, filterCondition(filter)), request, orders: eventOrders(), order }
}

/** Includes cancelled registrations: a deletion removes them as well. */
const registrationRows = sql<number>`(
  select count(*)::int from ${eventRegistrations} where ${eq(eventRegistrations.eventId, events.id)}
)`

/** Euros that bookings have paid. */
const paidAmount = sql<number>`(
  select coalesce(sum(${eventParties.paidAmount}), 0) from ${eventParties} where ${eq(eventParties.eventId, events.id)}
)`.mapWith(Number)

export async function listPanelEvents(filter: EventFilter, seen: Seen) {
  const { rows, ...page } = await listPage(listing(filter, seen), (these) =>
    database.select(rowColumns()).from(events).where(these),
  )
  const now = new Date()
  return { ...page, rows: rows.map((row) => toEventRow(row, now)) }
}

/** How many events each filter has, without the search. */
export async function countEventSpans(seen: Seen) {
  const spans = ['upcoming', 'past', 'drafts', 'cancelled', 'archived'] as const
  const counts = await Promise.all(
    spans.map((span) => countUpTo(events, and(seen, filterCondition({ span, lacks: null })))),
  )
  return Object.fromEntries(spans.map((span, index) => [span, counts[index]]))
}

function rowColumns() {
  const { id, date, endsAt, status, publishedAt, archivedAt, registered, held, price, lacksSpanish, lacksCatalan } =
    events
  return {
    id,
    version: events.version,
    endsAt,
    title: mainText(events.title, events.titleCa),
    date,
    location: mainText(events.location, events.locationCa),
    status,
    publishedAt,
    archivedAt,
    hasPreview: sql<boolean>`${events.previewTokenHash} is not null`,
    registered,
    held,
    capacity: events.maxParticipants,
    price,
    lacksSpanish,
    lacksCatalan,
    registrations: registrationRows,
    paid: paidAmount,
    live: countParties(liveStates, isReal),
    booked: countParties(['booked']),
    waiting: countParties(['waiting', 'offered']),
    withoutMail: countParties(liveStates, isNull(eventParties.email)),
  }
}

type StoredRow = { date: Date; endsAt: Date | null; publishedAt: Date | null; archivedAt: Date | null } & Pick<
  typeof events.$inferSelect,
  'status' | 'registered' | 'held'
> & { capacity: number }

function toEventRow<Row extends StoredRow>(row: Row, now: Date) {
  const { endsAt: _end, publishedAt, archivedAt, ...rest } = row
  const isVisible = isVisibleRow(row, now)
  return {
    ...rest,
    publishedAt: row.status === 'published' && !isVisible ? publishedAt : null,
    archived: archivedAt !== null,
    visible: isVisible,
    begun: hasBegun(row, now),
    past: hasEnded(row, now),
    state: stateOf(row, isVisible, now),
  }
}

type RowState = 'draft' | 'published' | 'full' | 'past' | 'cancelled'

/** An event that is published later is still a draft. */
function stateOf(row: StoredRow, isVisible: boolean, now: Date): RowState {
  if (row.status === 'cancelled') return 'cancelled'
  if (!isVisible) return 'draft'
  if (hasEnded(row, now)) return 'past'
  return isFull(row) ? 'full' : 'published'
}

/** @param ids only these rows, whatever the list shows */
export function exportEvents(filter: EventFilter, seen: Seen, ids: readonly string[] | null) {
  const { title, titleCa, date, price, maxParticipants, registered, held } = events
  const { endsAt, status, publishedAt, archivedAt, opensAt, membersOpenAt, closesAt, partyLimit } = events
  const selected = ids && and(seen, hasSelectedId(events, ids))
  return listExport({ ...listing(filter, seen), selected }, (these) =>
    database
      .select({
        title,
        titleCa,
        date,
        location: mainText(events.location, events.locationCa).as('location'),
        category: mainText(events.category, events.categoryCa).as('category'),
        price,
        maxParticipants,
        registered,
        held,
        endsAt,
        status,
        publishedAt,
        archivedAt,
        opensAt,
        membersOpenAt,
        closesAt,
        partyLimit,
        restaurant: restaurants.nombre,
        organizer: mainText(organizers.name, organizers.nameCa).as('organizer'),
      })
      .from(events)
      .leftJoin(restaurants, eq(restaurants.id, events.restaurantId))
      .leftJoin(organizers, eq(organizers.id, events.organizerId))
      .where(these),
  )
}

function filterCondition({ span, lacks }: Pick<EventFilter, 'span' | 'lacks'>): SQL | undefined {
  return and(span === null ? undefined : spanCondition(span, new Date()), lacksLanguage(events, lacks))
}

function spanCondition(span: NonNullable<EventSpan>, now: Date): SQL | undefined {
  const { status, publishedAt, archivedAt } = events
  if (span === 'cancelled') return eq(status, 'cancelled')
  if (span === 'archived') return isNotNull(archivedAt)
  if (span === 'drafts') return or(eq(status, 'draft'), and(eq(status, 'published'), gt(publishedAt, now)))
  return and(span === 'upcoming' ? isComing(now) : isOver(now), isNull(archivedAt))
}

export type EventRow = RowOf<typeof listPanelEvents>

/** For a list of events: how many of its parties are in these states. */
function countParties(states: readonly (typeof eventParties.$inferSelect)['state'][], and_?: SQL): SQL<number> {
  return sql<number>`(select count(*)::int from ${eventParties}
    where ${and(eq(eventParties.eventId, events.id), inArray(eventParties.state, [...states]), and_)})`
}
