import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { cancelBooking } from '#app/bookings/cancellations/cancellations.server.ts'
import { cancelEvent } from '#app/bookings/event-acts/cancel-event.server.ts'
import { settleRefund } from '#app/bookings/panel/refunds.server.ts'
import {
  addGuest,
  cancelSeats,
  moveSeats,
  restoreBooking,
  restoreSeat,
} from '#app/bookings/panel/seats/seats.server.ts'
import { makeEvent, montserrat, tokenOf } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf, updateRow } from '#tests/harness/rows.ts'
import { bookParty } from './book-party.server.ts'
import { recordPayments, type Payment } from './payments.server.ts'

openTestDatabase('empty', 'panel')

const HOUR = 3_600_000
const treasurer = { id: 'tresoreria' }
const byTransfer = { state: 'paid', way: 'transfer' } as const

/** A booking for `size` at 85 € each. */
async function booked(size: number, given: Parameters<typeof makeEvent>[0] = {}) {
  const event = await makeEvent(given)
  const guests = Array.from({ length: size }, (_, index) => ({ fullName: index === 0 ? 'Montserrat Vilar Puig' : '' }))
  const outcome = await bookParty(event, montserrat(), guests)
  return { event, id: outcome.ok ? outcome.id : '' }
}

const partyOf = (id: string) => rowOf(eventParties, id)
const guestsOf = async (id: string) => {
  const rows = await database
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.partyId, id))
    .orderBy(asc(eventRegistrations.position))
  return rows.map((row) => row.id)
}
async function note({ event, id }: { event: number; id: string }, payment: Payment, version?: number) {
  const seen = { id, version: version ?? (await partyOf(id)).paymentVersion }
  const { refused } = await recordPayments(event, [seen], payment, treasurer)
  return refused[0]?.reason ?? 'noted'
}

