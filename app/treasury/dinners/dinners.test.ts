import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applyPayments } from '#app/door/payments.server.ts'
import { settleRefund } from '#app/bookings/panel/refunds.server.ts'
import { addGuest, cancelSeats, moveSeats } from '#app/bookings/panel/seats/seats.server.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { recordPayments, type Payment } from '#app/bookings/parties/payments.server.ts'
import { cancelBooking } from '#app/bookings/cancellations/cancellations.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { charges, eventParties, eventRegistrations, events, remittances, socios } from '#app/database/schema.ts'
import { cancelCharge } from '#app/treasury/charges.server.ts'
import { postPayment, reversePayment } from '#app/treasury/payments.server.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { makeEvent, montserrat, tokenOf } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { makeSocio } from '#tests/membership-fixtures.ts'
import { makeRemittance, wrongSums } from '#tests/treasury-fixtures.ts'
import { chargeDinners } from './charge-dinners.server.ts'
import { listDinnersOwed } from './dinners-owed.server.ts'

openTestDatabase('empty', 'panel')

const HOUR_MS = 3_600_000
const treasurer = { id: 'tresoreria' }
const write = <T>(work: (tx: Transaction) => Promise<T>) => database.transaction(work)

/** A member's booking for two of an evening at 85 €, which has begun unless `hours` says when it does. */
async function dinner({ hours = -1, isMember = true } = {}) {
  const event = await makeEvent({ date: new Date(Date.now() + 100 * HOUR_MS) })
  const email = `${randomUUID()}@example.org`
  const member = isMember ? await makeSocio({ email }) : null
  const contact = montserrat({ fullName: 'Clara Vidal Roca', email })
  const booked = accepted(await bookParty(event, contact, [{ fullName: contact.fullName }, { fullName: 'Aina' }]))
  const begin = () => updateRow(events, event, { date: new Date(Date.now() + hours * HOUR_MS) })
  await begin()
  return { event, party: booked.id, account: member?.id ?? '' }
}

const partyOf = async (id: string) => (await database.select().from(eventParties).where(eq(eventParties.id, id)))[0]!
const sharesOf = async (id: string) => {
  const seats = await database.select().from(eventRegistrations).where(eq(eventRegistrations.partyId, id))
  return seats.reduce((sum, { paidShare }) => sum + (paidShare ?? 0), 0)
}
const chargeOf = async (event: number) =>
  (
    await database
      .select()
      .from(charges)
      .where(and(eq(charges.eventId, event), isNull(charges.cancelledAt)))
  )[0]
const owedOf = async (event: number) =>
  (await listDinnersOwed(event)).map(({ seats, late, owedCents, member, charge }) => [
    seats,
    late,
    owedCents,
    member !== null,
    charge?.cents ?? 0,
  ])

async function charged(given?: Parameters<typeof dinner>[0]) {
  const made = await dinner(given)
  expect(await chargeDinners(made.event, [made.party], treasurer)).toEqual({ ok: true, charged: 1 })
  return made
}

async function note({ event, party }: { event: number; party: string }, payment: Payment) {
  const seen = { id: party, version: (await partyOf(party)).paymentVersion }
  return (await recordPayments(event, [seen], payment, treasurer)).refused[0]?.reason ?? 'noted'
}

/** Beside a booking that is charged to an account one that has paid, with a guest who can move. */
async function paidBesideCharged() {
  const made = await dinner({ hours: 100 })
  const contact = montserrat({ fullName: 'Pau Serra', email: `${randomUUID()}@example.org` })
  const { id: other } = accepted(
    await bookParty(made.event, contact, [{ fullName: contact.fullName }, { fullName: 'Aina' }]),
  )
  await note({ event: made.event, party: other }, { state: 'paid', way: 'cash' })
  await chargeWhileBegun(made)
  return { ...made, other, guest: await guestOf(other) }
}

