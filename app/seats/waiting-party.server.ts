import { and, eq, sql, type SQL } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { lockEvent, type LockedEvent, type SeatedBy } from './lock-event.server.ts'
import { offersEnd } from './offer-window.ts'

const p = eventParties

export function takesOffers(event: LockedEvent, now: Date): boolean {
  return event.takesMembers && now < offersEnd(event)
}

const readParty = (tx: Transaction, which: SQL | undefined) =>
  tx.select(partyColumns).from(p).where(which).for('update')
const partyColumns = {
  id: p.id,
  eventId: p.eventId,
  state: p.state,
  size: p.size,
  contactName: p.contactName,
  nameKey: p.nameKey,
  email: p.email,
  language: p.language,
  offerRound: p.offerRound,
  offerExpiresAt: p.offerExpiresAt,
  version: p.version,
}
export type WaitingPartyRow = Awaited<ReturnType<typeof readParty>>[number]

type Work<T> = (tx: Transaction, party: WaitingPartyRow, event: LockedEvent) => Promise<T>
type Unknown = { ok: false; reason: 'unknown' }

/** Runs a verb under the locks of the event and of its party, in that order. */
export async function withParty<T>(which: SQL | undefined, by: SeatedBy, work: Work<T>): Promise<T | Unknown> {
  return database.transaction(async (tx) => {
    const [found] = await tx.select({ id: p.id, eventId: p.eventId }).from(p).where(which)
    const event = found && (await lockEvent(tx, found.eventId, by))
    const [party] = event ? await readParty(tx, and(eq(p.id, found.id), which)) : []
    return event && party ? work(tx, party, event) : { ok: false, reason: 'unknown' }
  })
}

type Columns = Omit<typeof p.$inferInsert, 'queuedAt'> & { queuedAt: SQL }

/** Every change of a party is a new version. */
export async function updateParty(tx: Transaction, id: string, change: Partial<Columns>): Promise<void> {
  await updateVersioned(tx, p, eq(p.id, id), { ...change })
}

/** Of the database's clock under the event's lock, so that the order of the list is the order of joining. */
export const endOfList = sql`clock_timestamp()`