describe('The payment of a booking', () => {
  test('is unpaid at first, and is noted with amount, way, when and by whom', async () => {
    const party = await booked(2)
    expect(await partyOf(party.id)).toMatchObject({ paymentState: 'unpaid', paidAmount: null })
    expect(await note(party, byTransfer)).toBe('noted')
    const paid = await partyOf(party.id)
    expect(paid).toMatchObject({ paymentState: 'paid', paidAmount: 170, paidWay: 'transfer', paidBy: 'tresoreria' })
    expect(Date.now() - (paid.paidAt?.getTime() ?? 0)).toBeLessThan(60_000)
    expect(await note(party, { state: 'at-door' })).toBe('noted')
    expect(await partyOf(party.id)).toMatchObject({ paymentState: 'at-door', paidAmount: null, paidWay: null })
    const noted = await database.select().from(auditLog).where(eq(auditLog.subject, party.id))
    expect(noted.map(({ action, fields }) => [action, ...fields])).toEqual([
      ['registration.payment-noted', 'paid', 'transfer'],
      ['registration.payment-noted', 'at-door'],
    ])
  })

  test('is noted once when it is sent again, and never over what somebody else has noted', async () => {
    const party = await booked(1)
    expect(await note(party, byTransfer, 0)).toBe('noted')
    expect(await note(party, byTransfer, 0)).toBe('noted')
    expect(await note(party, { state: 'invited' }, 0)).toBe('conflict')
    expect(await note(party, { state: 'paid', way: 'cash', amount: 40 }, 0)).toBe('conflict')
    expect(await partyOf(party.id)).toMatchObject({ paymentState: 'paid', paidAmount: 85, paymentVersion: 1 })
    expect(await database.$count(auditLog, eq(auditLog.subject, party.id))).toBe(1)
  })

  test('of two who note at the same moment one is told', async () => {
    const party = await booked(1)
    const both = await Promise.all([note(party, { state: 'invited' }, 0), note(party, byTransfer, 0)])
    expect(both.toSorted()).toEqual(['conflict', 'noted'])
  })

  test('is noted for several at once; one that has paid keeps its amount', async () => {
    const first = await booked(1)
    const guests = [{ fullName: 'Pere Soler' }, { fullName: '' }]
    const second = await bookParty(first.event, montserrat({ fullName: 'Pere Soler' }), guests)
    await note(first, { state: 'paid', way: 'bizum', amount: 40 })
    const seen = [
      { id: first.id, version: 1 },
      { id: second.ok ? second.id : '', version: 0 },
      { id: crypto.randomUUID(), version: 0 },
    ]
    const { recorded, refused } = await recordPayments(first.event, seen, byTransfer, treasurer)
    expect(recorded).toHaveLength(2)
    expect(refused).toMatchObject([{ reason: 'unknown' }])
    expect(await partyOf(first.id)).toMatchObject({ paidAmount: 40, paidWay: 'bizum' })
    expect(await partyOf(second.ok ? second.id : '')).toMatchObject({ paidAmount: 170 })
  })

  test('of a free event, or of another event, is refused', async () => {
    const free = await booked(1, { price: 0 })
    expect(await note(free, byTransfer)).toBe('free')
    expect(await note({ ...free, event: free.event + 1 }, byTransfer)).toBe('unknown')
  })

  test('cannot be stored half', async () => {
    const { id } = await booked(1)
    for (const wrong of [{ paymentState: 'paid' as const }, { paidAmount: 85 }, { paidWay: 'cash' as const }])
      await expect(database.update(eventParties).set(wrong).where(eq(eventParties.id, id))).rejects.toThrow()
  })

  test('moves with the seats that change to another booking', async () => {
    const from = await booked(4)
    await note(from, byTransfer)
    const guests = await guestsOf(from.id)
    const moved = { party_id: from.id, guests: guests.slice(3), to: undefined, full_name: 'Pere', phone: undefined }
    expect(await moveSeats(from.event, moved, treasurer)).toMatchObject({ ok: true })
    expect(await partyOf(from.id)).toMatchObject({ paymentState: 'paid', paidAmount: 255 })
    const split = guests[3] ?? ''
    expect(await partyOf(split)).toMatchObject({ paymentState: 'paid', paidAmount: 85, paidWay: 'transfer' })
    await moveSeats(from.event, { ...moved, guests: guests.slice(2, 3), to: split, full_name: undefined }, treasurer)
    expect(await partyOf(split)).toMatchObject({ paidAmount: 170, size: 2 })
    expect(await partyOf(from.id)).toMatchObject({ paidAmount: 170, size: 2 })
  })
})

