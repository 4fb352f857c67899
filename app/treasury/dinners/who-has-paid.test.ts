import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listPartyPayments, applyPayments } from '#app/door/payments.server.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { recordPayments, type Payment } from '#app/bookings/parties/payments.server.ts'
import { settleRefund } from '#app/bookings/panel/refunds.server.ts'
import { addGuest, cancelSeats, moveSeats, restoreSeat } from '#app/bookings/panel/seats/seats.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import {
  charges,
  eventParties,
  eventRegistrations,
  events,
  payments,
  remittanceItems,
  remittanceLines,
  remittances,
} from '#app/database/schema.ts'
import { isInTime } from '#app/seats/refund-terms.ts'
import { cancelCharge } from '#app/treasury/charges.server.ts'
import { postPayment, reversePayment } from '#app/treasury/payments.server.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { makeEvent, montserrat, tokenOf } from '#tests/fixtures.ts'
import { cancelBooking } from '#app/bookings/cancellations/cancellations.server.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { makeSocio } from '#tests/membership-fixtures.ts'
import { makeRemittance, wrongSums } from '#tests/treasury-fixtures.ts'
import { chargeDinners } from './charge-dinners.server.ts'
import { listDinnersOwed } from './dinners-owed.server.ts'

openTestDatabase('empty', 'panel')

const HOUR_MS = 3_600_000
const treasurer = { id: 'tresoreria' }
const write = <T>(work: (tx: Transaction) => Promise<T>) => database.transaction(work)

const startsIn = (event: number, hours: number) =>
  updateRow(events, event, { date: new Date(Date.now() + hours * HOUR_MS) })

/** Bookings of two members for two each, of an evening at 85 € that is in 100 hours. */
async function evening() {
  const event = await makeEvent({ date: new Date(Date.now() + 100 * HOUR_MS), maxParticipants: 60 })
  const parties = []
  for (let made = 0; made < 2; made += 1) {
    const email = `${randomUUID()}@example.org`
    const fullName = 'Clara Vidal Roca'
    const member = await makeSocio({ email })
    const booked = accepted(
      await bookParty(event, montserrat({ fullName, email }), [{ fullName }, { fullName: 'Aina' }]),
    )
    parties.push({ id: booked.id, account: member.id })
  }
  const [clara, pere] = parties
  if (!clara || !pere) throw new Error('no bookings')
  return { event, clara, pere }
}

const partyOf = async (id: string) => (await database.select().from(eventParties).where(eq(eventParties.id, id)))[0]!
const guestsOf = (id: string) =>
  database.select().from(eventRegistrations).where(eq(eventRegistrations.partyId, id)).orderBy(eventRegistrations.id)
const chargesOf = (account: string) =>
  database
    .select()
    .from(charges)
    .where(and(eq(charges.accountId, account), isNull(charges.cancelledAt)))

async function note(event: number, id: string, payment: Payment) {
  const seen = { id, version: (await partyOf(id)).paymentVersion }
  return (await recordPayments(event, [seen], payment, treasurer)).refused[0]?.reason ?? 'noted'
}

test('A refund that is reopened leaves the charge of what is still owed', async () => {
  const { event, clara } = await evening()
  await note(event, clara.id, { state: 'paid', way: 'cash', amount: 100 })
  const [aina] = (await guestsOf(clara.id)).filter(({ fullName }) => fullName === 'Aina')
  await cancelSeats(event, clara.id, [aina?.id ?? ''], treasurer)
  expect(await settleRefund(event, clara.id, true, treasurer)).toBe(true)
  await startsIn(event, -1)
  await chargeDinners(event, [clara.id], treasurer)
  expect(await chargesOf(clara.account)).toMatchObject([{ cents: 3_500 }])
  expect(await settleRefund(event, clara.id, false, treasurer)).toBe(true)
  expect(await partyOf(clara.id)).toMatchObject({ paidAmount: 100, refundDue: 50 })
  expect(await chargesOf(clara.account)).toMatchObject([{ cents: 3_500 }])
  expect(await settleRefund(event, clara.id, true, treasurer)).toBe(true)
  expect(await chargesOf(clara.account)).toMatchObject([{ cents: 3_500 }])
})