/** A booking that was refunded a seat, and owes one that it has taken since. */
async function refundedAndCharged() {
  const made = await dinner({ hours: 100 })
  const { event, party } = made
  await note(made, { state: 'paid', way: 'cash' })
  await cancelSeats(event, party, [await guestOf(party)], treasurer)
  await settleRefund(event, party, true, treasurer)
  await addGuest(event, { party_id: party, full_name: 'Aina', allergens: [], ways: [] }, treasurer)
  await chargeWhileBegun(made)
  return made
}

async function chargeWhileBegun({ event, party }: { event: number; party: string }) {
  const isIn = (hours: number) => updateRow(events, event, { date: new Date(Date.now() + hours * HOUR_MS) })
  await isIn(-1)
  expect(await chargeDinners(event, [party], treasurer)).toEqual({ ok: true, charged: 1 })
  await isIn(100)
}

/** Of a booking for two the one who is not its contact. */
async function guestOf(party: string): Promise<string> {
  const seats = await database.select().from(eventRegistrations).where(eq(eventRegistrations.partyId, party))
  return seats.find(({ id }) => id !== party)?.id ?? ''
}

const pay = (accountId: string, cents: number) =>
  write((tx) =>
    postPayment(tx, {
      accountId,
      cents,
      method: 'bizum',
      receivedOn: '2026-11-28',
      key: randomUUID(),
      createdBy: 'tresoreria',
    }),
  )

describe('A dinner that a booking owes', () => {
  test('goes to the account of its member, for the seats that it kept, once', async () => {
    const made = await dinner()
    expect(await owedOf(made.event)).toEqual([[2, 0, 17_000, true, 0]])
    const presses = await Promise.all(
      Array.from({ length: 8 }, () => chargeDinners(made.event, [made.party], treasurer)),
    )
    expect(presses.reduce((sum, press) => sum + (press.ok ? press.charged : 0), 0)).toBe(1)
    expect(await owedOf(made.event)).toEqual([[2, 0, 0, true, 17_000]])
    expect(await chargeOf(made.event)).toMatchObject({ key: made.party, accountId: made.account, cents: 17_000 })
    expect(await chargeDinners(made.event, [made.party], treasurer)).toEqual({ ok: true, charged: 0 })
    expect(await wrongSums()).toEqual([])
  })

  test('is charged again for a seat that comes later, and that charge does not name all seats', async () => {
    const made = await dinner({ hours: 100 })
    await chargeWhileBegun(made)
    await addGuest(made.event, { party_id: made.party, full_name: 'Pol', allergens: [], ways: [] }, treasurer)
    await chargeWhileBegun(made)
    const rows = await database.select().from(charges).where(eq(charges.eventId, made.event)).orderBy(charges.id)
    expect(rows.map(({ key, cents, concept }) => [key, cents, /\((.*)\)$/.exec(concept)?.[1]])).toEqual([
      [made.party, 17_000, '2 plazas'],
      [`${made.party}:2`, 8_500, undefined],
    ])
  })

  test('is charged by the press of its own event only', async () => {
    const [made, other] = [await dinner(), await dinner()]
    expect(await chargeDinners(other.event, [made.party], treasurer)).toEqual({ ok: true, charged: 0 })
    expect(await owedOf(made.event)).toEqual([[2, 0, 17_000, true, 0]])
  })

  test('is paid outside by who is no member, and cannot be charged before the evening begins', async () => {
    const guest = await dinner({ isMember: false })
    expect(await owedOf(guest.event)).toEqual([[2, 0, 17_000, false, 0]])
    expect(await chargeDinners(guest.event, [guest.party], treasurer)).toEqual({ ok: true, charged: 0 })
    const coming = await dinner({ hours: 3 })
    expect(await chargeDinners(coming.event, [coming.party], treasurer)).toEqual({ ok: false, reason: 'early' })
  })

  test('is owed after a cancellation without the notice of the terms, and not with it', async () => {
    const late = await dinner({ hours: 20 })
    await cancelBooking(tokenOf({ id: late.party }))
    expect(await owedOf(late.event)).toEqual([[0, 2, 17_000, true, 0]])
    const inTime = await dinner({ hours: 60 })
    await cancelBooking(tokenOf({ id: inTime.party }))
    expect(await owedOf(inTime.event)).toEqual([])
  })

  test('is owed less what was paid, and not by who is invited', async () => {
    const part = await dinner()
    await note(part, { state: 'paid', way: 'cash', amount: 70 })
    expect(await owedOf(part.event)).toEqual([[2, 0, 10_000, true, 0]])
    await note(part, { state: 'invited' })
    expect(await owedOf(part.event)).toEqual([])
  })
})

