import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import { lacksLanguage } from '#app/database/bilingual-columns.ts'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy } from '#app/database/list-page.server.ts'
import { eventParties, eventRegistrations, events, organizers, restaurants } from '#app/database/schema.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import type { Language } from '#app/i18n/language.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { mainText, mainTextOrder } from '#app/platform/main-language.server.ts'
import { isNotified } from './guest-notices.server.ts'

export function eventOrders() {
  return inBothDirections({ titulo: [mainTextOrder(events.title, events.titleCa)], fecha: [events.date] })
}
export type EventOrder = keyof ReturnType<typeof eventOrders>
export type EventSpan = 'upcoming' | 'past' | null
/** `lacks`: only events without texts in that language. */
export type EventFilter = { span: EventSpan; lacks: Language | null }

/** Includes cancelled registrations: a deletion removes them as well. */
const registrationRows = sql<number>`(
  select count(*)::int from ${eventRegistrations} where ${eq(eventRegistrations.eventId, events.id)}
)`

const notifiedAddresses = sql<number>`(case when ${events.date} > now() and ${events.status} <> 'cancelled' then
  (select count(distinct lower(${eventParties.email}))::int from ${eventParties}
    where ${eq(eventParties.eventId, events.id)} and ${isNotified}) else 0 end)`

export async function listPanelEvents({ search, limit, offset }: ListRequest, filter: EventFilter, order: EventOrder) {
  const { id, date, registered, maxParticipants: capacity, lacksSpanish, lacksCatalan } = events
  const orders = eventOrders()
  const { rows, ...page } = await listPage(
    {
      from: events,
      where: filterCondition(filter),
      search,
      order: orders[order],
      fallbackOrder: orders['-fecha'],
      limit,
      offset,
    },
    (these) =>
      database
        .select({
          id,
          title: mainText(events.title, events.titleCa),
          date,
          location: mainText(events.location, events.locationCa),
          registered,
          capacity,
          lacksSpanish,
          lacksCatalan,
          registrations: registrationRows,
          notifiedAddresses,
        })
        .from(events)
        .where(these),
  )
  const now = new Date()
  return { ...page, rows: rows.map((row) => ({ ...row, date: row.date.toISOString(), past: row.date <= now })) }
}

export function exportEvents(search: string, filter: EventFilter, order: EventOrder) {
  const { id, title, titleCa, date, price, maxParticipants, registered } = events
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
        restaurant: restaurants.nombre,
        organizer: mainText(organizers.name, organizers.nameCa).as('organizer'),
      })
      .from(events)
      .leftJoin(restaurants, eq(restaurants.id, events.restaurantId))
      .leftJoin(organizers, eq(organizers.id, events.organizerId))
      .where(and(filterCondition(filter), searchCondition(events.searchText, search)))
      .orderBy(...orderBy(eventOrders()[order], id)),
  )
}

function filterCondition({ span, lacks }: EventFilter): SQL | undefined {
  const now = new Date()
  const inSpan = span === null ? undefined : span === 'upcoming' ? gt(events.date, now) : lte(events.date, now)
  return and(inSpan, lacksLanguage(events, lacks))
}

export type EventRow = Awaited<ReturnType<typeof listPanelEvents>>['rows'][number]
