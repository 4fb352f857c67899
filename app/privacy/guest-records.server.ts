import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#app/database/client.server.ts'
import {
  eventCheckins,
  eventMenuOptions,
  eventParties,
  eventRegistrations,
  events,
  eventScores,
} from '#app/database/schema.ts'
import { describeDiet, readDiet } from '#app/diets/diet.ts'
import { dietContext } from '#app/bookings/parties/new-guests.server.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { decryptField } from '#app/platform/secrets/secrets.server.ts'

const r = eventRegistrations

/** Kitchen, wine, place, pace and the comment: «5 · 4 · 5 · 3 · …». */
const { kitchen, wine, place, pace, comment } = eventScores
export const opinion = sql<string | null>`case when ${kitchen} is not null
  then concat_ws(' · ', ${kitchen}, ${wine}, ${place}, ${pace}, nullif(${comment}, '')) end`

export const menuChoice = sql<string | null>`${mainText(eventMenuOptions.name, eventMenuOptions.nameCa)}`

/** Times at the door; an undone one in brackets. Erased after 30 days. */
export const checkIns = sql<string | null>`(select string_agg(
    case when undone_at is null then said else '[' || said || ']' end, ' · ' order by at)
  from (select at, undone_at, to_char(at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as said
    from ${eventCheckins} where ${eventCheckins.guestId} = ${eventRegistrations.id}) as door)`

/** Companions, each alone: what the others of the table have said is theirs. */
export async function readGuests(on: Queryable, where: SQL | undefined) {
  return on
    .select({
      ...getTableColumns(r),
      menuChoices: menuChoice,
      opinion,
      checkIns,
      eventTitle: mainText(events.title, events.titleCa),
      eventDate: events.date,
    })
    .from(r)
    .innerJoin(eventParties, eq(eventParties.id, r.partyId))
    .innerJoin(events, eq(events.id, r.eventId))
    .leftJoin(eventScores, eq(eventScores.guestId, r.id))
    .leftJoin(eventMenuOptions, eq(eventMenuOptions.id, r.menuOptionId))
    .where(where)
}

/** In the language of the booking. */
export function readGuestDiet({ id, dietaryRestrictions, language }: Record<string, unknown>): string {
  const texts = textsOf[language === 'ca' ? 'ca' : 'es'].diets
  const diet = readDiet(decryptField(String(dietaryRestrictions), dietContext(String(id))))
  return describeDiet(diet, texts)
}
