import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { RECENT_SECONDS, type SeatCounts } from './seat-limits.ts'

/** `ofMailbox`: active registrations of the mailbox for the event. */
type Taken = SeatCounts & { ofMailbox: number }

/**
 * Locks the event's row until the transaction ends. With an origin, counts what the limits need.
 * @returns null when no seat is free or the event has started
 */
export async function takeSeat(
  tx: Transaction,
  { eventId, email }: { eventId: number; email: string },
  origin: string | null,
): Promise<Taken | null> {
  const [row] = await tx.execute<Taken & { seats: number | null }>(sql`
    select seats, taken, of_mailbox as "ofMailbox", unconfirmed, recently, held
    from take_seat(${eventId}, ${email}, ${origin}, make_interval(secs => ${RECENT_SECONDS}))`)
  return row && row.seats !== null ? row : null
}
