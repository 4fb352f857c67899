import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventParties, eventRegistrations, events, mails } from '#app/database/schema.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { changeBooking } from '#app/bookings/parties/change-booking.server.ts'
import { findPartyById } from '#app/bookings/parties/find-party.server.ts'
import { cancelSeats as cancelSeatsAs } from '#app/bookings/panel/seats/seats.server.ts'
import { clubTime } from '#app/platform/club-time.ts'
import { linkToken } from '#app/platform/secrets/secrets.server.ts'
import { joinWaitingList } from '#app/waiting-list/joining.server.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { makeEvent, montserrat, payAll, tokenOf } from '#tests/fixtures.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf, updateRow } from '#tests/harness/rows.ts'
import { mailData } from '#tests/harness/mail-data.ts'
import { cancelBooking } from './cancellations.server.ts'
import { listLateSeats as listLateSeatsAs } from './late-seats.server.ts'
import { composeRegistrationLeft } from './left-message.server.tsx'
import { cancelOwnSeat as cancelOwnSeatAs, findOwnSeat as findOwnSeatAs } from './own-seat.server.ts'
import { composeRegistrationReceipt } from './receipt-message.server.tsx'

openTestDatabase()

const p = eventParties
const r = eventRegistrations
const HOUR_MS = 3_600_000
// In the day, when offers begin, and far from a change of the clocks.
const noon = clubTime(`${new Date().getFullYear() + 1}-07-01T12:00`).moment!.getTime()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
})
afterAll(() => {
  vi.useRealTimers()
})

const cancelOwnSeat = inPool('public', cancelOwnSeatAs)
const findOwnSeat = inPool('public', findOwnSeatAs)
const cancelSeats = inPool('panel', cancelSeatsAs)
const listLateSeats = inPool('panel', listLateSeatsAs)

type Event = Parameters<typeof makeEvent>[0]

/** Of Montserrat, Aina and Biel, who have paid, `hours` before the dinner; the terms ask for 48. */
async function bookTable(hours: number, given: Event = {}) {
  const event = await makeEvent({ date: new Date(noon + hours * HOUR_MS), ...given })
  const guests = ['Montserrat Vilar Puig', 'Aina', 'Biel'].map((fullName) => ({ fullName }))
  const { id } = accepted(await bookParty(event, montserrat(), guests))
  await payAll(event)
  const [, aina, biel] = await seatsOf(id)
  return { event, id, contact: linkOf({ id }), aina: linkOf(aina!), biel: linkOf(biel!) }
}

type Table = Awaited<ReturnType<typeof bookTable>>

const linkOf = ({ id }: { id: string }) => linkToken('guest', id)

function seatsOf(party: string) {
  return database
    .select({ id: r.id, fullName: r.fullName })
    .from(r)
    .where(and(eq(r.partyId, party), isNull(r.cancelledAt)))
    .orderBy(asc(r.position))
}

const namesOf = async ({ id }: Table) => (await seatsOf(id)).map(({ fullName }) => fullName)

async function partyOf({ id }: Table) {
  const party = await rowOf(p, id)
  return party
}

/** As the page that is open shows it. */
async function leave(link: string) {
  const seat = await findOwnSeat(link)
  return cancelOwnSeat(link, seat?.guest.version ?? 0)
}

function mailsOf({ id }: Table) {
  return database
    .select()
    .from(mails)
    .where(sql`${mails.data}->>'partyId' = ${id} and ${mails.kind} in ('registration-receipt', 'registration-left')`)
    .orderBy(asc(mails.kind))
}

const inOneLine = (message: { text: string } | null) => message?.text.replace(/\s+/g, ' ')