describe('Who has paid is one thing', () => {
  test('a payment of the account says so at the booking, and its reversal takes it back', async () => {
    const made = await charged()
    const paid = await pay(made.account, 17_000)
    expect(await partyOf(made.party)).toMatchObject({
      paymentState: 'paid',
      paidAmount: 170,
      paidWay: 'bizum',
      paidBy: 'tresoreria',
    })
    expect(await sharesOf(made.party)).toBe(170)
    expect(await note(made, { state: 'unpaid' })).toBe('charged')
    await write((tx) =>
      reversePayment(tx, { id: paid.ok ? paid.id : 0, receivedOn: '2026-11-28', note: null, createdBy: 'x' }),
    )
    expect(await partyOf(made.party)).toMatchObject({ paymentState: 'unpaid', paidAmount: null, paidBy: null })
    expect(await sharesOf(made.party)).toBe(0)
    expect(await chargeOf(made.event)).toMatchObject({ settledCents: 0 })
  })

  test('what was paid at the booking before stays when the payment of the rest is reversed', async () => {
    const made = await dinner()
    await note(made, { state: 'paid', way: 'cash', amount: 70 })
    await chargeDinners(made.event, [made.party], treasurer)
    const paid = await pay(made.account, 10_000)
    expect(await partyOf(made.party)).toMatchObject({ paidAmount: 170 })
    await write((tx) =>
      reversePayment(tx, { id: paid.ok ? paid.id : 0, receivedOn: '2026-11-28', note: null, createdBy: 'x' }),
    )
    expect(await partyOf(made.party)).toMatchObject({ paymentState: 'paid', paidAmount: 70 })
    expect(await chargeOf(made.event)).toMatchObject({ cents: 10_000, settledCents: 0 })
  })

  test('money noted at the booking or the door, and an invitation, end the open charge; later it can be charged again', async () => {
    const [office, door, invited] = [await charged(), await charged(), await charged()]
    expect(await note(office, { state: 'paid', way: 'transfer' })).toBe('noted')
    const collected = { kind: 'pay', id: randomUUID(), party: door.party, amount: 170, way: 'cash', agoMs: 0 } as const
    expect(await applyPayments(door.event, [collected], { actor: { id: 'porter' } })).toEqual([])
    expect(await note(invited, { state: 'invited' })).toBe('noted')
    for (const { event } of [office, door, invited]) expect(await chargeOf(event)).toBeUndefined()
    expect(await note(office, { state: 'unpaid' })).toBe('noted')
    expect(await chargeDinners(office.event, [office.party], treasurer)).toEqual({ ok: true, charged: 1 })
    expect(await chargeOf(office.event)).toMatchObject({ key: `${office.party}:2`, cents: 17_000 })
    expect(await wrongSums()).toEqual([])
  })

  test('a charge leaves the remittance that nobody has sealed; of a sealed one nothing is noted at the booking', async () => {
    const [draft, sealed] = [await charged(), await charged()]
    for (const [{ event, account }, status] of [
      [draft, 'draft'],
      [sealed, 'sealed'],
    ] as const)
      await makeRemittance(account, [{ chargeId: (await chargeOf(event))?.id ?? 0, cents: 17_000 }], status)
    expect(await note(draft, { state: 'paid', way: 'cash' })).toBe('noted')
    expect(await chargeOf(draft.event)).toBeUndefined()
    expect(await note(sealed, { state: 'paid', way: 'cash' })).toBe('charged')
    const late = { kind: 'pay', id: randomUUID(), party: sealed.party, amount: 170, way: 'cash', agoMs: 0 } as const
    expect(await applyPayments(sealed.event, [late], { actor: { id: 'porter' } })).toEqual([
      { guest: sealed.party, reason: 'changed' },
    ])
    expect(await partyOf(sealed.party)).toMatchObject({ paymentState: 'unpaid' })
  })

  test('seats that go do not wait for a remittance that the bank has, whose settling waits for the booking', async () => {
    const made = await dinner({ hours: 100 })
    await chargeWhileBegun(made)
    const charge = await chargeOf(made.event)
    await makeRemittance(made.account, [{ chargeId: charge?.id ?? 0, cents: 17_000 }], 'sealed')
    const cancelled = await ownerDatabase.transaction(async (settling) => {
      await settling.select().from(remittances).for('update')
      return Promise.race([cancelBooking(tokenOf({ id: made.party })), setTimeout(3_000, 'waits')])
    })
    expect(cancelled).toMatchObject({ ok: true })
    expect(await chargeOf(made.event)).toMatchObject({ id: charge?.id })
  })

  test('a charge that is cancelled by hand leaves the booking unpaid', async () => {
    const made = await charged()
    await pay(made.account, 5_000)
    expect(await partyOf(made.party)).toMatchObject({ paidAmount: 50 })
    const charge = await chargeOf(made.event)
    await write((tx) => cancelCharge(tx, { id: charge?.id ?? 0, by: 'x', why: 'Error' }))
    expect(await partyOf(made.party)).toMatchObject({ paymentState: 'unpaid' })
  })

  test('of a payment on the account and one at the booking at the same moment, one pays the dinner', async () => {
    for (let round = 0; round < 12; round += 1) {
      const made = await charged()
      await Promise.all([pay(made.account, 17_000), note(made, { state: 'paid', way: 'cash' })])
      expect((await partyOf(made.party)).paidAmount).toBe(170)
    }
    expect(await wrongSums()).toEqual([])
  })

  test('payments on accounts and at bookings at the same time wait for each other, and count once', async () => {
    const made = await charged()
    for (let round = 0; round < 10; round += 1)
      await Promise.all([pay(made.account, 1_000), note(made, { state: 'at-door' }), note(made, { state: 'unpaid' })])
    expect((await partyOf(made.party)).paidAmount).toBe(100)
    expect(await wrongSums()).toEqual([])
  })

  test('seats that move with what was paid for them wait for payments on accounts, a hundred times', async () => {
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let round = 0; round < 25; round += 1) {
          const { event, party, account, other, guest } = await paidBesideCharged()
          const [paid, moved] = await Promise.all([
            pay(account, 17_000),
            moveSeats(event, { party_id: other, guests: [guest], to: party, full_name: 'Aina' }, treasurer),
          ])
          expect([paid.ok, moved.ok]).toEqual([true, true])
        }
      }),
    )
    expect(await wrongSums()).toEqual([])
  })

  test('refunds that are opened again wait for payments on accounts, a hundred times', async () => {
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let round = 0; round < 25; round += 1) {
          const { event, party, account } = await refundedAndCharged()
          const [paid, opened] = await Promise.all([pay(account, 8_500), settleRefund(event, party, false, treasurer)])
          expect([paid.ok, opened]).toEqual([true, true])
        }
      }),
    )
    expect(await wrongSums()).toEqual([])
  })
})

test('A member who has left is charged on the account that they had', async () => {
  const made = await dinner()
  await updateRow(socios, made.account, { status: 'inactive' })
  expect(await owedOf(made.event)).toEqual([[2, 0, 17_000, true, 0]])
})
