import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { eventParties, eventRegistrations, events, kitchenSheets } from '#app/database/schema.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { changeBooking } from '#app/bookings/parties/change-booking.server.ts'
import { findPartyById } from '#app/bookings/parties/find-party.server.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { makeEvent, montserrat, payAll, tokenOf } from '#tests/fixtures.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { cancelBooking } from './cancellations.server.ts'
import { listLateSeats as listLateSeatsAs } from './late-seats.server.ts'

openTestDatabase()

const HOUR_MS = 3_600_000
const listLateSeats = inPool('panel', listLateSeatsAs)

type Event = Parameters<typeof makeEvent>[0]

/** Of three, `hours` before the dinner; the terms ask for 48. */
async function bookTable(hours: number, given: Event = {}) {
  const event = await makeEvent({ date: new Date(Date.now() + hours * HOUR_MS), ...given })
  const guests = ['Montserrat Vilar Puig', 'Aina', 'Biel'].map((fullName) => ({ fullName }))
  const { id } = accepted(await bookParty(event, montserrat(), guests))
  return { event, id, token: tokenOf({ id }) }
}

type Table = Awaited<ReturnType<typeof bookTable>>

/** The guests at these places stay, and others come. */
async function keep({ id, token }: Table, places: number[], others: string[] = []) {
  const party = await findPartyById(id)
  const stay = places.map((place) => party!.guests[place]!).map((guest) => ({ id: guest.id, fullName: guest.fullName }))
  const guests = [...stay, ...others.map((fullName) => ({ fullName }))]
  expect(await changeBooking(token, party!.version, guests)).toMatchObject({ ok: true })
}

const lateSeatsOf = async ({ event }: Table) =>
  (await listLateSeats())
    .filter(({ eventId }) => eventId === event)
    .map(({ name, seats, left, paid, isPayable }) => ({ name, seats, left, paid, isPayable }))

const name = 'Montserrat Vilar Puig'

describe('Seats that guests give up after the notice', () => {
  test('are a task, of a part of a booking as of a whole one, with what was paid for them', async () => {
    const [part, whole] = [await bookTable(30), await bookTable(30)]
    await payAll(part.event)
    await keep(part, [0, 1])
    await cancelBooking(whole.token)
    expect(await lateSeatsOf(part)).toEqual([{ name, seats: 1, left: 2, paid: 85, isPayable: true }])
    expect(await lateSeatsOf(whole)).toEqual([{ name, seats: 3, left: 0, paid: 0, isPayable: true }])
    await cancelBooking(part.token)
    expect(await lateSeatsOf(part)).toEqual([{ name, seats: 3, left: 0, paid: 255, isPayable: true }])
  })

  test('speak of no payment when they are free or invited', async () => {
    const [free, invited] = [await bookTable(30, { price: 0 }), await bookTable(30)]
    await updateRow(eventParties, invited.id, { paymentState: 'invited' })
    for (const table of [free, invited]) {
      await keep(table, [0, 1])
      expect(await lateSeatsOf(table)).toMatchObject([{ seats: 1, paid: 0, isPayable: false }])
    }
  })

  test('are no task in time, after a change of the event, given to others, or cancelled by the office', async () => {
    const inTime = await bookTable(50)
    await keep(inTime, [0])
    const changed = await bookTable(30)
    const changedAt = new Date(Date.now() + 1)
    await updateRow(events, changed.event, { changedAt })
    await keep(changed, [0])
    const swapped = await bookTable(30)
    await keep(swapped, [0, 1], ['Carla'])
    const byOffice = await bookTable(30)
    await keep(byOffice, [0])
    const office = { cancelledBy: 'office' } as const
    await database.update(eventRegistrations).set(office).where(eq(eventRegistrations.eventId, byOffice.event))
    for (const table of [inTime, changed, swapped, byOffice]) expect(await lateSeatsOf(table)).toEqual([])
    await keep(swapped, [0])
    expect(await lateSeatsOf(swapped)).toMatchObject([{ seats: 2, left: 1 }])
  })

  test('are a task until the kitchen has a sheet without them, or the dinner begins', async () => {
    const [told, begun] = [await bookTable(30), await bookTable(30)]
    await keep(told, [0])
    await keep(begun, [0])
    const sheet = { number: 1, recipient: 'cuina@example.org', language: 'ca', snapshot: 'x', covers: 1 } as const
    const id = randomUUID()
    await database.insert(kitchenSheets).values({ ...sheet, id, tokenHash: id, eventId: told.event })
    await updateRow(events, begun.event, { date: new Date() })
    expect([await lateSeatsOf(told), await lateSeatsOf(begun)]).toEqual([[], []])
    await cancelBooking(told.token)
    expect(await lateSeatsOf(told)).toMatchObject([{ seats: 1, left: 0 }])
  })
})
