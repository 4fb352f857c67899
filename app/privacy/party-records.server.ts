import { asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import type { Queryable } from '#app/database/client.server.ts'
import { eventMenuOptions, eventParties, eventRegistrations, events, eventScores } from '#app/database/schema.ts'
import { describeDiet, readDiet } from '#app/diets/diet.ts'
import { dietContext } from '#app/bookings/parties/new-guests.server.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { decryptField } from '#app/platform/secrets/secrets.server.ts'
import { checkIns, menuChoice, opinion } from './guest-records.server.ts'

const p = eventParties

type StoredGuest = Pick<
  typeof eventRegistrations.$inferSelect,
  'id' | 'partyId' | 'fullName' | 'dietaryRestrictions' | 'dietBy' | 'attendedAt' | 'cancelledAt'
> & { opinion: string | null; menuChoice: string | null; checkIns: string | null }

/** With their guests: names, choices, who came, what the contact said about it, and diets as one secret. */
export async function readParties(on: Queryable, where: SQL | undefined) {
  const parties = await on
    .select({ ...getTableColumns(p), eventTitle: mainText(events.title, events.titleCa), eventDate: events.date })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(where)
    .orderBy(asc(events.date), asc(p.id))
  if (parties.length === 0) return []
  const { id, partyId, fullName, dietaryRestrictions, dietBy, attendedAt, cancelledAt, position } = eventRegistrations
  const guests = await on
    .select({
      id,
      partyId,
      fullName,
      dietaryRestrictions,
      dietBy,
      menuChoice,
      attendedAt,
      cancelledAt,
      opinion,
      checkIns,
    })
    .from(eventRegistrations)
    .leftJoin(eventScores, eq(eventScores.guestId, id))
    .leftJoin(eventMenuOptions, eq(eventMenuOptions.id, eventRegistrations.menuOptionId))
    .where(
      inArray(
        partyId,
        parties.map((party) => party.id),
      ),
    )
    .orderBy(asc(position))
  return parties.map((party) => ({
    ...party,
    // Nobody has asked them.
    ...(party.privacyNotice && { privacyAcceptedAt: null }),
    ...describeGuests(guests.filter((one) => one.partyId === party.id)),
  }))
}

function describeGuests(guests: readonly StoredGuest[]) {
  // What the others have said themselves is not the contact's to read.
  const diets = guests.flatMap(({ id, partyId: party, dietBy, dietaryRestrictions: diet }) =>
    diet && (id === party || dietBy === 'contact') ? [{ id, diet }] : [],
  )
  return {
    guests: guests.map(({ fullName }) => fullName || '–').join('\n'),
    menuChoices: guests.some(({ menuChoice: chosen }) => chosen)
      ? guests.map(({ menuChoice: chosen }) => chosen ?? '–').join('\n')
      : null,
    checkIns: guests.some((guest) => guest.checkIns) ? guests.map((guest) => guest.checkIns ?? '–').join('\n') : null,
    opinion: guests.find(({ id, partyId: party }) => id === party)?.opinion ?? null,
    attendedAt: guests.find(({ attendedAt }) => attendedAt)?.attendedAt ?? null,
    dietaryRestrictions: diets.length > 0 ? JSON.stringify(diets) : null,
  }
}

/** In the language of the party. */
export function readDiets({ dietaryRestrictions, language }: Record<string, unknown>): string {
  const diets = JSON.parse(String(dietaryRestrictions)) as { id: string; diet: string }[]
  const texts = textsOf[language === 'ca' ? 'ca' : 'es'].diets
  return diets.map(({ id, diet }) => describeDiet(readDiet(decryptField(diet, dietContext(id))), texts)).join('\n')
}
