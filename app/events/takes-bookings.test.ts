import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { eventState, isClosed, membersWindow, stateForMember } from './event-state.ts'

openTestDatabase('empty')

const CASES = 2_000
const HOUR_MS = 3_600_000
const member = '00000000-0000-4000-8000-000000000001'

/** In hours from now; 0 is this moment. */
const hours = fc.integer({ min: -4, max: 4 })
const moment = fc.option(hours)
const event = fc.record({
  status: fc.constantFrom('published' as const, 'cancelled' as const),
  date: hours,
  ends_at: moment,
  opens_at: moment,
  members_open_at: moment,
  closes_at: moment,
  archived_at: moment,
})

test('The page of an event and the database agree on who may book, at any moment', async () => {
  const cases = fc.sample(event, { numRuns: CASES, seed: 2026 })
  await database.transaction(async (tx) => {
    const [clock] = await tx.execute<{ now: string }>(sql`select date_trunc('milliseconds', now()) as now`)
    const now = new Date(clock?.now ?? '')
    const at = (offset: number) => new Date(now.getTime() + offset * HOUR_MS)
    const maybe = (offset: number | null) => (offset === null ? null : at(offset))
    const rows = cases.map(({ status, date, ...times }, id) => ({
      id,
      status,
      date: at(date),
      ends_at: times.ends_at === null ? null : at(date + Math.abs(times.ends_at)),
      opens_at: maybe(times.opens_at),
      members_open_at: maybe(times.members_open_at),
      closes_at: maybe(times.closes_at),
      archived_at: maybe(times.archived_at),
      published_at: at(-5),
    }))
    const found = await tx.execute<{ id: number; visitor: boolean; member: boolean }>(sql`
      select id, event_takes_bookings(event) as visitor, event_takes_bookings_of(event, ${member}::uuid) as member
      from jsonb_populate_recordset(null::events, ${JSON.stringify(rows)}::jsonb) as event order by id`)
    const told = rows.map(({ id, status, date, ends_at, opens_at, members_open_at, ...until }) => {
      const { closes_at: closesAt, archived_at: archivedAt } = until
      const dates = { status, date, endsAt: ends_at, opensAt: opens_at, closesAt, archivedAt }
      const state = eventState(dates, { capacity: 8, places: 8 }, now)
      const window = membersWindow({ opensAt: opens_at, membersOpenAt: members_open_at }, state, now)
      const forMember = stateForMember({ state, places: 8, membersOpen: window.membersOpen })
      return { id, visitor: !isClosed({ state }), member: !isClosed({ state: forMember }) }
    })
    expect(new Set(told.map(({ visitor, member: m }) => `${visitor} ${m}`)).size).toBe(3)
    expect([...found].map((row) => ({ ...row }))).toEqual(told)
  })
})
