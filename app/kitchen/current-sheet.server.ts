import { and, asc, eq } from 'drizzle-orm'
import { database, type Queryable } from '#app/database/client.server.ts'
import { eventMenuOptions, eventParties, eventRegistrations } from '#app/database/schema.ts'
import { NO_DIET } from '#app/diets/diet.ts'
import { decryptDiet } from '#app/bookings/parties/guest-diets.server.ts'
import { isSeated } from '#app/bookings/parties/seated.server.ts'
import { sheetOf, type Dish, type KitchenGuest, type KitchenSheet } from './kitchen-sheet.ts'
import { withoutNames, type HiddenName } from './without-names.ts'

const p = eventParties
const r = eventRegistrations
const o = eventMenuOptions

type CurrentSheet = { sheet: KitchenSheet; hidden: HiddenName[] }

/** What the kitchen would be sent now. */
export async function readCurrentSheet(eventId: number, on: Queryable = database): Promise<CurrentSheet> {
  const rows = await on
    .select({ id: r.id, table: p.tableLabel, stored: r.dietaryRestrictions, option: r.menuOptionId })
    .from(p)
    .innerJoin(r, eq(r.partyId, p.id))
    .where(isSeated(eventId))
  const options = await listOptions(on, eventId)
  const { guests, hidden } = withoutNames(
    rows.map((row) => toGuest(row, options)),
    await listNames(on, eventId),
  )
  const dishes = options.map(({ id: _id, ...dish }) => dish)
  return { sheet: sheetOf(guests, dishes), hidden }
}

type Row = { id: string; table: string; stored: string | null; option: number | null }
type Option = Dish & { id: number }

function toGuest({ id, table, stored, option }: Row, options: readonly Option[]): KitchenGuest {
  const chosen = options.find((one) => one.id === option)
  const diet = decryptDiet(id, stored)
  return {
    table: table.trim(),
    dish: chosen ? { name: chosen.name, nameCa: chosen.nameCa } : null,
    diet: diet ?? NO_DIET,
    unreadable: diet === undefined,
  }
}

function listOptions(on: Queryable, eventId: number): Promise<Option[]> {
  return on
    .select({ id: o.id, name: o.name, nameCa: o.nameCa })
    .from(o)
    .where(eq(o.eventId, eventId))
    .orderBy(asc(o.position), asc(o.id))
}

/**
 * Of booked parties, with the guests who have cancelled, whom a note may name. Without the waiting list: anybody could
 * join it under a name that hides a word.
 */
async function listNames(on: Queryable, eventId: number): Promise<string[]> {
  const booked = and(eq(p.eventId, eventId), eq(p.state, 'booked'))
  const contacts = await on.select({ name: p.contactName }).from(p).where(booked).orderBy(asc(p.id))
  const guests = await on.select({ name: r.fullName }).from(r).innerJoin(p, eq(p.id, r.partyId)).where(booked)
  return [...contacts, ...guests].map(({ name }) => name)
}
