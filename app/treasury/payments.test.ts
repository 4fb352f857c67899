import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { database, type Transaction } from '#app/database/client.server.ts'
import { charges, memberAccounts, paymentParts, payments, remittanceLines } from '#app/database/schema.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { openTestDatabase, ownerDatabase } from '#tests/harness/database.ts'
import { makeAccount, makeRemittance, wrongSums } from '#tests/treasury-fixtures.ts'
import { addCharge, cancelCharge, type NewCharge } from './charges.server.ts'
import { openCharges } from './open-charges.server.ts'
import { postDebits, postPayment, reversePayment } from './payments.server.ts'

openTestDatabase('empty', 'panel')

const write = <T>(work: (tx: Transaction) => Promise<T>) => database.transaction(work)
let keys = 0

async function charge(accountId: string, cents: number, given: Partial<NewCharge> = {}): Promise<number> {
  const concept = { es: 'Cuota', ca: 'Quota' }
  const values = { accountId, kind: 'other', key: `k${++keys}`, cents, dueOn: '2027-01-15', createdBy: 'test' } as const
  const made = await write((tx) => addCharge(tx, { ...values, concept, ...given }))
  if (!made.added) throw new Error('no charge')
  return made.id
}

function pay(accountId: string, cents: number, given: { key?: string; wanted?: number[] } = {}) {
  const values = { accountId, cents, method: 'cash', receivedOn: '2027-01-20', createdBy: 'test' } as const
  return write((tx) => postPayment(tx, { ...values, key: `k${++keys}`, ...given }))
}

const sumsOf = async (id: string) => {
  const [row] = await database.select().from(memberAccounts).where(eq(memberAccounts.id, id))
  return [row?.owedCents, row?.creditCents]
}
const settledOf = async (accountId: string) =>
  (await database.select().from(charges).where(eq(charges.accountId, accountId)).orderBy(charges.id)).map(
    ({ settledCents }) => settledCents,
  )
const reverse = (id: number) =>
  write((tx) => reversePayment(tx, { id, receivedOn: '2027-01-21', note: null, createdBy: 'test' }))
const cancel = (id: number) => write((tx) => cancelCharge(tx, { id, by: 'test', why: 'Error' }))

test('A payment pays the oldest charges; what is left over is credit, and pays the next charge', async () => {
  const account = await makeAccount()
  await charge(account, 3_000, { dueOn: '2027-04-01' })
  await charge(account, 1_001, { dueOn: '2027-01-01' })
  await pay(account, 1_500)
  expect(await settledOf(account)).toEqual([499, 1_001])
  await pay(account, 4_000)
  expect(await sumsOf(account)).toEqual([0, 1_499])
  await charge(account, 2_000)
  expect(await settledOf(account)).toEqual([3_000, 1_001, 1_499])
  expect(await sumsOf(account)).toEqual([501, 0])
  expect(await wrongSums()).toEqual([])
})

test('A payment pays first what was chosen', async () => {
  const account = await makeAccount()
  await charge(account, 1_000, { dueOn: '2027-01-01' })
  const dinner = await charge(account, 800, { dueOn: '2027-02-01' })
  await pay(account, 1_000, { wanted: [dinner] })
  expect(await settledOf(account)).toEqual([200, 800])
})

test('A reversal owes again what was paid, is one, and lets other credit pay', async () => {
  const account = await makeAccount()
  await charge(account, 1_000)
  const first = await pay(account, 1_000)
  await pay(account, 600)
  expect(await sumsOf(account)).toEqual([0, 600])
  const id = first.ok ? first.id : 0
  expect(await reverse(id)).toMatchObject({ ok: true, repeated: false })
  expect(await reverse(id)).toMatchObject({ ok: true, repeated: true })
  expect(await sumsOf(account)).toEqual([400, 0])
  const [reversal] = await database.select().from(payments).where(eq(payments.reverses, id))
  expect(await reverse(reversal?.id ?? 0)).toEqual({ ok: false, reason: 'unknown' })
  expect(await wrongSums()).toEqual([])
})

test('A charge that is cancelled gives its payment to the others', async () => {
  const account = await makeAccount()
  const paid = await charge(account, 1_000, { dueOn: '2027-01-01' })
  await charge(account, 700, { dueOn: '2027-02-01' })
  await pay(account, 1_000)
  expect(await cancel(paid)).toEqual({ ok: true, accountId: account })
  expect(await cancel(paid)).toEqual({ ok: false, reason: 'already-cancelled' })
  expect(await settledOf(account)).toEqual([0, 700])
  expect(await sumsOf(account)).toEqual([0, 300])
  expect(await cancel(2_000_000_000)).toEqual({ ok: false, reason: 'unknown' })
})

test('A payment takes its charges out of a draft, and is refused for what the bank has', async () => {
  const account = await makeAccount()
  const fee = await charge(account, 1_000, { dueOn: '2027-01-01' })
  const draft = await makeRemittance(account, [{ chargeId: fee, cents: 1_000 }])
  await pay(account, 400)
  const lines = () => database.select().from(remittanceLines).where(eq(remittanceLines.chargeId, fee))
  expect(await lines()).toMatchObject([{ itemId: draft.itemId, live: false }])

  const sealed = await makeRemittance(account, [{ chargeId: fee, cents: 600 }], 'sealed')
  const refusal = { ok: false, reason: 'at-the-bank', remittance: sealed.id }
  expect(await pay(account, 600)).toEqual(refusal)
  expect(await cancel(fee)).toEqual(refusal)
  const dinner = await charge(account, 800)
  expect(await pay(account, 100, { wanted: [fee, dinner] })).toEqual(refusal)
  await pay(account, 900)
  expect(await settledOf(account)).toEqual([400, 800])
  expect(await sumsOf(account)).toEqual([600, 100])

  const debit = { accountId: account, itemId: sealed.itemId, receivedOn: '2027-01-25', createdBy: 'test' }
  const settle = () => write((tx) => postDebits(tx, [{ ...debit, parts: [{ chargeId: fee, cents: 600 }] }]))
  await settle()
  await settle()
  expect(await sumsOf(account)).toEqual([0, 100])
  expect(await wrongSums()).toEqual([])
})

