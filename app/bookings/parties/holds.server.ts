import { and, asc, eq, isNotNull, lte, notInArray, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { cancelParties } from './cancel-seats.server.ts'
import { lockEvent } from '#app/seats/lock-event.server.ts'
import { tellOfRushes } from './rushes.server.ts'
import { offerSeats } from '#app/seats/offers.server.ts'

const p = eventParties
const r = eventRegistrations

const HOLDS_PER_BATCH = 500

/** Skips holds that are being confirmed and parties who have come. @returns the number of released parties */
export async function releaseOverdueHolds(eventId?: number): Promise<number> {
  const due = await database
    .selectDistinct({ eventId: p.eventId })
    .from(p)
    .where(and(overdue, eventId === undefined ? undefined : eq(p.eventId, eventId)))
    .orderBy(asc(p.eventId))
    .limit(HOLDS_PER_BATCH)
  let released = 0
  for (const event of due) released += await database.transaction((tx) => releaseHoldsOf(tx, event.eventId))
  return released
}

const overdue = and(eq(p.state, 'booked'), eq(p.hold, 'held'), lte(p.heldUntil, sql`now()`))

async function releaseHoldsOf(tx: Transaction, eventId: number): Promise<number> {
  await lockEvent(tx, eventId, 'guest')
  const come = tx
    .select({ id: r.partyId })
    .from(r)
    .where(and(eq(r.eventId, eventId), isNotNull(r.attendedAt)))
  const found = await tx
    .select({ id: p.id })
    .from(p)
    .where(and(overdue, eq(p.eventId, eventId), notInArray(p.id, come)))
    .limit(HOLDS_PER_BATCH)
    .for('update', { skipLocked: true })
  await cancelParties(
    tx,
    found.map(({ id }) => id),
    { by: null, hold: 'released' },
  )
  if (found.length > 0) await offerSeats(tx, eventId)
  return found.length
}

export const holdSweep: Job = {
  concurrency: 1,
  everyMinutes: 1,
  retryLimit: 2,
  async run() {
    await releaseOverdueHolds()
    await tellOfRushes()
  },
}
