import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { lockGuests } from '#app/seats/lock-event.server.ts'
import { takeBackRefund, takeBackUnnamedRefund } from './refunds.server.ts'

const p = eventParties
const r = eventRegistrations

type Cancellation = {
  /** Null: nobody has confirmed the hold. */
  by: 'guest' | 'office' | null
  /** `released`: the party gets its seats back when it confirms. */
  hold?: 'released'
}

/** Parties and their guests, whose events are locked (`lockEvent`). The ledger frees the seats. */
export async function cancelParties(tx: Transaction, ids: readonly string[], { by, hold }: Cancellation) {
  if (ids.length === 0) return
  const cancelled = { at: new Date(), by }
  await updateVersioned(tx, p, inArray(p.id, [...ids]), {
    cancelledAt: cancelled.at,
    cancelledBy: by,
    state: 'cancelled',
    ...(hold && { hold, heldUntil: null }),
  })
  await cancelGuests(tx, and(inArray(r.partyId, [...ids]), isNull(r.cancelledAt)), cancelled)
}

/** The club, which notes who came, also ends their check-ins at the door. */
export async function cancelGuests(
  tx: Transaction,
  which: SQL | undefined,
  { at, by }: { at: Date; by: Cancellation['by'] },
): Promise<void> {
  await lockGuests(tx, which)
  await updateVersioned(tx, r, which, {
    cancelledAt: at,
    cancelledBy: by,
    ...(by === 'office' && { attendedAt: null }),
  })
}

/**
 * Seats a cancelled party again with the guests that were cancelled with it, and owes no refund for them any more,
 * unless it is settled. The event is locked, and has the seats (`makeRoom`, `findSeatsRefusal`).
 */
export async function restoreParty(tx: Transaction, { id }: { id: string }, hold?: 'confirmed'): Promise<void> {
  const again = { cancelledAt: null, cancelledBy: null }
  const guestsBefore = and(
    eq(r.partyId, id),
    sql`${r.cancelledAt} = (select ${p.cancelledAt} from ${p} where ${p.id} = ${id})`,
  )
  const guests = await tx.select({ id: r.id }).from(r).where(guestsBefore)
  const back = guests.map((guest) => guest.id)
  await takeBackUnnamedRefund(tx, id)
  await takeBackRefund(tx, id, back)
  const booked = { ...again, state: 'booked', size: back.length, ...(hold && { hold }) } as const
  await updateVersioned(tx, p, eq(p.id, id), booked)
  await updateVersioned(tx, r, inArray(r.id, back), again)
}
