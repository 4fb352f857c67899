import { expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import { events, membershipRequests } from '#app/database/schema.ts'
import { inPool, openTestDatabase } from '#tests/harness/database.ts'
import * as plots from './plots.server.ts'

openTestDatabase('empty')

const readEventSeats = inPool('panel', plots.readEventSeats)
const readMonthlyJoining = inPool('panel', plots.readMonthlyJoining)

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

test('The seats of eight past events and three coming ones are read, by date', async () => {
  await database.delete(events)
  const days = [-90, -80, -70, -60, -50, -40, -30, -20, -10, 5, 10, 20, 30]
  await database
    .insert(events)
    .values(
      days.map((day) => ({
        ...(day === 20 ? { title: '', titleCa: 'Sopar 20' } : { title: `Sopar ${day}` }),
        date: inDays(day),
        maxParticipants: 84,
        registered: day === 5 ? 82 : 40,
      })),
    )
  const seats = await readEventSeats(undefined)
  expect(seats.map(({ title }) => title)).toEqual(days.slice(1, -1).map((day) => `Sopar ${day}`))
  expect(seats.filter(({ past }) => past)).toHaveLength(8)
  expect(seats[8]).toMatchObject({ taken: 82, capacity: 84, past: false })
})

test('Requests are counted in the month of the club in which they came, for twelve months', async () => {
  const request = { fullName: 'Clara Vidal', status: 'rejected' as const, privacyVersion: '2026-01-01' }
  const now = new Date()
  const twoMonthsAgo = Temporal.Now.zonedDateTimeISO('Europe/Madrid')
    .subtract({ months: 2 })
    .with({ day: 1 })
    .startOfDay()
  const moments = [now, now, new Date(twoMonthsAgo.epochMilliseconds), inDays(-500)]
  await database
    .insert(membershipRequests)
    .values(moments.map((createdAt, index) => ({ ...request, email: `clara${index}@example.org`, createdAt })))
  const months = await readMonthlyJoining()
  expect(months.map(({ requests }) => requests.number)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2])
  expect(months.every(({ members }) => members.number === 0)).toBe(true)
})
