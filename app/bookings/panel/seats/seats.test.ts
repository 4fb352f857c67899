import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, isNotNull, isNull, like, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, eventCheckins, eventParties, eventRegistrations, events, mails } from '#app/database/schema.ts'
import { cancelBooking } from '#app/bookings/cancellations/cancellations.server.ts'
import { composeRegistrationReceipt } from '#app/bookings/cancellations/receipt-message.server.tsx'
import { markAttendance } from '#app/bookings/attendance/mark-attendance.server.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { cancelParty } from '#app/bookings/parties/cancel-party.server.ts'
import { changeParty } from '#app/bookings/parties/change-party.server.ts'
import { findPartyById } from '#app/bookings/parties/find-party.server.ts'
import { giveGuestLinks, guestTokenHash } from '#app/bookings/parties/guest-links.server.ts'
import { partyLinkToken, partyTokenHash } from '#app/bookings/parties/party-links.server.ts'
import { joinWaitingList } from '#app/waiting-list/joining.server.ts'
import { readListRequest } from '#app/platform/forms/list-request.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { makeEvent, montserrat, payAll } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf, updateRow } from '#tests/harness/rows.ts'
import { mailData } from '#tests/harness/mail-data.ts'
import { root } from '#tests/harness/test-postgres.ts'
import { seatsBeyond } from '#app/bookings/parties/beyond-capacity.ts'
import { listBookings } from '#app/bookings/panel/shared/booking-list.server.ts'
import type { BookingFilter } from '#app/bookings/panel/shared/booking-listing.server.ts'
import { addBooking } from '#app/bookings/panel/shared/add-booking.server.ts'
import { undoBurst } from '#app/bookings/panel/bursts.server.ts'
import { settleRefund } from '#app/bookings/panel/refunds.server.ts'
import { addGuest, cancelSeats, moveSeats, restoreBooking, restoreSeat } from './seats.server.ts'

const secretary = { id: 'secretaria' }

openTestDatabase('empty', 'panel')

const all = readListRequest(new URL('http://x/'))
const listed = async (event: number, filter: BookingFilter = null) =>
  (await listBookings(event, { request: all, filter, order: 'nombre' })).rows
const counted = async (event: number) =>
  (
    await database
      .select({ seats: events.maxParticipants, registered: events.registered, held: events.held })
      .from(events)
      .where(eq(events.id, event))
  )[0]

async function book(event: number, fullName: string, others: string[] = []) {
  const contact = montserrat({ fullName, email: `${fullName.toLowerCase()}@example.org` })
  return accepted(
    await bookParty(
      event,
      contact,
      [fullName, ...others].map((name) => ({ fullName: name })),
    ),
  ).id
}

async function tokenOf(id: string) {
  const [party] = await database.select().from(eventParties).where(eq(eventParties.id, id))
  return (party && partyLinkToken(party)) ?? ''
}

const wait = async (event: number, fullName: string, size: number) => {
  const contact = montserrat({ fullName, email: `${fullName.toLowerCase()}@example.org` })
  return accepted(await joinWaitingList(event, contact, size)).id
}

const noDiet = { allergens: [], ways: [] }
const byPhone = {
  full_name: 'Remei',
  email: undefined,
  phone: '938 85 00 11',
  language: 'ca' as const,
  seats: 1,
  guests: [],
  guest_names: [],
  informed: 'on' as const,
  ...noDiet,
}
const guestOf = (id: string, reason?: string) => ({
  party_id: id,
  full_name: 'Laia',
  menu_option: null,
  reason,
  ...noDiet,
})
const reasonsOf = (event: string) =>
  database.select({ fields: auditLog.fields }).from(auditLog).where(eq(auditLog.action, event))