describe('A guest who cannot come', () => {
  test('gives up the own seat: the refund is owed, the contact gets the receipt, the club learns of it', async () => {
    const table = await bookTable(50)
    expect(await leave(table.aina)).toEqual({ ok: true, contactHasEmail: true })
    expect(await namesOf(table)).toEqual(['Montserrat Vilar Puig', 'Biel'])
    expect(await partyOf(table)).toMatchObject({ state: 'booked', size: 2, refundDue: 85, refundSettledAt: null })
    const event = await rowOf(events, table.event)
    expect(event.registered).toBe(2)
    const [left, receipt] = await mailsOf(table)
    const data = mailData('registration-receipt', receipt)
    expect(mailData('registration-left', left)).toEqual(data)
    expect(data.fewer).toMatchObject({ seats: 1, refund: 85, isForfeited: false })
    expect(receipt?.recipient).toBe(montserrat().email)
    const sent = inOneLine(await composeRegistrationReceipt(data, 'es'))
    for (const words of ['Se ha cancelado la plaza de Aina.', 'Quedan 2 plazas.', '85 €']) expect(sent).toContain(words)
    expect(inOneLine(await composeRegistrationLeft(data, 'es'))).toContain('1 de 3')
    expect(await findOwnSeat(table.aina)).toMatchObject({ state: 'cancelled' })
  })

  test('after the notice gives no refund, and the seat is a late one of the queue, also after the deadline of changes', async () => {
    const table = await bookTable(30, { editsUntil: new Date(noon + HOUR_MS) })
    vi.setSystemTime(noon + 2 * HOUR_MS)
    expect(await findOwnSeat(table.biel)).toMatchObject({ state: 'open', inTime: false, isPayable: true })
    expect((await leave(table.biel)).ok).toBe(true)
    expect((await partyOf(table)).refundDue).toBeNull()
    expect(mailData('registration-receipt', (await mailsOf(table))[1]).fewer).toMatchObject({
      refund: 0,
      isForfeited: true,
    })
    expect((await listLateSeats()).filter(({ partyId }) => partyId === table.id)).toMatchObject([
      { name: 'Montserrat Vilar Puig', seats: 1, left: 2, paid: 85, isPayable: true },
    ])
  })

  test('leaves the seat to who waits first', async () => {
    const table = await bookTable(200, { maxParticipants: 3 })
    const contact = montserrat({ fullName: 'Berta Soler', email: 'berta@example.org' })
    const joined = await joinWaitingList(table.event, contact, 1)
    expect(joined.ok).toBe(true)
    expect((await leave(table.aina)).ok).toBe(true)
    const waiting = await rowOf(p, joined.ok ? joined.id : '')
    expect(waiting.state).toBe('offered')
  })

  test('and presses several times at once frees one seat', async () => {
    const table = await bookTable(50)
    const version = (await findOwnSeat(table.aina))?.guest.version ?? 0
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancelOwnSeat(table.aina, version)))
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.reason)).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'cancelled'),
      'ok',
    ])
    expect(await leave(table.aina)).toEqual({ ok: false, reason: 'cancelled' })
    expect(await partyOf(table)).toMatchObject({ size: 2, refundDue: 85 })
    expect(await mailsOf(table)).toHaveLength(2)
  })

  test('at the moment when another does: each seat is freed, with its refund and its receipt', async () => {
    const table = await bookTable(50)
    const answers = await Promise.all([leave(table.aina), leave(table.biel)])
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await namesOf(table)).toEqual(['Montserrat Vilar Puig'])
    expect(await partyOf(table)).toMatchObject({ size: 1, refundDue: 170 })
    expect(await mailsOf(table)).toHaveLength(4)
  })

  test('at the moment when the contact cancels frees the seats once', async () => {
    const table = await bookTable(50)
    await Promise.all([leave(table.aina), cancelBooking(tokenOf(table))])
    expect(await namesOf(table)).toEqual([])
    expect((await partyOf(table)).refundDue).toBe(255)
    const event = await rowOf(events, table.event)
    expect(event.registered).toBe(0)
  })

  test('and has the seat as the last one, since the club has cancelled that of the contact, ends the booking', async () => {
    const table = await bookTable(50)
    await cancelSeats(table.event, table.id, [table.id, (await seatsOf(table.id))[2]!.id], { id: 'montse' })
    expect((await leave(table.aina)).ok).toBe(true)
    expect(await partyOf(table)).toMatchObject({ state: 'cancelled', cancelledBy: 'guest', refundDue: 255 })
  })
})

describe('It is refused', () => {
  test('over an older version of the seat, which another person may have now', async () => {
    const table = await bookTable(50)
    const version = (await findOwnSeat(table.aina))?.guest.version ?? 0
    const party = await findPartyById(table.id)
    const guests = party!.guests.map(({ id, fullName }) => ({ id, fullName: fullName === 'Aina' ? 'Aïna' : fullName }))
    expect((await changeBooking(tokenOf(table), party!.version, guests)).ok).toBe(true)
    expect(await cancelOwnSeat(table.aina, version)).toEqual({ ok: false, reason: 'conflict' })
    expect(await namesOf(table)).toHaveLength(3)
    expect((await leave(table.aina)).ok).toBe(true)
  })

  test('to the contact, who has the link of the booking', async () => {
    const table = await bookTable(50)
    expect(await leave(table.contact)).toEqual({ ok: false, reason: 'contact' })
  })

  test('once the event has begun or is cancelled, and to a link that opens nothing', async () => {
    const begun = await bookTable(50)
    vi.setSystemTime(noon + 50 * HOUR_MS)
    expect(await leave(begun.aina)).toEqual({ ok: false, reason: 'begun' })
    vi.setSystemTime(noon)
    const cancelled = await bookTable(50)
    await updateRow(events, cancelled.event, { status: 'cancelled' })
    expect(await leave(cancelled.aina)).toEqual({ ok: false, reason: 'cancelled' })
    expect(await leave(tokenOf(cancelled))).toEqual({ ok: false, reason: 'unknown' })
    for (const table of [begun, cancelled]) expect(await namesOf(table)).toHaveLength(3)
  })
})
