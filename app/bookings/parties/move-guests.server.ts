import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { replaceGuestLinks } from './guest-links.server.ts'

const r = eventRegistrations

/** To the party `to`. Their links, too, are not those that the contact of the booking before has seen. */
export async function moveGuests(tx: Transaction, ids: readonly string[], to: string): Promise<void> {
  await replaceGuestLinks(tx, inArray(r.id, [...ids]))
  const from = await nextPosition(tx, to)
  for (const [index, id] of ids.entries())
    await tx
      .update(r)
      .set({ partyId: to, position: from + index, refundDue: null, updatedAt: new Date() })
      .where(eq(r.id, id))
}

async function nextPosition(tx: Transaction, partyId: string): Promise<number> {
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${r.position}), 0)::int` })
    .from(r)
    .where(eq(r.partyId, partyId))
  return (last?.position ?? 0) + 1
}
