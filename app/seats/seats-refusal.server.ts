import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventParties, events } from '#app/database/schema.ts'
import type { LockedEvent, SeatedBy } from './lock-event.server.ts'
import { findFirstFitting } from './offers.server.ts'

/**
 * Why a party may not take `seats` more of its locked event. The triggers of `event_parties` and the ledger's check
 * refuse the same, in the same order: `events_places_check`, `event_parties_line`, `event_parties_members_only`.
 */
export async function findSeatsRefusal(
  tx: Transaction,
  event: LockedEvent,
  { partyId, seats, by }: { partyId: string; seats: number; by: SeatedBy },
): Promise<'full' | 'line' | 'members-only' | null> {
  if (seats <= 0) return null
  if (seats > event.free) return 'full'
  if (by === 'club') return null
  if (event.offers !== 'off' && (await findFirstFitting(tx, event.id, event.free))) return 'line'
  return event.isForMembers && !(await isOfMember(tx, partyId)) ? 'members-only' : null
}

/** Within the members' window: whether a member has booked the party, and still is one. */
async function isOfMember(tx: Transaction, partyId: string): Promise<boolean> {
  const [row] = await tx.execute<{ isLetIn: boolean }>(sql`
    select not event_is_for_members(${events}, ${eventParties.socioId}) as "isLetIn"
    from ${eventParties} join ${events} on ${events.id} = ${eventParties.eventId} where ${eventParties.id} = ${partyId}`)
  return row?.isLetIn === true
}