describe('What the club owes', () => {
  const owed = async (id: string) => (await rowOf(eventParties, id)).refundDue
  const held = { hold: 'held', heldUntil: new Date(Date.now() + 1_800_000), origin: 'burst' } as const

  test('is nothing for seats that nobody has confirmed', async () => {
    const event = await makeEvent({ price: 85 })
    const id = await book(event, 'Rosa', ['Laia'])
    await updateRow(eventParties, id, held)
    expect(await cancelSeats(event, id, [id], secretary)).toMatchObject({ ok: true, seats: 1 })
    expect(await owed(id)).toBeNull()
  })

  test('is the price of the confirmed bookings of a burst that it undoes', async () => {
    const event = await makeEvent({ price: 85 })
    const [real, false_] = [await book(event, 'Real', ['Pau']), await book(event, 'Fals')]
    const run = { ...held, origin: 'other-burst' }
    await database.update(eventParties).set(run).where(eq(eventParties.eventId, event))
    await updateRow(eventParties, real, { hold: 'confirmed' })
    await payAll(event)
    const undone = await undoBurst(event, { id: real, confirmedToo: true, notify: false }, secretary)
    expect(undone).toMatchObject({ freed: 3 })
    expect([await owed(real), await owed(false_)]).toEqual([170, null])
  })

  test('is nothing once such a booking is restored; undone again, it is told again', async () => {
    const event = await makeEvent({ price: 85 })
    const id = await book(event, 'Vera')
    await payAll(event)
    const confirmed = { hold: 'confirmed', origin: 'third-burst' } as const
    const told = and(eq(mails.kind, 'registration-cancelled'), like(mails.ref, `${id}:v%`))
    for (const times of [1, 2]) {
      await updateRow(eventParties, id, confirmed)
      await undoBurst(event, { id, confirmedToo: true, notify: false }, secretary)
      expect([await owed(id), await database.$count(mails, told)]).toEqual([85, times])
      await database.update(mails).set({ status: 'sent' }).where(told)
      expect(await restoreBooking(event, id, undefined, secretary)).toEqual({ ok: true })
      expect(await owed(id)).toBeNull()
    }
  })
})

test('One seat that the office cancels is told to the contact, with its guest and the seats that stay', async () => {
  const event = await makeEvent({ price: 85 })
  const id = await book(event, 'Rosa', ['Iolanda Puig', 'Pau Mas'])
  const tell = async (guest: string) => {
    expect(await cancelSeats(event, id, [guest], secretary)).toMatchObject({ ok: true, seats: 1, mailed: true })
    const told = and(eq(mails.kind, 'registration-receipt'), like(mails.ref, `${id}:%`), eq(mails.status, 'queued'))
    const [row] = await database.select().from(mails).where(told)
    const data = mailData('registration-receipt', row)
    await database.update(mails).set({ status: 'sent' }).where(told)
    const written = await Promise.all((['es', 'ca'] as const).map((each) => composeRegistrationReceipt(data, each)))
    return written.map((mail) => `${mail?.subject}. ${mail?.text.replace(/\s+/g, ' ')}`)
  }
  const [, iolanda, pau] = (await listed(event))[0]?.guests ?? []
  const [first, firstCa] = await tell(iolanda?.id ?? '')
  expect(first).toMatch(
    /^Tu reserva en .* es ahora para 2\. .*Se ha cancelado la plaza de Iolanda Puig\. Quedan 2 plazas\./,
  )
  expect(firstCa).toMatch(/^La teva reserva a .* per a 2\. .*la plaça de Iolanda Puig\. Queden 2 places\./)
  const [last, lastCa] = await tell(pau?.id ?? '')
  expect(last).toMatch(/es ahora para 1\. .*Se ha cancelado la plaza de Pau Mas\. Queda 1 plaza\./)
  expect(lastCa).toMatch(/és ara per a 1\. .*la plaça de Pau Mas\. Queda 1 plaça\./)
  for (const text of [first, last]) expect(text).not.toMatch(/Os hemos guardado|Si no has sido tú/)
  expect(last).not.toContain('Iolanda')
})

describe('What the release before owes', () => {
  const unname = (id: string) =>
    database.update(eventRegistrations).set({ refundDue: null }).where(eq(eventRegistrations.partyId, id))
  const dueOf = async (event: number) => (await listed(event, 'canceladas')).map(({ refundDue }) => refundDue)

  test('is nothing once the whole booking is restored', async () => {
    const event = await makeEvent({ price: 85 })
    const id = await book(event, 'Rosa', ['Laia', 'Pau'])
    await payAll(event)
    await cancelBooking(await tokenOf(id))
    await unname(id)
    expect(await dueOf(event)).toEqual([255])
    expect(await restoreBooking(event, id, undefined, secretary)).toEqual({ ok: true })
    expect(await listed(event)).toMatchObject([{ size: 3, refundDue: null }])
  })

  test('is of the seats cancelled last, so that a restored one takes back its part', async () => {
    const event = await makeEvent({ price: 85 })
    const id = await book(event, 'Rosa', ['Laia', 'Pau', 'Nil'])
    await payAll(event)
    const [booking] = await listed(event)
    const [, laia = '', pau = '', nil = ''] = (booking?.guests ?? []).map((guest) => guest.id)
    await cancelSeats(event, id, [laia], secretary)
    await settleRefund(event, id, true, secretary)
    await cancelSeats(event, id, [pau, nil], secretary)
    await unname(id)
    const [, backfill = ''] = readFileSync(join(root, 'migrations/before-2/0042_seat_refunds.sql'), 'utf8').split(
      '--> statement-breakpoint',
    )
    await database.execute(sql.raw(backfill))
    for (const [guest, due] of [
      [laia, 170],
      [pau, 85],
      [nil, null],
    ] as const) {
      expect(await restoreSeat(event, guest, undefined, secretary)).toEqual({ ok: true })
      expect(await listed(event)).toMatchObject([{ refundDue: due }])
    }
  })
})

