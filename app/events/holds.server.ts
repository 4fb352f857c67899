import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventRegistrations, mails } from '#app/database/schema.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { freeSeats } from './free-seats.server.ts'
import { personCondition, type Person } from './same-person.server.ts'
import { HOLD_MINUTES, type Pending } from './seat-limits.ts'

const r = eventRegistrations

/** The person already has a pending registration; the new one is rolled back. */
export class AlreadyPending extends Error {
  readonly pending: { id: string; email: string; createdAt: Date }
  constructor(pending: AlreadyPending['pending']) {
    super('already pending')
    this.pending = pending
  }
}

/**
 * Makes a registration pending that has just taken its seat. The lock of the event's row prevents a second request.
 * @throws AlreadyPending
 */
export async function putOnHold(tx: Transaction, row: Person & { id: string }, decision: Pending): Promise<void> {
  if (decision === 'released') {
    const [pending] = await tx
      .select({ id: r.id, email: r.email, createdAt: r.createdAt })
      .from(r)
      .where(and(personCondition(row), eq(r.hold, 'released'), ne(r.id, row.id)))
      .limit(1)
    if (pending) throw new AlreadyPending(pending)
    await freeSeats(tx, [row])
  }
  const hold =
    decision === 'held'
      ? { heldUntil: sql`now() + make_interval(mins => ${HOLD_MINUTES})` }
      : { cancelledAt: new Date() }
  await tx
    .update(r)
    .set({ hold: decision, ...hold })
    .where(eq(r.id, row.id))
  await tx
    .update(mails)
    .set({ kind: 'registration-hold' })
    .where(and(eq(mails.kind, 'registration'), eq(mails.ref, row.id)))
}

const HOLDS_PER_BATCH = 500

/** Skips holds that are being confirmed and guests who have come. @returns the number of released holds */
export async function releaseOverdueHolds(eventId?: number): Promise<number> {
  return database.transaction(async (tx) => {
    const overdue = and(
      eq(r.hold, 'held'),
      isNull(r.cancelledAt),
      isNull(r.attendedAt),
      sql`${r.heldUntil} <= now()`,
      eventId === undefined ? undefined : eq(r.eventId, eventId),
    )
    const found = await tx
      .select({ id: r.id, eventId: r.eventId })
      .from(r)
      .where(overdue)
      .orderBy(r.id)
      .limit(HOLDS_PER_BATCH)
      .for('update', { skipLocked: true })
    if (found.length === 0) return 0
    const released = {
      hold: 'released',
      heldUntil: null,
      cancelledAt: new Date(),
      updatedAt: new Date(),
      version: sql`${r.version} + 1`,
    } as const
    await tx
      .update(r)
      .set(released)
      .where(
        inArray(
          r.id,
          found.map(({ id }) => id),
        ),
      )
    await freeSeats(tx, found)
    return found.length
  })
}

export const holdSweep: Job = {
  concurrency: 1,
  cron: '* * * * *',
  retryLimit: 2,
  run: async () => void (await releaseOverdueHolds()),
}
