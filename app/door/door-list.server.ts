import { asc, eq, sql } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { eventMenuOptions, eventParties, eventRegistrations, events, restaurants } from '#app/database/schema.ts'
import { auditDietsShown } from '#app/bookings/parties/guest-diets.server.ts'
import { isSeated, tableOrder } from '#app/bookings/parties/seated.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { localized, localText } from '#app/i18n/localized.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { doorHours } from './door-hours.ts'
import { familyOf, type DoorGuest, type DoorList } from '#app/bookings/attendance/door-list.ts'
import { ticketHashes } from '#app/bookings/tickets/ticket-code.server.ts'
import { dietsOf } from './door-diets.server.ts'

const p = eventParties
const r = eventRegistrations
const o = eventMenuOptions

/** Changes whenever the list would: names, seats, tables, dishes, diets; not when somebody comes in. */
export async function readListVersion(eventId: number): Promise<string> {
  const facts = sql`concat_ws(' ', ${r.id}, ${r.partyId}, ${r.position}, ${r.fullName}, ${r.dietaryRestrictions},
    ${p.contactName}, ${p.tableLabel}, ${p.linkVersion}, ${o.id}, ${o.name}, ${o.nameCa})`
  const [row] = await database
    .select({
      guests: sql<string>`md5(coalesce(string_agg(${facts}, ';' order by ${r.id}), ''))`,
      event: sql<string>`
      (select md5(concat_ws(' ', ${events.title}, ${events.titleCa}, ${events.date}, ${events.location}, ${events.locationCa}, ${events.restaurantId}, ${events.status}))
        from ${events} where ${events.id} = ${eventId})`,
    })
    .from(p)
    .innerJoin(r, eq(r.partyId, p.id))
    .leftJoin(o, eq(o.id, r.menuOptionId))
    .where(isSeated(eventId))
  return `${row?.guests}${row?.event}`
}

export async function readStart(eventId: number): Promise<Date | undefined> {
  const [event] = await database.select({ date: events.date }).from(events).where(eq(events.id, eventId))
  return event?.date
}

/** Everybody who has a seat, by table and name; shows diets, so it is audited. Null for an unknown event. */
export async function readDoorList(eventId: number, language: Language, actor: Actor): Promise<DoorList | null> {
  const version = await readListVersion(eventId)
  const [event] = await database
    .select({
      ...pick(events, 'id', 'title', 'titleCa', 'date', 'status', 'location', 'locationCa'),
      restaurant: restaurants.nombre,
    })
    .from(events)
    .leftJoin(restaurants, eq(restaurants.id, events.restaurantId))
    .where(eq(events.id, eventId))
  if (!event) return null
  const { opensAt, walkInsUntil, forgetAt } = doorHours(event.date)
  const cancelled = event.status === 'cancelled'
  // After the evening phones would forget them at once.
  const guests = cancelled || forgetAt <= new Date() ? [] : await readGuests(eventId, actor)
  return {
    version,
    event: {
      id: event.id,
      title: localText(language, event.title, event.titleCa).text,
      date: event.date.toISOString(),
      place: event.restaurant ?? localText(language, event.location, event.locationCa).text,
    },
    guests: await Promise.all(guests.map((guest) => toDoorGuest(guest, language))),
    cancelled,
    opensAt: opensAt.toISOString(),
    walkInsUntil: walkInsUntil.toISOString(),
    forgetAt: forgetAt.toISOString(),
  }
}

function readGuests(eventId: number, actor: Actor) {
  return database.transaction(async (tx) => {
    await auditDietsShown(tx, eventId, actor)
    return tx
      .select({
        id: r.id,
        party: p.id,
        name: r.fullName,
        position: r.position,
        contact: p.contactName,
        table: p.tableLabel,
        linkVersion: p.linkVersion,
        diet: r.dietaryRestrictions,
        menuChoice: o.name,
        menuChoiceCa: o.nameCa,
      })
      .from(p)
      .innerJoin(r, eq(r.partyId, p.id))
      .leftJoin(o, eq(o.id, r.menuOptionId))
      .where(isSeated(eventId))
      .orderBy(...tableOrder, asc(p.nameKey), asc(p.id), asc(r.position))
  })
}

type Row = Awaited<ReturnType<typeof readGuests>>[number]

async function toDoorGuest(row: Row, language: Language): Promise<DoorGuest> {
  const { diet, linkVersion, menuChoice, menuChoiceCa, ...guest } = row
  return {
    ...guest,
    menuChoice: localized(language, menuChoice, menuChoiceCa),
    family: guest.id === guest.party ? '' : familyOf(guest.name, guest.contact),
    diets: dietsOf(guest.id, diet, language),
    tickets: await ticketHashes(guest.id, { linkVersion }),
  }
}
