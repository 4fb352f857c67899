import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { databaseFacts, eventParties, events } from '#app/database/schema.ts'
import { lockEvent, type LockedEvent } from '#app/seats/lock-event.server.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { offersEnd, postponeDeadline } from '#app/seats/offer-window.ts'
import { mailOffer, offerSeats } from '#app/seats/offers.server.ts'
import { updateParty } from '#app/seats/waiting-party.server.ts'

const p = eventParties
const LAST_RUN_FACT = 'waiting-list-swept-at'
/** A longer pause is an outage, in which nobody could answer. */
const OUTAGE_MS = 10 * 60_000
const EVENTS_PER_SWEEP = 1_000

/** The state is in the rows alone: a run that crashes loses nothing, and two at once do the same. */
export async function sweepWaitingLists(now = new Date()): Promise<void> {
  await postponeAfterOutage(now)
  for (const eventId of await listDueEvents(now)) await sweepEvent(eventId, now)
}

export const waitingListSweep: Job = {
  concurrency: 1,
  everyMinutes: 1,
  retryLimit: 2,
  run: async () => sweepWaitingLists(),
}

/** Writes only while offers run: a club without any is idle. */
async function postponeAfterOutage(now: Date): Promise<void> {
  if ((await database.$count(p, eq(p.state, 'offered'))) === 0) return
  await database.transaction(async (tx) => {
    const fact = eq(databaseFacts.name, LAST_RUN_FACT)
    await tx
      .insert(databaseFacts)
      .values({ name: LAST_RUN_FACT, value: now.toISOString() })
      .onConflictDoNothing({ target: databaseFacts.name })
    const [last] = await tx.select({ value: databaseFacts.value }).from(databaseFacts).where(fact).for('update')
    const lastRun = last ? new Date(String(last.value)) : now
    if (now <= lastRun) return
    await postponeDeadlines(tx, lastRun, now)
    await tx.update(databaseFacts).set({ value: now.toISOString() }).where(fact)
  })
}

/** Of the offers that were running when the outage began; the last run may be older than the offer. */
async function postponeDeadlines(tx: Transaction, lastRun: Date, now: Date): Promise<void> {
  const begunBefore = new Date(now.getTime() - OUTAGE_MS)
  if (lastRun >= begunBefore) return
  const rows = await tx
    .select({
      id: p.id,
      offeredAt: p.offeredAt,
      deadline: p.offerExpiresAt,
      date: events.date,
      closesAt: events.closesAt,
    })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(and(eq(p.state, 'offered'), lt(p.offeredAt, begunBefore), gt(p.offerExpiresAt, lastRun)))
    .orderBy(p.id)
    .for('update', { of: p })
  for (const { id, offeredAt, deadline, ...event } of rows) {
    if (!deadline || !offeredAt) continue
    const gap = now.getTime() - Math.max(lastRun.getTime(), offeredAt.getTime())
    await updateParty(tx, id, { offerExpiresAt: postponeDeadline(deadline, gap, offersEnd(event)) })
  }
}

/** Events with an offer that is due or has no deadline, or with free seats that a waiting party fits. */
async function listDueEvents(now: Date): Promise<number[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const rows = await database.execute<{ id: number }>(sql`
    select e.id from ${events} e
    where e.status = 'published' and e.date > ${moment} - interval '1 day' and (
      e.id in (select o.event_id from ${p} o where o.state = 'offered'
        and (o.offer_expires_at <= ${moment} or o.offer_expires_at is null))
      or e.offers = 'auto' and e.date > ${moment} and (select min(w.size) from ${p} w where w.event_id = e.id
        and w.state = 'waiting') <= e.max_participants - e.registered - e.held)
    order by e.id limit ${EVENTS_PER_SWEEP}`)
  return rows.map(({ id }) => id)
}

async function sweepEvent(eventId: number, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId, 'guest')
    if (!event) return
    await expireOffers(tx, event, now)
    await offerSeats(tx, eventId, now)
  })
}

/** With the end of the offers each one, also one whose mail still waits. */
async function expireOffers(tx: Transaction, event: LockedEvent, now: Date): Promise<void> {
  const due = now < offersEnd(event) ? lte(p.offerExpiresAt, now) : undefined
  const rows = await tx
    .select({ id: p.id, email: p.email, language: p.language, offerRound: p.offerRound })
    .from(p)
    .where(and(eq(p.eventId, event.id), eq(p.state, 'offered'), due))
    .orderBy(p.id)
    .for('update')
  for (const party of rows) {
    await updateParty(tx, party.id, { state: 'lapsed' })
    await mailOffer(tx, party, 'waiting-lapsed', party.offerRound)
  }
}