describe('A refund is owed only for what was paid', () => {
  test('nothing by who has not paid, pays at the door or is invited', async () => {
    for (const state of ['unpaid', 'at-door', 'invited'] as const) {
      const party = await booked(2)
      await note(party, { state })
      await cancelSeats(party.event, party.id, (await guestsOf(party.id)).slice(1), treasurer)
      await cancelBooking(tokenOf(party))
      expect(await partyOf(party.id)).toMatchObject({ refundDue: null, refundDueAt: null })
    }
  })

  test('a part of the party gets its share, down to the cent', async () => {
    const party = await booked(3)
    await note(party, { state: 'paid', way: 'cash', amount: 100 })
    const guests = await guestsOf(party.id)
    await cancelSeats(party.event, party.id, guests.slice(2), treasurer)
    expect(await partyOf(party.id)).toMatchObject({ refundDue: 33.33, paidAmount: 100 })
    expect(await settleRefund(party.event, party.id, true, treasurer)).toBe(true)
    expect(await partyOf(party.id)).toMatchObject({ paidAmount: 66.67 })
    await cancelBooking(tokenOf(party))
    expect(await partyOf(party.id)).toMatchObject({ refundDue: 66.67, refundSettledAt: null })
  })

  test('a restored seat owes nothing of its share any more', async () => {
    const party = await booked(3)
    await note(party, { state: 'paid', way: 'cash', amount: 100 })
    const guests = await guestsOf(party.id)
    await cancelSeats(party.event, party.id, guests.slice(1), treasurer)
    expect(await partyOf(party.id)).toMatchObject({ refundDue: 66.66 })
    for (const guest of guests.slice(1)) await restoreSeat(party.event, guest, undefined, treasurer)
    expect(await partyOf(party.id)).toMatchObject({ refundDue: null, size: 3 })
  })

  test('a cancelled event owes each party what it has paid', async () => {
    const paid = await booked(2)
    const unpaid = await bookParty(paid.event, montserrat({ fullName: 'Pere Soler' }), [{ fullName: 'Pere Soler' }])
    await note(paid, { state: 'paid', way: 'card', amount: 50 })
    await updateRow(events, paid.event, { status: 'published' })
    expect(await cancelEvent(paid.event, 2, treasurer)).toEqual({ ok: true })
    expect(await partyOf(paid.id)).toMatchObject({ refundDue: 50 })
    expect(await partyOf(unpaid.ok ? unpaid.id : '')).toMatchObject({ refundDue: null })
  })

  test('a payment that is noted after the cancellation is owed if it was in time', async () => {
    const inTime = await booked(2)
    await cancelBooking(tokenOf(inTime))
    await note(inTime, byTransfer)
    expect(await partyOf(inTime.id)).toMatchObject({ refundDue: 170 })
    await note(inTime, { state: 'unpaid' })
    expect(await partyOf(inTime.id)).toMatchObject({ refundDue: null, refundDueAt: null })
    const late = await booked(1, { date: new Date(Date.now() + 47 * HOUR) })
    await cancelBooking(tokenOf(late))
    await note(late, byTransfer)
    expect(await partyOf(late.id)).toMatchObject({ refundDue: null })
  })

  test('what is kept of a seat that was given up too late is not refunded with the others', async () => {
    const party = await booked(4)
    await note(party, byTransfer)
    await updateRow(events, party.event, { date: new Date(Date.now() + 47 * HOUR) })
    await cancelSeats(party.event, party.id, (await guestsOf(party.id)).slice(2), treasurer)
    expect(await partyOf(party.id)).toMatchObject({ refundDue: null, paidAmount: 340 })
    await updateRow(events, party.event, { changedAt: new Date(Date.now() + 1) })
    await cancelBooking(tokenOf(party))
    expect(await partyOf(party.id)).toMatchObject({ refundDue: 170 })
  })

  test('a guest who came later and has not paid takes nothing of what the others have paid', async () => {
    const party = await booked(2)
    await note(party, byTransfer)
    const later = { party_id: party.id, full_name: 'Laia', menu_option: null, allergens: [], ways: [] }
    await addGuest(party.event, later, treasurer)
    await cancelSeats(party.event, party.id, (await guestsOf(party.id)).slice(2), treasurer)
    expect(await partyOf(party.id)).toMatchObject({ refundDue: null, paidAmount: 170 })
  })

  test('a settled refund that was a mistake is paid again; another amount changes what is owed', async () => {
    const party = await booked(2)
    await note(party, byTransfer)
    await cancelSeats(party.event, party.id, (await guestsOf(party.id)).slice(1), treasurer)
    await settleRefund(party.event, party.id, true, treasurer)
    expect(await partyOf(party.id)).toMatchObject({ paidAmount: 85 })
    await settleRefund(party.event, party.id, false, treasurer)
    expect(await partyOf(party.id)).toMatchObject({ paidAmount: 170, refundDue: 85 })
    await note(party, { state: 'paid', way: 'transfer', amount: 100 })
    expect(await partyOf(party.id)).toMatchObject({ paidAmount: 100, refundDue: 50 })
  })

  test('a booking that is seated again after its payment was given back has to pay again', async () => {
    const party = await booked(1)
    await note(party, byTransfer)
    await cancelBooking(tokenOf(party))
    await settleRefund(party.event, party.id, true, treasurer)
    expect(await partyOf(party.id)).toMatchObject({ paymentState: 'paid', paidAmount: 0 })
    expect(await restoreBooking(party.event, party.id, undefined, treasurer)).toEqual({ ok: true })
    expect(await partyOf(party.id)).toMatchObject({ paymentState: 'unpaid', paidAmount: null })
  })
})
