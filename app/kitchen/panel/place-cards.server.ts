import { asc, eq, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventMenuOptions, eventParties, eventRegistrations } from '#app/database/schema.ts'
import { isSeated, tableOrder } from '#app/bookings/parties/seated.server.ts'
import { mainText } from '#app/platform/main-language.server.ts'

const p = eventParties
const r = eventRegistrations
const o = eventMenuOptions

export type PlaceCard = Awaited<ReturnType<typeof listPlaceCards>>[number]

/** A card for each guest, by table. Without diets: a card on a table is read by everybody. */
export async function listPlaceCards(eventId: number) {
  return database
    .select({
      id: r.id,
      name: r.fullName,
      contact: p.contactName,
      /** In its booking, as the list of bookings counts. */
      place: sql<number>`(row_number() over (partition by ${p.id} order by ${r.position}))::int`,
      table: p.tableLabel,
      dish: sql<string>`coalesce(${mainText(o.name, o.nameCa)}, '')`,
    })
    .from(p)
    .innerJoin(r, eq(r.partyId, p.id))
    .leftJoin(o, eq(o.id, r.menuOptionId))
    .where(isSeated(eventId))
    .orderBy(...tableOrder, asc(p.nameKey), asc(p.id), asc(r.position))
}
