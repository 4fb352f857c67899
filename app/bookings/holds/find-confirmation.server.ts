import { eq } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { eventParties, events } from '#app/database/schema.ts'
import { withToken } from '#app/bookings/parties/find-party.server.ts'
import type { LockedEvent } from '#app/seats/lock-event.server.ts'
import { eventEnd, hasBegun } from '#app/events/event-times.ts'

const p = eventParties

/** `released`: confirming takes the seats if they are free. */
type ConfirmationState = 'held' | 'released' | 'booked' | 'cancelled' | 'begun'

type Confirmable = {
  hold: 'held' | 'released' | 'confirmed' | null
  cancelledAt: Date | null
  date: Date
  status: LockedEvent['status']
}

export function confirmationStateOf({ hold, cancelledAt, date, status }: Confirmable): ConfirmationState {
  if (status === 'cancelled' || (cancelledAt && hold !== 'released')) return 'cancelled'
  if (hasBegun({ date }, new Date())) return 'begun'
  return hold === 'held' || hold === 'released' ? hold : 'booked'
}

export async function findConfirmation(token: string) {
  const [row] = await database
    .select({
      fullName: p.contactName,
      ...pick(p, 'size', 'hold', 'heldUntil', 'cancelledAt'),
      partyState: p.state,
      eventId: events.id,
      ...pick(events, 'title', 'titleCa', 'date', 'endsAt', 'status'),
    })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(withToken(token))
  return row ? { ...row, overAt: eventEnd(row), state: confirmationStateOf(row) } : null
}
