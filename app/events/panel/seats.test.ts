import { and, eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, eventParties, events, mails } from '#app/database/schema.ts'
import { bookParty } from '#app/events/parties/book-party.server.ts'
import { joinWaitingList } from '#app/events/waiting-list/joining.server.ts'
import { readListRequest } from '#app/platform/forms/list-request.ts'
import { makeEvent, montserrat } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { seatsBeyond } from './beyond-capacity.ts'
import { listBookings, type BookingFilter } from './booking-list.server.ts'
import { addBooking } from './bookings.server.ts'
import { undoBurst } from './bursts.server.ts'
import { addGuest, cancelSeats, moveSeats, restoreBooking, restoreSeat } from './seats.server.ts'

const secretary = { id: 'secretaria' }

openTestDatabase('empty', 'panel')

const all = readListRequest(new URL('http://x/'))
const listed = async (event: number, filter: BookingFilter = null) =>
  (await listBookings(event, all, filter, 'nombre')).rows
const counted = async (event: number) =>
  (
    await database
      .select({ seats: events.maxParticipants, registered: events.registered, held: events.held })
      .from(events)
      .where(eq(events.id, event))
  )[0]

async function book(event: number, fullName: string, others: string[] = []) {
  const contact = montserrat({ fullName, email: `${fullName.toLowerCase()}@example.org` })
  const outcome = await bookParty(
    event,
    contact,
    [fullName, ...others].map((name) => ({ fullName: name })),
  )
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.id
}

const wait = async (event: number, fullName: string, size: number) => {
  const contact = montserrat({ fullName, email: `${fullName.toLowerCase()}@example.org` })
  const outcome = await joinWaitingList(event, contact, size)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.id
}

const byPhone = {
  full_name: 'Remei',
  email: undefined,
  phone: '938 85 00 11',
  language: 'ca' as const,
  seats: 1,
  guests: [],
  informed: 'on' as const,
}
const guestOf = (id: string, reason?: string) => ({ registration_id: id, full_name: 'Laia', reason })
const reasonsOf = (event: string) =>
  database.select({ fields: auditLog.fields }).from(auditLog).where(eq(auditLog.action, event))

describe('What the club owes', () => {
  const owed = async (id: string) =>
    (await database.select({ due: eventParties.refundDue }).from(eventParties).where(eq(eventParties.id, id)))[0]?.due
  const held = { hold: 'held', heldUntil: new Date(Date.now() + 1_800_000), origin: 'burst' } as const

  test('is nothing for seats that nobody has confirmed', async () => {
    const event = await makeEvent({ price: 85 })
    const id = await book(event, 'Rosa', ['Laia'])
    await database.update(eventParties).set(held).where(eq(eventParties.id, id))
    expect(await cancelSeats(event, id, [id], secretary)).toMatchObject({ ok: true, seats: 1 })
    expect(await owed(id)).toBeNull()
  })

  test('is the price of the confirmed bookings of a burst that it undoes', async () => {
    const event = await makeEvent({ price: 85 })
    const [real, false_] = [await book(event, 'Real', ['Pau']), await book(event, 'Fals')]
    const run = { ...held, origin: 'other-burst' }
    await database.update(eventParties).set(run).where(eq(eventParties.eventId, event))
    await database.update(eventParties).set({ hold: 'confirmed' }).where(eq(eventParties.id, real))
    const undone = await undoBurst(event, { id: real, confirmedToo: true, notify: false }, secretary)
    expect(undone).toMatchObject({ freed: 3 })
    expect([await owed(real), await owed(false_)]).toEqual([170, null])
  })

  test('is nothing once such a booking is restored; undone again, it is told again', async () => {
    const event = await makeEvent({ price: 85 })
    const id = await book(event, 'Vera')
    const confirmed = { hold: 'confirmed', origin: 'third-burst' } as const
    const told = and(eq(mails.kind, 'registration-cancelled'), like(mails.ref, `${id}:v%`))
    for (const times of [1, 2]) {
      await database.update(eventParties).set(confirmed).where(eq(eventParties.id, id))
      await undoBurst(event, { id, confirmedToo: true, notify: false }, secretary)
      expect([await owed(id), await database.$count(mails, told)]).toEqual([85, times])
      await database.update(mails).set({ status: 'sent' }).where(told)
      expect(await restoreBooking(event, id, undefined, secretary)).toEqual({ ok: true })
      expect(await owed(id)).toBeNull()
    }
  })
})

test('What beyond means: missing seats, and who waits before', () => {
  const waiting = [
    { id: 'a', name: 'Soler', size: 4 },
    { id: 'b', name: 'Bosch', size: 1 },
    { id: 'c', name: 'Llopis', size: 2 },
  ]
  const room = { capacity: 84, free: 1, waiting }
  expect(seatsBeyond(room, 2, 'c')).toEqual({ chairs: 1, from: 84, to: 85, passed: ['Soler', 'Bosch'] })
  expect(seatsBeyond(room, 1, 'b')).toBeNull()
  expect(seatsBeyond(room, 1)).toEqual({ chairs: 0, from: 84, to: 84, passed: ['Soler', 'Bosch', 'Llopis'] })
  expect(seatsBeyond({ ...room, waiting: [] }, 1)).toBeNull()
})

