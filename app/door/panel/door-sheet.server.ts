import { asc, eq, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventMenuOptions, eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { auditDietsShown, decryptDiet } from '#app/bookings/parties/guest-diets.server.ts'
import { isSeated, tableOrder } from '#app/bookings/parties/seated.server.ts'
import { seatPrice } from '#app/seats/seat-terms.server.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'

const p = eventParties
const r = eventRegistrations
const o = eventMenuOptions

const partyColumns = {
  id: p.id,
  contactName: p.contactName,
  size: p.size,
  tableLabel: p.tableLabel,
  email: p.email,
  phone: p.phone,
  isMember: p.isMember,
  isProvedMember: sql<boolean>`${p.socioId} is not null`,
  notes: p.notes,
  staffNote: p.staffNote,
  hold: p.hold,
  paymentState: p.paymentState,
  paidAmount: p.paidAmount,
  seatPrice,
}
const guestColumns = {
  id: r.id,
  fullName: r.fullName,
  diet: r.dietaryRestrictions,
  menuChoice: sql<string | null>`${mainText(o.name, o.nameCa)}`,
  attendedAt: r.attendedAt,
}

/** The bookings with their guests and decrypted diets, by table and name; the access is audited. */
export async function readDoorSheet(eventId: number, actor: Actor) {
  const rows = await database.transaction(async (tx) => {
    await auditDietsShown(tx, eventId, actor)
    return tx
      .select({ party: partyColumns, guest: guestColumns })
      .from(p)
      .innerJoin(events, eq(events.id, p.eventId))
      .innerJoin(r, eq(r.partyId, p.id))
      .leftJoin(o, eq(o.id, r.menuOptionId))
      .where(isSeated(eventId))
      .orderBy(...tableOrder, asc(p.nameKey), asc(p.id), asc(r.position))
  })
  return [...Map.groupBy(rows, ({ party }) => party.id).values()].flatMap((seats) => {
    const party = seats[0]?.party
    return party ? [{ ...party, guests: seats.map(({ guest }) => toSheetGuest(guest)) }] : []
  })
}

export type SheetParty = Awaited<ReturnType<typeof readDoorSheet>>[number]
export type SheetGuest = SheetParty['guests'][number]

type StoredGuest = {
  id: string
  fullName: string
  diet: string | null
  menuChoice: string | null
  attendedAt: Date | null
}

function toSheetGuest({ id, fullName, diet: stored, menuChoice, attendedAt }: StoredGuest) {
  const diet = decryptDiet(id, stored)
  return {
    id,
    fullName,
    menuChoice,
    diet: diet ?? null,
    /** The diet was encrypted with another key. */
    dietUnreadable: diet === undefined,
    attended: attendedAt !== null,
  }
}
