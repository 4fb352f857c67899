import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventRegistrations } from '#app/database/schema.ts'
import { makeEvent, montserrat, register } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { noteAttendance } from './attendance.server.ts'

openTestDatabase('empty', 'panel')

const secretary = { id: 'secretaria' }

async function seated(date: string) {
  const event = await makeEvent({ date: new Date(date) })
  await register(event, montserrat())
  const [guest] = await database.select().from(eventRegistrations).where(eq(eventRegistrations.eventId, event))
  const id = guest?.id ?? ''
  return {
    at: (now: string, attended = true) => noteAttendance(event, { id, attended }, secretary, new Date(now)),
    hasCome: async () => {
      const [row] = await database.select().from(eventRegistrations).where(eq(eventRegistrations.id, id))
      return row?.attendedAt !== null
    },
  }
}

const early = { ok: false, reason: 'early' }

test('A guest has come from the day of the event on, as the club’s clocks have it', async () => {
  // Half past midnight and half past eight in the evening, in summer and in winter.
  for (const [date, lastMinute, midnight] of [
    ['2126-07-01T22:30Z', '2126-07-01T21:59Z', '2126-07-01T22:00Z'],
    ['2126-12-04T19:30Z', '2126-12-03T22:59Z', '2126-12-03T23:00Z'],
  ] as const) {
    const guest = await seated(date)
    expect([await guest.at(lastMinute), await guest.hasCome()], date).toEqual([early, false])
    expect([await guest.at(midnight), await guest.hasCome()], date).toEqual([{ ok: true }, true])
  }
})

test('A wrong tick is taken back before the day, too; of a guest who is not there none is noted', async () => {
  const guest = await seated('2126-07-01T19:00Z')
  await guest.at('2126-07-01T19:00Z')
  expect([await guest.at('2126-06-01T19:00Z', false), await guest.hasCome()]).toEqual([{ ok: true }, false])
  const unknown = { id: '7d444840-9dc0-11d1-b245-5ffdce74fad2', attended: true }
  expect(await noteAttendance(0, unknown, secretary)).toEqual({ ok: false, reason: 'unknown' })
})
