import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { auditLog, eventParties, eventRegistrations } from '#app/database/schema.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { recordPayments } from '#app/bookings/parties/payments.server.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { makeEvent, montserrat } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import type { SentPayment } from '#app/bookings/attendance/door-forms.ts'
import { applyPayments, listPartyPayments } from './payments.server.ts'

openTestDatabase('empty', 'panel')

const p = eventParties
const r = eventRegistrations
const by = { actor: { id: 'porter' }, device: 'phone' }

/** A booking for three, 85 € each. */
async function dinner() {
  const event = await makeEvent()
  const guests = ['Anna Mas', 'Biel Mas', 'Carla Mas'].map((fullName) => ({ fullName }))
  accepted(await bookParty(event, montserrat({ fullName: 'Anna Mas' }), guests))
  const payments = await listPartyPayments(event)
  return { event, party: payments[0]?.party ?? '', due: payments[0]?.due }
}

async function noted(party: string) {
  const [row] = await database
    .select({ state: p.paymentState, amount: p.paidAmount, way: p.paidWay, version: p.paymentVersion })
    .from(p)
    .where(eq(p.id, party))
  const seats = await database.select({ share: r.paidShare }).from(r).where(eq(r.partyId, party))
  return { ...row, shares: seats.reduce((sum, { share }) => sum + (share ?? 0), 0) }
}

const pay = (party: string, amount = 255, id = randomUUID()): SentPayment & { kind: 'pay' } => ({
  kind: 'pay',
  id,
  party,
  amount,
  way: 'bizum',
  agoMs: 0,
})
const unpay = (party: string, ids: string[]): SentPayment => ({ kind: 'unpay', party, ids, agoMs: 0 })

test('the door sees what each booking owes, and what it has paid', async () => {
  const { event, party, due } = await dinner()
  expect(due).toBe(255)
  await applyPayments(event, [pay(party, 200.5)], by)
  expect(await listPartyPayments(event)).toMatchObject([
    { party, due: 255, state: 'paid', amount: 200.5, way: 'bizum', collected: [{ amount: 200.5, way: 'bizum' }] },
  ])
  expect(await noted(party)).toMatchObject({ state: 'paid', amount: 200.5, shares: 200.5 })
})

test('payments and undos in any order, twice, from phones that send at the same time, are one payment or none', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(fc.integer({ min: 1, max: 400 }), { freq: 3 }), { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.nat(1_000)),
      async (presses, numbers) => {
        const { event, party } = await dinner()
        const made: SentPayment[] = []
        const live = new Map<string, number>()
        for (const amount of presses) {
          const operation = amount === null ? unpay(party, [...live.keys()].slice(0, 2)) : pay(party, amount)
          made.push(operation)
          if (operation.kind === 'pay') live.set(operation.id, operation.amount)
          else for (const id of operation.ids) live.delete(id)
        }
        const sent = [...made, ...made.slice(0, 2)]
          .map((operation) => [numbers.next().value as number, operation] as const)
          .sort(([a], [b]) => a - b)
          .map(([, operation]) => operation)
        const half = Math.ceil(sent.length / 2)
        await Promise.all([applyPayments(event, sent.slice(0, half), by), applyPayments(event, sent.slice(half), by)])
        const { state, amount, shares } = await noted(party)
        expect(state).toBe(live.size > 0 ? 'paid' : 'unpaid')
        if (live.size > 0) expect([...live.values()]).toContain(amount)
        expect(shares).toBe(amount ?? 0)
      },
    ),
    { numRuns: 15 },
  )
})

test('of two phones that collect from the same booking the second is told, and counts when the first is undone', async () => {
  const { event, party } = await dinner()
  const [first, second] = [pay(party, 255), { ...pay(party, 250), agoMs: 60_000 }]
  expect(await applyPayments(event, [first], by)).toEqual([])
  expect(await applyPayments(event, [second], by)).toEqual([{ guest: party, reason: 'twice' }])
  expect(await noted(party)).toMatchObject({ amount: 255 })
  expect((await listPartyPayments(event))[0]?.collected.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(await applyPayments(event, [unpay(party, [first.id])], by)).toEqual([])
  expect(await noted(party)).toMatchObject({ state: 'paid', amount: 250, shares: 250 })
  await applyPayments(event, [unpay(party, [second.id])], by)
  expect(await noted(party)).toMatchObject({ state: 'unpaid', amount: null, shares: 0 })
})

test('what the office notes stays: a phone neither counts a second payment nor undoes the office’s', async () => {
  const { event, party } = await dinner()
  const collected = pay(party, 255)
  await applyPayments(event, [collected], by)
  const { version = 0 } = await noted(party)
  const transfer = { state: 'paid', way: 'transfer', amount: 240 } as const
  await recordPayments(event, [{ id: party, version }], transfer, { id: 'office' })
  expect(await applyPayments(event, [unpay(party, [collected.id])], by)).toEqual([{ guest: party, reason: 'changed' }])
  expect(await applyPayments(event, [pay(party, 255)], by)).toEqual([{ guest: party, reason: 'twice' }])
  expect(await noted(party)).toMatchObject({ state: 'paid', way: 'transfer', amount: 240 })
  expect(await listPartyPayments(event)).toMatchObject([{ state: 'paid', amount: 240, way: 'transfer', collected: [] }])
})

test('an undo brings back that the booking was to pay at the door', async () => {
  const { event, party } = await dinner()
  await recordPayments(event, [{ id: party, version: 0 }], { state: 'at-door' }, { id: 'office' })
  const collected = pay(party)
  await applyPayments(event, [collected], by)
  await applyPayments(event, [unpay(party, [collected.id])], by)
  expect(await noted(party)).toMatchObject({ state: 'at-door' })
})

test('each payment and each undo is audited once, with who stood at the door; another event’s booking is refused', async () => {
  const [{ event, party }, other] = [await dinner(), await dinner()]
  const collected = pay(party)
  const undo = unpay(party, [collected.id])
  for (const sent of [collected, collected, undo, undo]) await applyPayments(event, [sent], by)
  expect(await applyPayments(event, [pay(other.party)], by)).toEqual([{ guest: other.party, reason: 'unknown' }])
  const rows = await database
    .select({ actor: auditLog.actor, fields: auditLog.fields })
    .from(auditLog)
    .where(and(eq(auditLog.subject, party), eq(auditLog.action, 'registration.payment-noted')))
    .orderBy(asc(auditLog.id))
  expect(rows).toEqual([
    { actor: 'porter', fields: ['paid', 'bizum'] },
    { actor: 'porter', fields: ['unpaid'] },
  ])
})
