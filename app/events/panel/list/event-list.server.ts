import { and, eq, gt, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { lacksLanguage } from '#app/database/bilingual-columns.ts'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy } from '#app/database/list-page.server.ts'
import { countUpTo } from '#app/database/bounded-count.server.ts'
import { eventParties, eventRegistrations, events, organizers, restaurants } from '#app/database/schema.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { isComing, isOver } from '#app/database/event-times.ts'
import { isVisibleRow } from '#app/database/visible-events.ts'
import { hasEnded } from '#app/events/event-times.ts'
import { liveStates } from '#app/seats/party-states.ts'
import type { Language } from '#app/i18n/language.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { mainText, mainTextOrder } from '#app/platform/main-language.server.ts'
import { hasSelectedId } from '#app/platform/forms/selected-rows.server.ts'
import { isReal } from '#app/seats/demo-parties.server.ts'
import { isFull } from '#app/seats/taken-seats.ts'

export function eventOrders() {
  return inBothDirections({ titulo: [mainTextOrder(events.title, events.titleCa)], fecha: [events.date] })
}
export type EventOrder = keyof ReturnType<typeof eventOrders>
export type EventSpan = 'upcoming' | 'past' | 'drafts' | 'cancelled' | 'archived' | null
/** `lacks`: only events without texts in that language. */
type EventFilter = { span: EventSpan; lacks: Language | null }
/** Of `eventsSeenBy`. */
type Seen = SQL | undefined

/** Includes cancelled registrations: a deletion removes them as well. */
const registrationRows = sql<number>`(
  select count(*)::int from ${eventRegistrations} where ${eq(eventRegistrations.eventId, events.id)}
)`

/** Euros that bookings have paid. */
const paidAmount = sql<number>`(
  select coalesce(sum(${eventParties.paidAmount}), 0) from ${eventParties} where ${eq(eventParties.eventId, events.id)}
)`.mapWith(Number)

export async function listPanelEvents(request: ListRequest, filter: EventFilter, order: EventOrder, seen: Seen) {
  const orders = eventOrders()
  const { rows, ...page } = await listPage(
    { from: events, where: and(seen, filterCondition(filter)), request, orders, order },
    (these) => database.select(rowColumns()).from(events).where(these),
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
  const { date, endsAt: _end, publishedAt, archivedAt, ...rest } = row
  const isVisible = isVisibleRow(row, now)
  return {
    ...rest,
    date: date.toISOString(),
    publishedAt: row.status === 'published' && !isVisible && publishedAt ? publishedAt.toISOString() : null,
    archived: archivedAt !== null,
    visible: isVisible,
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
export function exportEvents(
  search: string,
  filter: EventFilter,
  order: EventOrder,
  seen: Seen,
  ids: readonly string[] | null = null,
) {
  const { id, title, titleCa, date, price, maxParticipants, registered, held } = events
  const { endsAt, status, publishedAt, archivedAt, opensAt, membersOpenAt, closesAt, partyLimit } = events
  return streamRows(
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
      .where(
        and(
          seen,
          ids ? hasSelectedId(events, ids) : and(filterCondition(filter), searchCondition(events.searchText, search)),
        ),
      )
      .orderBy(...orderBy(eventOrders()[order], id)),
  )
}

function filterCondition({ span, lacks }: EventFilter): SQL | undefined {
  return and(span === null ? undefined : spanCondition(span, new Date()), lacksLanguage(events, lacks))
}

function spanCondition(span: NonNullable<EventSpan>, now: Date): SQL | undefined {
  const { status, publishedAt, archivedAt } = events
  if (span === 'cancelled') return eq(status, 'cancelled')
  if (span === 'archived') return isNotNull(archivedAt)
  if (span === 'drafts') return or(eq(status, 'draft'), and(eq(status, 'published'), gt(publishedAt, now)))
  return and(span === 'upcoming' ? isComing(now) : isOver(now), isNull(archivedAt))
}

export type EventRow = Awaited<ReturnType<typeof listPanelEvents>>['rows'][number]

/** For a list of events: how many of its parties are in these states. */
function countParties(states: readonly (typeof eventParties.$inferSelect)['state'][], and_?: SQL): SQL<number> {
  return sql<number>`(select count(*)::int from ${eventParties}
    where ${and(eq(eventParties.eventId, events.id), inArray(eventParties.state, [...states]), and_)})`
}