test('A paid seat that moves onto another booking leaves the charge of what that one still owes', async () => {
  const { event, clara, pere } = await evening()
  await note(event, clara.id, { state: 'paid', way: 'cash', amount: 100 })
  await startsIn(event, -1)
  await chargeDinners(event, [clara.id, pere.id], treasurer)
  await startsIn(event, 100)
  const [aina] = (await guestsOf(clara.id)).filter(({ fullName }) => fullName === 'Aina')
  const moved = { party_id: clara.id, guests: [aina?.id ?? ''], to: pere.id }
  expect(await moveSeats(event, moved, treasurer)).toEqual({ ok: true, seats: 1 })
  // 255 € of three seats less the 50 € that came with one; of the 70 € that the other booking was charged it owes 35 €.
  expect(await chargesOf(pere.account)).toMatchObject([{ cents: 17_000 }])
  expect(await chargesOf(clara.account)).toEqual([])
  expect((await listDinnersOwed(event)).map(({ owedCents }) => owedCents)).toEqual([3_500, 3_500])
  await startsIn(event, -1)
  expect(await chargeDinners(event, [clara.id, pere.id], treasurer)).toEqual({ ok: true, charged: 2 })
  expect((await chargesOf(pere.account)).map(({ key, cents }) => [key, cents])).toEqual([
    [pere.id, 17_000],
    [`${pere.id}:2`, 3_500],
  ])
})

test('An evening that is put off ends the charge of a booking that was given up in time for the new date', async () => {
  const { event, clara, pere } = await evening()
  await cancelBooking(tokenOf(clara))
  await startsIn(event, -1)
  await chargeDinners(event, [clara.id, pere.id], treasurer)
  expect(await chargesOf(clara.account)).toMatchObject([{ cents: 17_000 }])
  await startsIn(event, 100)
  expect(await chargesOf(clara.account)).toEqual([])
  expect(await chargesOf(pere.account)).toMatchObject([{ cents: 17_000 }])
})

test('Seats that an account has paid stay in their booking', async () => {
  const { event, clara, pere } = await evening()
  await startsIn(event, -1)
  await chargeDinners(event, [clara.id], treasurer)
  await pay(clara.account, 17_000)
  await startsIn(event, 100)
  const [aina] = (await guestsOf(clara.id)).filter(({ fullName }) => fullName === 'Aina')
  const moved = { party_id: clara.id, guests: [aina?.id ?? ''], to: pere.id }
  expect(await moveSeats(event, moved, treasurer)).toEqual({ ok: false, reason: 'charged' })
})

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

const acts = [
  'note',
  'unpaid',
  'invite',
  'door',
  'charge',
  'charge',
  'pay',
  'reverse',
  'cancel-charge',
  'begins',
  'is-put-off',
  'leaves',
  'cancel-seat',
  'restore-seat',
  'add-seat',
  'move-seat',
  'settle-refund',
  'reopen-refund',
  'remit',
] as const
const deed = fc.record({
  act: fc.constantFrom(...acts),
  who: fc.constantFrom('clara' as const, 'pere' as const),
  euros: fc.integer({ min: 1, max: 200 }),
})

type Evening = Awaited<ReturnType<typeof evening>>
type Deed = { act: (typeof acts)[number]; who: 'clara' | 'pere'; euros: number }

async function run(made: Evening, { act, who, euros }: Deed): Promise<unknown> {
  const { event } = made
  const { id, account } = made[who]
  const other = who === 'clara' ? made.pere : made.clara
  const guests = await guestsOf(id)
  const live = guests.find((guest) => guest.id !== id && !guest.cancelledAt)?.id ?? randomUUID()
  const [charge] = await chargesOf(account)
  switch (act) {
    case 'note':
      return note(event, id, { state: 'paid', way: 'cash', amount: euros })
    case 'unpaid':
      return note(event, id, { state: 'unpaid' })
    case 'invite':
      return note(event, id, { state: 'invited' })
    case 'door': {
      const collected = { kind: 'pay', id: randomUUID(), party: id, amount: euros, way: 'cash', agoMs: 0 } as const
      return applyPayments(event, [collected], { actor: treasurer })
    }
    case 'charge':
      return chargeDinners(event, [id], treasurer)
    case 'pay':
      return pay(account, euros * 100)
    case 'reverse': {
      const paid = await database.select().from(payments).where(eq(payments.accountId, account))
      const undone = { id: paid[euros % Math.max(1, paid.length)]?.id ?? 0, receivedOn: '2026-11-28', note: null }
      return write((tx) => reversePayment(tx, { ...undone, createdBy: 'tresoreria' }))
    }
    case 'cancel-charge':
      return charge && write((tx) => cancelCharge(tx, { id: charge.id, by: 'tresoreria', why: 'Error' }))
    case 'begins':
      return startsIn(event, -1)
    case 'is-put-off':
      return startsIn(event, euros)
    case 'leaves':
      return cancelBooking(tokenOf({ id }))
    case 'cancel-seat':
      return cancelSeats(event, id, [live], treasurer)
    case 'restore-seat': {
      const gone = guests.find(({ cancelledAt }) => cancelledAt !== null)?.id ?? randomUUID()
      return restoreSeat(event, gone, undefined, treasurer)
    }
    case 'add-seat':
      return addGuest(event, { party_id: id, full_name: 'Laia', menu_option: null, allergens: [], ways: [] }, treasurer)
    case 'move-seat': {
      const moved = { party_id: id, guests: [live], to: other.id }
      return moveSeats(event, moved, treasurer)
    }
    case 'settle-refund':
      return settleRefund(event, id, true, treasurer)
    case 'reopen-refund':
      return settleRefund(event, id, false, treasurer)
    case 'remit': {
      if (!charge || charge.settledCents > 0 || (await liveLines(charge.id)) !== null) return undefined
      const status = euros % 2 === 0 ? 'draft' : 'sealed'
      return makeRemittance(account, [{ chargeId: charge.id, cents: charge.cents }], status)
    }
  }
}

