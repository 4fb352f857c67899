import { and, eq, isNull, sql } from 'drizzle-orm'
import { database, usingPool } from '#app/database/client.server.ts'
import { events, kitchenSheets, restaurants } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { localText } from '#app/i18n/localized.ts'
import { audit, SYSTEM } from '#app/platform/audit.server.ts'
import { hashToken } from '#app/platform/secrets/secrets.server.ts'
import { readCurrentSheet } from './current-sheet.server.ts'
import { isLinkExpired } from './sheet-deadlines.ts'
import { sheetState } from './sheet-state.ts'
import { listLatestSheets } from './sent-sheets.server.ts'

const k = kitchenSheets

const eventColumns = {
  id: events.id,
  title: events.title,
  titleCa: events.titleCa,
  date: events.date,
  editsUntil: events.editsUntil,
  location: events.location,
  locationCa: events.locationCa,
  status: events.status,
  restaurantId: events.restaurantId,
  restaurant: restaurants.nombre,
}

export async function findKitchenEvent(eventId: number) {
  const [event] = await database
    .select(eventColumns)
    .from(events)
    .leftJoin(restaurants, eq(restaurants.id, events.restaurantId))
    .where(eq(events.id, eventId))
  return event ?? null
}
type KitchenEvent = NonNullable<Awaited<ReturnType<typeof findKitchenEvent>>>

/** The last one, and the one that it has changed. */
export const COMPARED_VERSIONS = 2

/** What a sheet's link shows: the guests as they are now and what was sent last, whichever version the link is of. */
export async function findKitchenView(token: string, language: Language) {
  const event = await findBehindLink(token)
  if (!event) return null
  const { state } = await usingPool('panel', () => readSheetState(event.id, COMPARED_VERSIONS))
  return { state, event: shownEvent(event, language), now: new Date().toISOString() }
}

export function shownEvent(event: KitchenEvent, language: Language) {
  const { title, titleCa, location, locationCa, restaurant, date, editsUntil, status } = event
  const place = localText(language, location, locationCa)
  return {
    title: localText(language, title, titleCa),
    date: date.toISOString(),
    choicesUntil: (editsUntil ?? date).toISOString(),
    restaurant: restaurant === place.text ? null : restaurant,
    place,
    cancelled: status === 'cancelled',
  }
}

/** The sheet of now against the last versions sent; with the panel's role, since the public one reads no diets. */
export async function readSheetState(eventId: number, versionCount: number) {
  const [{ sheet, hidden }, sent] = await Promise.all([
    readCurrentSheet(eventId),
    listLatestSheets(eventId, versionCount),
  ])
  const versions = sent.map(({ number, sentAt, confirmedAt, sheet: snapshot }) => ({
    number,
    sentAt: sentAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    sheet: snapshot,
  }))
  return { state: sheetState(sheet, versions), hidden, sent }
}

type ConfirmResult = { ok: true } | { ok: false; reason: 'unknown' | 'conflict' }

/** Confirms that the kitchen has received a version. Safe to repeat. `conflict`: not the version that was sent last. */
export async function confirmSheet(token: string, number: number): Promise<ConfirmResult> {
  const event = await findBehindLink(token)
  if (!event) return { ok: false, reason: 'unknown' }
  return database.transaction(async (tx) => {
    const sent = await tx.select({ number: k.number }).from(k).where(eq(k.eventId, event.id))
    if (number !== Math.max(...sent.map((sheet) => sheet.number))) return { ok: false, reason: 'conflict' }
    const confirmed = await tx
      .update(k)
      .set({ confirmedAt: new Date() })
      .where(and(eq(k.eventId, event.id), eq(k.number, number), isNull(k.confirmedAt)))
      .returning({ id: k.id })
    if (confirmed.length > 0)
      await audit(tx, { actor: SYSTEM, action: 'event.kitchen-sheet-confirmed', subject: String(event.id) })
    return { ok: true }
  })
}

/** Links work for the newest recipient only: a new recipient ends the links of the one before. */
async function findBehindLink(token: string): Promise<KitchenEvent | null> {
  const newest = sql`(select newest.recipient from ${k} newest where newest.event_id = ${k.eventId}
    order by newest.number desc limit 1)`
  const [row] = await database
    .select({ eventId: k.eventId })
    .from(k)
    .where(and(eq(k.tokenHash, hashToken(token)), sql`lower(${k.recipient}) = lower(${newest})`))
  const event = row && (await findKitchenEvent(row.eventId))
  return event && !isLinkExpired(event) ? event : null
}