test('The same charge and the same payment 200 times at once are one', async () => {
  const account = await makeAccount()
  const values = { accountId: account, kind: 'fee', key: `2027:${account}`, cents: 1_000, dueOn: '2027-01-01' } as const
  const made = await Promise.all(
    Array.from({ length: 200 }, () =>
      write((tx) => addCharge(tx, { ...values, concept: { es: 'Cuota', ca: 'Quota' }, createdBy: 'test' })),
    ),
  )
  expect(made.filter(({ added }) => added)).toHaveLength(1)
  const paid = await Promise.all(Array.from({ length: 200 }, () => pay(account, 1_000, { key: `form:${account}` })))
  expect(paid.filter((one) => one.ok && !one.repeated)).toHaveLength(1)
  expect(await sumsOf(account)).toEqual([0, 0])
})

test('The database refuses what would make the sums wrong', async () => {
  const [account, other] = [await makeAccount(), await makeAccount()]
  const chargeId = await charge(account, 1_000)
  const foreign = await charge(other, 1_000)
  const { id: paymentId } = accepted(await pay(account, 300))
  const part = (values: object) =>
    ownerDatabase
      .insert(paymentParts)
      .values({ paymentId, chargeId, cents: 1, ...values })
      .then(
        () => 'done',
        (error: Error) => String((error.cause as { constraint_name?: string }).constraint_name),
      )
  expect(await part({})).toBe('payment_parts_sum')
  expect(await part({ cents: -301 })).toBe('charges_cents_check')
  expect(await part({ chargeId: foreign })).toBe('payment_parts_account')
  await expect(ownerDatabase.update(payments).set({ cents: 1 })).rejects.toThrow()
  await expect(ownerDatabase.update(paymentParts).set({ cents: 1 })).rejects.toThrow()
  await expect(database.update(charges).set({ settledCents: 1 })).rejects.toThrow()
  await expect(database.update(memberAccounts).set({ owedCents: 1 })).rejects.toThrow()
  await expect(
    makeRemittance(account, [{ chargeId, cents: 1 }]).then(() => makeRemittance(account, [{ chargeId, cents: 1 }])),
  ).rejects.toThrow()
})

const cents = fc.integer({ min: 1, max: 5_000 })
const deed = fc.oneof(
  fc.record({ act: fc.constant('charge' as const), who: fc.nat(1), cents }),
  fc.record({ act: fc.constant('pay' as const), who: fc.nat(1), cents }),
  fc.record({ act: fc.constant('reverse' as const), who: fc.nat(9), cents }),
  fc.record({ act: fc.constant('cancel' as const), who: fc.nat(9), cents }),
  fc.record({ act: fc.constant('remit' as const), who: fc.nat(1), cents }),
  fc.record({ act: fc.constant('settle' as const), who: fc.nat(3), cents }),
)

test('After any deeds, four at a time, every sum is true', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 30 }), async (deeds) => {
      const accounts = [await makeAccount(), await makeAccount()]
      const made = { charges: [] as number[], payments: [] as number[], debits: [] as Debit[] }
      const run = async ({ act, who, cents: amount }: (typeof deeds)[number]) => {
        const account = accounts[who % 2] ?? ''
        const among = (list: number[]) => list[who % Math.max(1, list.length)] ?? 0
        if (act === 'charge') made.charges.push(await charge(account, amount))
        if (act === 'reverse') await reverse(among(made.payments))
        if (act === 'cancel') await cancel(among(made.charges))
        if (act === 'pay') {
          const paid = await pay(account, amount)
          if (paid.ok) made.payments.push(paid.id)
        }
        if (act === 'remit') {
          const open = (await openCharges(database, [account])).filter(({ remittance }) => !remittance)
          const parts = open.map(({ id, openCents }) => ({ chargeId: id, cents: openCents }))
          // Without a lock, as in the test: what was paid meanwhile is refused by the sealing, which is not tried here.
          if (parts.length > 0 && amount % 2 === 0) await makeRemittance(account, parts).catch(() => null)
          else if (parts.length > 0) await remitSealed(account, parts, made.debits)
        }
        if (act === 'settle') {
          const debit = made.debits[who % Math.max(1, made.debits.length)]
          if (debit) await write((tx) => postDebits(tx, [debit]))
        }
      }
      const alone = new Set(['remit', 'settle'])
      for (let at = 0; at < deeds.length; at += 4) {
        const together = deeds.slice(at, at + 4)
        await Promise.all(together.filter(({ act }) => !alone.has(act)).map(run))
        for (const one of together.filter(({ act }) => alone.has(act))) await run(one)
      }
      expect(await wrongSums()).toEqual([])
    }),
    { numRuns: 40 },
  )
}, 60_000)

type Debit = Parameters<typeof postDebits>[1][number]

async function remitSealed(accountId: string, parts: { chargeId: number; cents: number }[], debits: Debit[]) {
  const { itemId } = await makeRemittance(accountId, parts, 'sealed')
  debits.push({ accountId, itemId, parts, receivedOn: '2027-01-25', createdBy: 'test' })
}