/** The state of the remittance that debits a charge. */
async function liveLines(chargeId: number): Promise<string | null> {
  const [line] = await database
    .select({ status: remittances.status })
    .from(remittanceLines)
    .innerJoin(remittanceItems, eq(remittanceItems.id, remittanceLines.itemId))
    .innerJoin(remittances, eq(remittances.id, remittanceItems.remittanceId))
    .where(and(eq(remittanceLines.chargeId, chargeId), eq(remittanceLines.live, true)))
  return line?.status ?? null
}

/** By the rows, without SQL functions: seats that were kept or given up too late, less the money that is held. */
async function owedBy(eventId: number, id: string): Promise<number> {
  const [event] = await database.select().from(events).where(eq(events.id, eventId))
  const party = await partyOf(id)
  if (!event || party.paymentState === 'invited') return 0
  const guests = await guestsOf(id)
  const registeredAt = new Date(Math.min(...guests.map(({ createdAt }) => createdAt.getTime())))
  const terms = { ...event, registeredAt, noticeHours: party.refundNoticeHours ?? 48 }
  const late = guests.filter(
    ({ cancelledAt, cancelledBy }) => cancelledAt && cancelledBy === 'guest' && !isInTime(terms, cancelledAt),
  )
  const seats = (party.state === 'booked' ? party.size : 0) + late.length
  const refund = party.refundSettledAt ? 0 : (party.refundDue ?? 0)
  return Math.max(0, Math.round((seats * (party.seatPrice ?? 0) - (party.paidAmount ?? 0) + refund) * 100))
}

/** What is wrong with a booking: its account, its seats and the door say what it says. */
async function wrongWith(event: number, { id, account }: { id: string; account: string }): Promise<string[]> {
  const party = await partyOf(id)
  const owed = await owedBy(event, id)
  const listed = (await listDinnersOwed(event)).find((one) => one.party === id)
  const door = (await listPartyPayments(event)).find((one) => one.party === id)
  const shares = (await guestsOf(id)).reduce((sum, { paidShare }) => sum + Math.round((paidShare ?? 0) * 100), 0)
  const live = await chargesOf(account)
  const asked = live.reduce((sum, { cents, settledCents }) => sum + cents - settledCents, 0)
  const excess = []
  for (const { id: charge, settledCents } of live)
    if (settledCents === 0 && !['sealed', 'presented'].includes((await liveLines(charge)) ?? '')) excess.push(charge)
  return [
    asked > owed && excess.length > 0 ? `asks ${asked} of ${owed}` : '',
    Math.max(0, owed - asked) === (listed?.owedCents ?? 0) ? '' : `lists ${listed?.owedCents} of ${owed} - ${asked}`,
    shares === Math.round((party.paidAmount ?? 0) * 100) ? '' : `seats ${shares}, booking ${party.paidAmount}`,
    !door || (door.state === party.paymentState && door.amount === party.paidAmount) ? '' : 'door',
  ].filter(Boolean)
}

test('After any acts at the booking, the door and the account, who has paid is one thing, and a charge ends only when it asks too much', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 6, maxLength: 24 }), async (deeds) => {
      const made = await evening()
      const both = [made.clara, made.pere]
      for (const one of deeds) {
        const before = (await Promise.all(both.map(({ account }) => chargesOf(account)))).flat()
        await run(made, one)
        for (const party of both) expect(await wrongWith(made.event, party), one.act).toEqual([])
        const ids = before.map(({ id }) => id)
        const ended = await database
          .select()
          .from(charges)
          .where(and(inArray(charges.id, ids), eq(charges.cancelledWhy, 'booking')))
        for (const party of both) {
          const theirs = ended.filter(({ accountId }) => accountId === party.account)
          if (theirs.length === 0) continue
          const asked = [...theirs.slice(-1), ...(await chargesOf(party.account))]
          const sum = asked.reduce((cents, charge) => cents + charge.cents - charge.settledCents, 0)
          expect(sum, `${one.act} ended a charge that is owed`).toBeGreaterThan(await owedBy(made.event, party.id))
        }
      }
      expect(await wrongSums()).toEqual([])
    }),
    { numRuns: 40 },
  )
})
