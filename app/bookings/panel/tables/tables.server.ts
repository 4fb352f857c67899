import { and, asc, eq, isNull } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventParties as p } from '#app/database/schema.ts'
import { tableOrder } from '#app/bookings/parties/seated.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { writeTableLabel } from '#app/bookings/panel/shared/table-label.server.ts'
import type { Relabelling } from './table-forms.ts'

const isBooked = (eventId: number) => and(eq(p.eventId, eventId), eq(p.state, 'booked'), isNull(p.erasedAt))

/** In the order of tables and names. */
export async function listTableParties(eventId: number) {
  return database
    .select({ id: p.id, name: p.contactName, size: p.size, label: p.tableLabel, staffNote: p.staffNote })
    .from(p)
    .where(isBooked(eventId))
    .orderBy(...tableOrder, asc(p.nameKey), asc(p.id))
}

export type LabelledParty = { id: string; label: string }

/**
 * A party whose label somebody else has changed since it was shown keeps that one, and so does one that is no longer
 * booked.
 * @returns what the changed parties had before, and how many were left
 */
export async function labelTables(
  eventId: number,
  wanted: readonly Relabelling[],
  actor: Actor,
): Promise<{ before: LabelledParty[]; left: number }> {
  return database.transaction(async (tx) => {
    const before: LabelledParty[] = []
    // In one order, so that two people who save at once wait for each other.
    for (const { id, shown, label } of wanted.toSorted((one, other) => one.id.localeCompare(other.id)))
      if (await writeTableLabel(tx, { eventId, id, label, shown }, actor)) before.push({ id, label: shown })
    return { before, left: wanted.length - before.length }
  })
}
