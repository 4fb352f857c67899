import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { events } from '#app/database/schema.ts'
import { isComing, isOver } from '#app/database/event-times.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { makeEvent } from '#tests/fixtures.ts'
import { eventState } from './event-state.ts'
import { eventEnd, hasBegun, hasEnded } from './event-times.ts'

openTestDatabase()

const MINUTE_MS = 60_000
/** Minutes after the start: of the end, and of the moment; around the three hours, and days away. */
const minutes = fc.oneof(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -20_000, max: 20_000 }))
const lengths = fc.option(fc.integer({ min: 1, max: 10_000 }))

test('PostgreSQL and the product agree when an event has begun and when it is over', async () => {
  const now = new Date('2026-11-20T20:00:00Z')
  const after = (start: Date, length: number | null) =>
    length === null ? null : new Date(start.getTime() + length * MINUTE_MS)
  const rows = fc.sample(fc.tuple(minutes, lengths), 400).map(([age, length]) => {
    const date = new Date(now.getTime() - age * MINUTE_MS)
    return { date, endsAt: after(date, length) }
  })
  // The moments themselves.
  for (const age of [0, 180]) rows.push({ date: new Date(now.getTime() - age * MINUTE_MS), endsAt: null })
  rows.push({ date: new Date(now.getTime() - MINUTE_MS), endsAt: now })
  await database.insert(events).values(rows.map((row, index) => ({ ...row, title: String(index), maxParticipants: 5 })))
  const stored = await database
    .select({
      date: events.date,
      endsAt: events.endsAt,
      end: sql`event_end(${events.date}, ${events.endsAt})`.mapWith(events.date),
      begun: sql<boolean>`${events.date} <= ${now.toISOString()}::timestamptz`,
      coming: sql<boolean>`${isComing(now)}`,
      over: sql<boolean>`${isOver(now)}`,
    })
    .from(events)
  expect(stored).toHaveLength(rows.length)
  for (const { end, begun, coming, over, ...event } of stored) {
    expect([end, begun, coming, over]).toEqual([
      eventEnd(event),
      hasBegun(event, now),
      !hasEnded(event, now),
      hasEnded(event, now),
    ])
    const state = eventState(
      { ...event, status: 'published', opensAt: null, closesAt: null, archivedAt: null },
      { capacity: 5, places: 5 },
      now,
    )
    expect(state).toBe(over ? 'past' : begun ? 'under-way' : 'open')
  }
  expect(new Set(stored.map(({ begun, over }) => `${begun} ${over}`)).size).toBe(3)
})

test('nobody books from the start on, also within the three hours', async () => {
  const [coming, running] = [await makeEvent(), await makeEvent({ date: new Date(Date.now() - MINUTE_MS) })]
  const takes = async (id: number) =>
    (
      await database.execute<{ takes: boolean }>(
        sql`select event_takes_bookings(e) as takes from events e where ${eq(sql`e.id`, id)}`,
      )
    )[0]?.takes
  expect([await takes(coming), await takes(running)]).toEqual([true, false])
})
