import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Transaction } from '#app/database/client.server.ts'
import { eventParties, events } from '#app/database/schema.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { makeEvent, montserrat } from '#tests/fixtures.ts'
import { makeSocio } from '#tests/membership-fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { lockEvent, type LockedEvent, type SeatedBy } from './lock-event.server.ts'
import { findSeatsRefusal } from './seats-refusal.server.ts'

openTestDatabase()

const HOUR_MS = 3_600_000

const evening = fc.record({
  free: fc.integer({ min: 0, max: 3 }),
  seats: fc.integer({ min: -1, max: 4 }),
  waiting: fc.option(fc.integer({ min: 1, max: 3 })),
  offers: fc.constantFrom('auto' as const, 'manual' as const, 'off' as const),
  window: fc.constantFrom('for members', 'not open', 'for all'),
  member: fc.boolean(),
  by: fc.constantFrom('guest' as const, 'club' as const),
})
// In few evenings only the members' check refuses, so that one is always tried.
const forMembersOnly: Evening = {
  free: 2,
  seats: 1,
  waiting: null,
  offers: 'auto',
  window: 'for members',
  member: false,
  by: 'guest',
}
type Evening = typeof evening extends fc.Arbitrary<infer One> ? One : never

async function makeBooking({ free, waiting, offers, window, member }: Evening, socioId: string) {
  const event = await makeEvent({ maxParticipants: 2 + free, offers })
  const { id } = accepted(await bookParty(event, montserrat(), [{ fullName: 'Montserrat' }, { fullName: '' }]))
  if (member) await updateRow(eventParties, id, { socioId })
  if (waiting !== null)
    await database.execute(sql`
      insert into event_parties (event_id, state, size, contact_name, name_key, email, privacy_version, token_hash, queued_at)
      values (${event}, 'waiting', ${waiting}, 'Jordi', 'jordi', 'jordi@example.org', 'x', ${`waits for ${event}`}, now())`)
  const later = new Date(Date.now() + HOUR_MS)
  const membersOpenAt = window === 'for members' ? new Date(Date.now() - HOUR_MS) : null
  if (window !== 'for all') await updateRow(events, event, { opensAt: later, membersOpenAt })
  return { event, id }
}

/** Undone afterwards. */
async function within<Answer>(
  event: number,
  by: SeatedBy,
  work: (tx: Transaction, locked: LockedEvent) => Promise<Answer>,
): Promise<Answer | undefined> {
  let answer: Answer | undefined
  await database
    .transaction(async (tx) => {
      answer = await work(tx, (await lockEvent(tx, event, by)) as LockedEvent)
      tx.rollback()
    })
    .catch((error: Error) => {
      if (error.constructor.name !== 'TransactionRollbackError') throw error
    })
  return answer
}

const fences: Record<string, string> = {
  events_places_check: 'full',
  event_parties_line: 'line',
  event_parties_members_only: 'members-only',
}

test('The rule refuses seats for the reason for which the fences of the tables would', async () => {
  const { id: socioId } = await makeSocio({ email: 'remei@example.org' })
  const seen = new Set<string | null>()
  await fc.assert(
    fc.asyncProperty(evening, async (given) => {
      const { seats, by } = given
      const { event, id } = await makeBooking(given, socioId)
      const refused = await within(event, by, (tx, locked) => findSeatsRefusal(tx, locked, { partyId: id, seats, by }))
      const grow = (tx: Transaction) =>
        tx
          .update(eventParties)
          .set({ size: sql`${eventParties.size} + ${seats}` })
          .where(eq(eventParties.id, id))
          .then(() => null)
      const fence = await within(event, by, grow).catch(
        (error: Error & { cause?: { constraint_name?: string } }) =>
          fences[error.cause?.constraint_name ?? ''] ?? error,
      )
      expect(fence).toBe(refused)
      seen.add(refused ?? null)
    }),
    { numRuns: 150, examples: [[forMembersOnly]] },
  )
  expect(seen).toEqual(new Set(['full', 'line', 'members-only', null]))
})