describe('Whatever is cancelled, restored and ticked', () => {
  const DAY_MS = 86_400_000
  type Seat = { id: string; group: number; live: boolean; owes: number; /** Of the payment. */ share: number | null }

  /** Numbers from 0 to 1, always the same ones of a seed (an LCG of Numerical Recipes). */
  const drawFrom = (seed: number) => {
    let state = seed
    return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
  }

  test.each([1, 2, 3, 4, 5, 6])('a party owes what its cancelled seats owe (sequence %i)', async (seed) => {
    const draw = drawFrom(seed)
    const event = await makeEvent({ price: 85.1 })
    const id = await book(event, `Rosa${seed}`, ['Laia', 'Pau', 'Nil'])
    await payAll(event)
    const [booking] = await listed(event)
    const seats: Seat[] = (booking?.guests ?? []).map((guest) => ({
      id: guest.id,
      group: 0,
      live: true,
      owes: 0,
      share: 85.1,
    }))
    let settled = false
    const restore = (these: Seat[]) => {
      for (const seat of these) Object.assign(seat, { live: true, owes: settled ? seat.owes : 0 })
    }
    const acts = {
      cancel: async (step: number) => {
        const inTime = draw() < 0.7
        await updateRow(events, event, { date: new Date(Date.now() + (inTime ? 7 : 1) * DAY_MS) })
        const live = seats.filter((seat) => seat.live)
        const chosen = draw() < 0.3 ? live : live.filter(() => draw() < 0.4)
        const ids = chosen.map((seat) => seat.id)
        expect((await cancelSeats(event, id, ids, secretary)).ok).toBe(chosen.length > 0)
        const owing = inTime ? chosen.filter(({ share }) => share) : []
        if (settled && owing.length > 0) for (const seat of seats) seat.owes = 0
        if (owing.length > 0) settled = false
        for (const seat of owing) seat.owes = seat.share ?? 0
        for (const seat of chosen) Object.assign(seat, { live: false, group: step })
      },
      'restore-seat': async () => {
        const isBooked = seats.some((seat) => seat.live)
        const [seat] = seats.filter(({ live }) => !live).toSorted(() => draw() - 0.5)
        if (!seat) return
        expect((await restoreSeat(event, seat.id, undefined, secretary)).ok).toBe(isBooked)
        if (isBooked) restore([seat])
      },
      restore: async () => {
        const isCancelled = seats.every((seat) => !seat.live)
        expect((await restoreBooking(event, id, undefined, secretary)).ok).toBe(isCancelled)
        const last = Math.max(...seats.map(({ group }) => group))
        if (isCancelled) restore(seats.filter(({ group }) => group === last))
        if (isCancelled && seats.every(({ share }) => !share)) for (const seat of seats) seat.share = null
      },
      settle: async () => {
        const due = !settled && seats.some(({ owes }) => owes > 0)
        expect(await settleRefund(event, id, true, secretary)).toBe(due)
        settled ||= due
        if (due) for (const seat of seats) if (seat.share !== null) seat.share -= seat.owes
      },
      reopen: async () => {
        expect(await settleRefund(event, id, false, secretary)).toBe(settled)
        if (settled) for (const seat of seats) if (seat.share !== null) seat.share += seat.owes
        if (settled) for (const seat of seats.filter(({ live }) => live)) seat.owes = 0
        settled = false
      },
    }
    const names = ['cancel', 'cancel', 'restore-seat', 'restore', 'settle', 'reopen'] as const
    for (let step = 1; step <= 30; step++) {
      const name = names[Math.floor(draw() * names.length)] ?? 'cancel'
      await acts[name](step)
      const party = await rowOf(eventParties, id)
      const owed = seats.reduce((sum, { owes }) => sum + owes, 0)
      expect([step, name, party.refundSettledAt !== null]).toEqual([step, name, settled])
      if (!settled) expect([step, name, party.refundDue ?? 0]).toEqual([step, name, Number(owed.toFixed(2))])
      const held = seats.reduce((sum, { share }) => sum + (share ?? 0), 0)
      expect([step, name, party.paidAmount ?? 0]).toEqual([step, name, Number(held.toFixed(2))])
    }
  })
})