describe('a guest more', () => {
  test('takes a seat, and beyond the capacity only with a reason', async () => {
    const event = await makeEvent({ maxParticipants: 2 })
    const ferrer = await book(event, 'Ferrer')
    expect(await addGuest(event, guestOf(ferrer), secretary)).toEqual({ ok: true })
    expect(await addGuest(event, guestOf(ferrer), secretary)).toEqual({ ok: false, reason: 'full' })
    expect(await addGuest(event, guestOf(ferrer, 'Una silla más'), secretary)).toEqual({ ok: true })
    expect(await counted(event)).toEqual({ seats: 3, registered: 3, held: 0 })
    expect(await listed(event)).toMatchObject([{ size: 3, guests: [{}, { fullName: 'Laia' }, { fullName: 'Laia' }] }])
    expect(await reasonsOf('registration.seated-beyond')).toContainEqual({ fields: ['+1', 'Una silla más'] })
  })

  test('is not seated before who waits and fits, but with a reason', async () => {
    const event = await makeEvent({ maxParticipants: 2, offers: 'manual' })
    const ferrer = await book(event, 'Ferrer', ['Pau'])
    const puig = await wait(event, 'Puig', 1)
    const [booking] = await listed(event)
    await cancelSeats(event, ferrer, [booking?.guests[1]?.id ?? ''], secretary)
    expect(await addBooking(event, byPhone, secretary)).toEqual({ ok: false, reason: 'line' })
    expect(await addBooking(event, { ...byPhone, reason: 'Lo pide la Fonda' }, secretary)).toMatchObject({ ok: true })
    expect(await counted(event)).toEqual({ seats: 2, registered: 2, held: 0 })
    expect(puig).toBeTruthy()
  })
})

describe('a cancelled booking', () => {
  test('gets its seats back with its guests, and owes no refund', async () => {
    const event = await makeEvent({ price: 40, maxParticipants: 3 })
    const roca = await book(event, 'Roca', ['Pau', ''])
    const [booking] = await listed(event)
    await cancelSeats(event, roca, booking?.guests.map(({ id }) => id) ?? [], secretary)
    expect(await counted(event)).toMatchObject({ registered: 0 })
    expect(await restoreBooking(event, roca, undefined, secretary)).toEqual({ ok: true })
    expect(await restoreBooking(event, roca, undefined, secretary)).toEqual({ ok: false, reason: 'unknown' })
    expect(await listed(event)).toMatchObject([
      { size: 3, refundDue: null, guests: [{ fullName: 'Roca' }, { fullName: 'Pau' }, { fullName: '' }] },
    ])
    expect(await counted(event)).toEqual({ seats: 3, registered: 3, held: 0 })
  })

  test('is refused when its seats are taken or the person is booked again', async () => {
    const event = await makeEvent({ maxParticipants: 1 })
    const roca = await book(event, 'Roca')
    await cancelSeats(event, roca, [roca], secretary)
    await book(event, 'Roca')
    expect(await restoreBooking(event, roca, 'Una silla', secretary)).toEqual({ ok: false, reason: 'already' })
    expect(await restoreBooking(event, roca, undefined, secretary)).toEqual({ ok: false, reason: 'full' })
    expect(await counted(event)).toEqual({ seats: 1, registered: 1, held: 0 })
  })

  test('a freed seat is offered, and one cancelled guest comes back', async () => {
    const event = await makeEvent({ maxParticipants: 2, offers: 'manual' })
    const ferrer = await book(event, 'Ferrer', ['Pau'])
    const [pau] = (await listed(event))[0]?.guests.slice(1) ?? []
    await cancelSeats(event, ferrer, [pau?.id ?? ''], secretary)
    expect(await listed(event)).toMatchObject([{ size: 1, cancelledGuests: [{ fullName: 'Pau' }] }])
    expect(await restoreSeat(event, pau?.id ?? '', undefined, secretary)).toEqual({ ok: true })
    expect(await restoreSeat(event, pau?.id ?? '', undefined, secretary)).toEqual({ ok: false, reason: 'unknown' })
    expect(await counted(event)).toEqual({ seats: 2, registered: 2, held: 0 })
  })
})

describe('moving seats', () => {
  test('to another booking frees none, and the contact stays', async () => {
    const event = await makeEvent({ maxParticipants: 4 })
    const ferrer = await book(event, 'Ferrer', ['Pau', 'Laia'])
    const vila = await book(event, 'Vila')
    await wait(event, 'Puig', 1)
    const guests = (await listed(event))[0]?.guests.map(({ id }) => id) ?? []
    const move = (ids: string[], to?: string) =>
      moveSeats(event, { registration_id: ferrer, guests: ids, to }, secretary)
    expect(await move([ferrer], vila)).toEqual({ ok: false, reason: 'unknown' })
    expect(await move([guests[2] ?? ''], vila)).toEqual({ ok: true, seats: 1 })
    expect(await listed(event)).toMatchObject([
      { contactName: 'Ferrer', size: 2 },
      { contactName: 'Vila', size: 2, guests: [{ fullName: 'Vila' }, { fullName: 'Laia' }] },
    ])
    expect(await counted(event)).toEqual({ seats: 4, registered: 4, held: 0 })
  })

  test('to a new booking by phone, whose contact is the first with a name', async () => {
    const event = await makeEvent()
    const ferrer = await book(event, 'Ferrer', ['', 'Laia', ''])
    const guests = (await listed(event))[0]?.guests.map(({ id }) => id) ?? []
    const [, second = '', laia = '', fourth = ''] = guests
    const moved = { registration_id: ferrer, guests: [second, laia], phone: '600 111 222' }
    expect(await moveSeats(event, moved, secretary)).toEqual({ ok: true, seats: 2 })
    expect(await moveSeats(event, { registration_id: ferrer, guests: [fourth] }, secretary)).toEqual({
      ok: false,
      reason: 'name-missing',
    })
    expect(await listed(event)).toMatchObject([
      { contactName: 'Ferrer', size: 2 },
      { id: laia, contactName: 'Laia', size: 2, email: null, phone: '600 111 222', byClub: true },
    ])
    expect(await counted(event)).toMatchObject({ registered: 4 })
  })
})
