import { and, count, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import { lacksLanguage } from '#app/database/bilingual-columns.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventRegistrations, events, organizers, restaurants } from '#app/database/schema.ts'
import { violatedConstraint } from '#app/database/violated-constraint.ts'
import { inBothDirections, listPage, orderBy } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { shareCategoryNames } from '#app/events/categories.server.ts'
import { writeCourses } from '#app/events/courses.server.ts'
import { pictureExists } from '#app/media/pictures.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { mainText, mainTextOrder } from '#app/platform/main-language.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { clubTime } from '#app/platform/club-time.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { toColumns } from '#app/platform/forms/field-columns.ts'
import { changedFields, isNewlyPast } from './event-changes.server.ts'
import { askBeforeTelling, tellOfChange, type ChangeAnswer, type ChangeQuestion } from './change-notices.server.ts'
import { eventColumns, toStoredCourse, type EventFields } from './forms.ts'
import { notifyOfDeletion, toNotify } from './guest-notices.server.ts'

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

const notifiedAddresses = sql<number>`(case when ${events.date} > now() then
  (select count(distinct lower(${eventRegistrations.email}))::int from ${eventRegistrations}
    where ${eq(eventRegistrations.eventId, events.id)} and ${toNotify}) else 0 end)`

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

export type EventRefusal =
  | 'no-such-time'
  | 'no-date'
  | 'past'
  | 'unknown'
  | 'conflict'
  | 'restaurant'
  | 'organizer'
  | 'picture'
  | 'seats'
  | 'tell'
type EventResult =
  | { ok: true; id: number; twice: boolean }
  | {
      ok: false
      reason: EventRefusal
      /** With `seats`. */ taken?: number
      /** With `tell`. */ question?: ChangeQuestion
    }

export async function createEvent(fields: EventFields, actor: Actor): Promise<EventResult> {
  return save(fields, async (tx, values) => {
    const [made] = await tx.insert(events).values(values).returning({ id: events.id })
    if (!made) return undefined
    await writeCourses(tx, made.id, fields.courses.map(toStoredCourse))
    await audit(tx, { actor: actor.id, action: 'event.created', subject: String(made.id) })
    return made.id
  })
}

/**
 * Writes only over `fields.version`, and asks before essential facts change. A saved demo event becomes the club's own.
 */
export async function updateEvent(
  id: number,
  fields: EventFields,
  actor: Actor,
  answer?: ChangeAnswer,
): Promise<EventResult> {
  return save(
    fields,
    async (tx, values) => {
      const [before] = await tx.select().from(events).where(eq(events.id, id)).for('no key update')
      if (!before || before.version !== fields.version) return undefined
      const question = await askBeforeTelling(tx, before, values, answer)
      if (question) return question
      const [saved] = await tx
        .update(events)
        .set({ ...values, isDemo: false, version: sql`${events.version} + 1`, updatedAt: new Date() })
        .where(eq(events.id, id))
        .returning()
      if (!saved) return undefined
      const changed = changedFields(before, values)
      if (await writeCourses(tx, id, fields.courses.map(toStoredCourse))) changed.push('courses')
      await audit(tx, {
        actor: actor.id,
        action: 'event.updated',
        subject: String(id),
        fields: changed,
      })
      await tellOfChange(tx, before, saved, answer)
      return saved.id
    },
    id,
  )
}

async function save(
  fields: EventFields,
  write: (tx: Transaction, values: EventValues) => Promise<number | ChangeQuestion | undefined>,
  id?: number,
): Promise<EventResult> {
  const time = clubTime(fields.date)
  if (!time.moment) return { ok: false, reason: time.refusal === 'does-not-exist' ? 'no-such-time' : 'no-date' }
  if (fields.past_date !== fields.date && (await isNewlyPast(time.moment, id))) return { ok: false, reason: 'past' }
  if (fields.image_url && !(await pictureExists(fields.image_url))) return { ok: false, reason: 'picture' }
  try {
    const values = toRow(fields, time.moment)
    const saved = await database.transaction(async (tx) =>
      write(tx, { ...values, ...(await shareCategoryNames(tx, values)) }),
    )
    if (typeof saved === 'object') return { ok: false, reason: 'tell', question: saved }
    if (saved !== undefined) return { ok: true, id: saved, twice: time.twice }
    return { ok: false, reason: (await findTakenSeats(id)) === undefined ? 'unknown' : 'conflict' }
  } catch (error) {
    const broken = violatedConstraint(error)
    if (broken === 'events_places_check') return { ok: false, reason: 'seats', taken: (await findTakenSeats(id)) ?? 0 }
    if (broken?.startsWith('events_restaurant_id')) return { ok: false, reason: 'restaurant' }
    if (broken?.startsWith('events_organizer_id')) return { ok: false, reason: 'organizer' }
    throw error
  }
}

/** A new column is listed here or is in the form; otherwise `toRow` does not compile. */
type UneditedColumn =
  | 'id'
  | 'registered'
  | 'held'
  | 'status'
  | 'publishedAt'
  | 'cancelledAt'
  | 'archivedAt'
  | 'endsAt'
  | 'opensAt'
  | 'closesAt'
  | 'editsUntil'
  | 'offers'
  | 'partyLimit'
  | 'previewTokenHash'
  | 'changedAt'
  | 'isDemo'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'categoryKey'
  | 'lacksSpanish'
  | 'lacksCatalan'
  | 'searchText'
type EventValues = Omit<typeof events.$inferSelect, UneditedColumn>

function toRow(fields: EventFields, date: Date): EventValues {
  return { ...toColumns(eventColumns, fields), date }
}

async function findTakenSeats(id: number | undefined): Promise<number | undefined> {
  if (id === undefined) return undefined
  const [event] = await database.select({ registered: events.registered }).from(events).where(eq(events.id, id))
  return event?.registered
}

export type EventDeletion =
  | { ok: true }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'more-registrations'; now: number }

/** Notifies each address once. @param agreed registrations named in the confirmation; refused if there are more */
export async function deleteEvent(id: number, agreed: number, actor: Actor): Promise<EventDeletion> {
  return database.transaction(async (tx) => {
    const [event] = await tx.select().from(events).where(eq(events.id, id)).for('update')
    if (!event) return { ok: false, reason: 'unknown' }
    const [row] = await tx.select({ now: count() }).from(eventRegistrations).where(eq(eventRegistrations.eventId, id))
    const now = row?.now ?? 0
    if (now > agreed) return { ok: false, reason: 'more-registrations', now }
    if (event.date > new Date()) await notifyOfDeletion(tx, event)
    await tx.delete(events).where(eq(events.id, id))
    await audit(tx, { actor: actor.id, action: 'event.deleted', subject: String(id) })
    return { ok: true }
  })
}