test('a confirmed hold that its guest has cancelled can be restored', async () => {
  const event = await makeEvent({ price: 85 })
  const id = await book(event, 'Olga')
  const held = { hold: 'confirmed', origin: 'held-once' } as const
  await updateRow(eventParties, id, held)
  expect(await cancelBooking(await tokenOf(id))).toMatchObject({ ok: true })
  expect(await restoreBooking(event, id, undefined, secretary)).toEqual({ ok: true })
  expect(await listed(event)).toMatchObject([{ id, refundDue: null }])
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

test('A seat that the club cancels is checked in no more, alone or with its party', async () => {
  const event = await makeEvent({ maxParticipants: 12 })
  const still = async () => {
    const seats = and(eq(eventRegistrations.eventId, event), isNotNull(eventRegistrations.attendedAt))
    const checkins = and(eq(eventCheckins.eventId, event), isNull(eventCheckins.undoneAt))
    return [await database.$count(eventRegistrations, seats), await database.$count(eventCheckins, checkins)]
  }
  const seated = async (name: string) => {
    const id = await book(event, name, ['Laia'])
    const guests = (await findPartyById(id))?.guests ?? []
    for (const guest of guests) expect(await markAttendance(event, guest.id, true, secretary)).toBe(true)
    return { id, other: guests[1]?.id ?? '', version: (await findPartyById(id))?.version ?? 0 }
  }
  const [rosa, pau, vera, joan] = [
    await seated('Rosa'),
    await seated('Pau'),
    await seated('Vera'),
    await seated('Joan'),
  ]
  expect(await still()).toEqual([8, 8])
  const alone = [{ id: rosa.id, fullName: 'Rosa' }]
  expect(await changeParty(eq(eventParties.id, rosa.id), rosa.version, alone, { by: 'club' })).toMatchObject({
    ok: true,
    freed: 1,
  })
  expect(await still()).toEqual([7, 7])
  expect(await cancelSeats(event, pau.id, [pau.other], secretary)).toMatchObject({ ok: true })
  expect(await still()).toEqual([6, 6])
  expect(await cancelSeats(event, vera.id, [vera.id, vera.other], secretary)).toMatchObject({ ok: true })
  expect(await still()).toEqual([4, 4])
  expect(await cancelParty(eq(eventParties.id, joan.id), { by: 'club' })).toMatchObject({ ok: true })
  expect(await still()).toEqual([2, 2])
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

const linkHashOf = async (id: string) => (await rowOf(eventRegistrations, id)).cancelTokenHash

test('guests of the release before get links of their own; a link that no key explains is kept', async () => {
  const [old, lost] = [await book(await makeEvent(), 'Old'), await book(await makeEvent(), 'Lost')]
  const setHash = (id: string, cancelTokenHash: string) => updateRow(eventRegistrations, id, { cancelTokenHash })
  await setHash(old, partyTokenHash(old))
  await setHash(lost, 'of a lost key')
  expect([await giveGuestLinks(), await giveGuestLinks()]).toEqual([1, 0])
  expect([await linkHashOf(old), await linkHashOf(lost)]).toEqual([guestTokenHash(old), 'of a lost key'])
})

describe('moving seats', () => {
  test('to another booking frees none, and the contact stays', async () => {
    const event = await makeEvent({ maxParticipants: 4 })
    const ferrer = await book(event, 'Ferrer', ['Pau', 'Laia'])
    const vila = await book(event, 'Vila')
    await wait(event, 'Puig', 1)
    const guests = (await listed(event))[0]?.guests.map(({ id }) => id) ?? []
    const move = (ids: string[], to?: string) => moveSeats(event, { party_id: ferrer, guests: ids, to }, secretary)
    expect(await move([ferrer], vila)).toEqual({ ok: false, reason: 'unknown' })
    const laia = guests[2] ?? ''
    expect(await move([laia], vila)).toEqual({ ok: true, seats: 1 })
    // The contact of the booking before has seen the other one.
    expect(await linkHashOf(laia)).toBe(guestTokenHash(laia, 1))
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
    const moved = { party_id: ferrer, guests: [second, laia], phone: '600 111 222' }
    const corrected = { linkVersion: 1, tokenHash: partyTokenHash(ferrer, 1) }
    await updateRow(eventParties, ferrer, corrected)
    await updateRow(eventRegistrations, laia, { cancelTokenHash: guestTokenHash(laia, 1) })
    expect(await moveSeats(event, moved, secretary)).toEqual({ ok: true, seats: 2 })
    expect(await linkHashOf(laia)).toBe(guestTokenHash(laia, 2))
    expect(await moveSeats(event, { party_id: ferrer, guests: [fourth] }, secretary)).toEqual({
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
