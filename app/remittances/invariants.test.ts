import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import {
  charges,
  memberAccounts,
  payments,
  remittanceItems,
  remittanceLines,
  remittances,
} from '#app/database/schema.ts'
import { postPayment } from '#app/treasury/payments.server.ts'
import { addDays } from '#app/platform/club-day.ts'
import { openTestDatabase, ownerDatabase } from '#tests/harness/database.ts'
import { insertRow } from '#tests/harness/rows.ts'
import { dueOn } from '#tests/harness/insert-debtors.ts'
import { makeCreditor } from '#tests/mandate-fixtures.ts'
import {
  itemsOf,
  makeCharge,
  makeDebtor,
  remit,
  statusOf,
  treasurer,
  wrongRemittances,
} from '#tests/remittance-fixtures.ts'
import { wrongSums } from '#tests/treasury-fixtures.ts'
import { presentRemittance, releaseItem, settleRemittance } from './bank-steps.server.ts'
import { cancelRemittance, chooseRemittance, includeItem, moveRemittance } from './choose.server.ts'
import { notifyRemittance } from './notify.server.ts'
import { remakeRemittance } from './remake.server.ts'
import { collectAgain, noteReturn } from './returns.server.ts'
import { sealRemittance } from './seal.server.ts'

openTestDatabase('empty', 'panel')

beforeEach(async () => {
  await ownerDatabase.execute(sql`truncate remittances, remittance_items, remittance_lines, payments, payment_parts, charges,
    bank_returns, bank_files, mandates, member_accounts, mails cascade`)
  await makeCreditor()
})

const faults = async () => [...(await wrongSums()), ...(await wrongRemittances())]
const pick = <Row>(rows: Row[], n: number) => rows[n % Math.max(rows.length, 1)]
const anyRemittance = async (n: number) => pick(await database.select().from(remittances), n)?.id ?? 0
const anyItem = async (n: number) => pick(await database.select().from(remittanceItems), n)
const anyAccount = async (n: number) => pick(await database.select().from(memberAccounts), n)?.id ?? ''

/** What anybody may do at any time; most of it is refused in most states. */
const acts: Record<string, (n: number) => Promise<unknown>> = {
  charge: async (n) => makeCharge(await anyAccount(n), 100 + n),
  pay: async (n) => {
    const values = { cents: 50 + n, method: 'cash', receivedOn: '2026-12-01', createdBy: 'test' } as const
    const accountId = await anyAccount(n)
    return database.transaction((tx) => postPayment(tx, { ...values, accountId, key: crypto.randomUUID() }))
  },
  choose: () => chooseRemittance(treasurer, dueOn),
  move: async (n) => moveRemittance(treasurer, await anyRemittance(n), n % 2 ? dueOn : addDays(dueOn, 7)),
  include: async (n) => {
    const item = await anyItem(n)
    return item && includeItem(treasurer, item.remittanceId, item.id)
  },
  notify: async (n) => notifyRemittance(treasurer, await anyRemittance(n)),
  seal: async (n) => sealRemittance(treasurer, await anyRemittance(n)),
  present: async (n) => presentRemittance(treasurer, await anyRemittance(n)),
  settle: async (n) => settleRemittance(treasurer, await anyRemittance(n)),
  cancel: async (n) => cancelRemittance(treasurer, await anyRemittance(n)),
  remake: async (n) => remakeRemittance(treasurer, await anyRemittance(n), [(await anyItem(n))?.id ?? 0]),
  release: async (n) => {
    const item = await anyItem(n)
    return item && releaseItem(treasurer, item.remittanceId, item.id)
  },
  return: async (n) =>
    noteReturn(
      treasurer,
      { itemId: (await anyItem(n))?.id ?? 0, code: n % 2 ? 'AM04' : 'AC04', receivedOn: '2027-01-20', feeCents: n % 3 },
      true,
    ),
  collect: async (n) => collectAgain(treasurer, (await anyItem(n))?.id ?? 0),
}
/** Those that lead on come often enough to reach each state. */
const names = [...Object.keys(acts), 'choose', 'notify', 'notify', 'seal', 'seal', 'present', 'settle', 'return']

test('After any acts the sums are right, no charge has two live lines, and ends free their charges', async () => {
  const act = fc.record({ name: fc.constantFrom(...names), n: fc.nat(200) })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 30 }), async (drawn) => {
      for (let n = 0; n < 3; n += 1) await makeDebtor()
      for (const { name, n } of drawn) await acts[name]?.(n)
      expect(await faults()).toEqual([])
    }),
    { numRuns: 6 },
  )
})

test('Debited, left out and owing nothing are together all accounts, each once', async () => {
  const debtor = fc.record({
    cents: fc.constantFrom(0, 100, 6_000),
    paymentMethod: fc.constantFrom('direct-debit' as const, 'cash' as const),
    hasMandate: fc.boolean(),
    isHeld: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(debtor, { minLength: 3, maxLength: 12 }), async (drawn) => {
      await ownerDatabase.execute(sql`truncate remittances, charges, mandates, member_accounts cascade`)
      await makeDebtor()
      for (const { cents, paymentMethod, hasMandate, isHeld } of drawn) {
        const id = await makeDebtor({ cents, member: { paymentMethod }, mandate: hasMandate ? {} : null })
        if (isHeld) await database.update(memberAccounts).set({ holdWhy: 'Lo pide' }).where(eq(memberAccounts.id, id))
      }
      const chosen = await chooseRemittance(treasurer, dueOn)
      const items = await itemsOf(chosen.ok ? chosen.id : 0)
      const accounts = await database.select().from(memberAccounts)
      const owing = accounts.filter(({ owedCents }) => owedCents > 0).map(({ id }) => id)
      expect(new Set(items.map(({ accountId }) => accountId))).toEqual(new Set(owing))
      expect(items).toHaveLength(owing.length)
      expect(items.every(({ reason, outcome }) => (reason === null) === (outcome === 'included'))).toBe(true)
    }),
    { numRuns: 10 },
  )
})

test('A sealing whose connection is cut leaves the remittance notified or sealed, and can be repeated', async () => {
  for (let n = 0; n < 10; n += 1) await makeDebtor()
  for (const delay of [0, 20, 200, 400, 600, 800]) {
    const id = await remit('notified')
    const sealing = sealRemittance(treasurer, id).catch(() => 'cut')
    await new Promise((resolve) => setTimeout(resolve, delay))
    await ownerDatabase.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`)
    await sealing
    const items = await itemsOf(id)
    const status = await statusOf(id)
    expect(['notified', 'sealed']).toContain(status)
    expect(items.every(({ endToEndId }) => (status === 'sealed') === (endToEndId !== null))).toBe(true)
    expect(await sealRemittance(treasurer, id)).toEqual({ ok: true })
    expect(await cancelRemittance(treasurer, id)).toEqual({ ok: true })
  }
  expect(await faults()).toEqual([])
})

test('Without the key of live lines a charge is debited twice, and the sums say so', async () => {
  await makeDebtor()
  await remit('notified')
  const [line] = await database.select().from(remittanceLines)
  const account = await makeDebtor({ cents: 0 })
  const second = async () => {
    const made = await insertRow(remittances, { dueOn, createdBy: 't' })
    const values = { remittanceId: made.id, accountId: account, cents: 1, outcome: 'excluded', reason: 'baja' } as const
    const [item] = await ownerDatabase.insert(remittanceItems).values(values).returning()
    await ownerDatabase
      .insert(remittanceLines)
      .values({ itemId: item?.id ?? 0, chargeId: line?.chargeId ?? 0, cents: 1 })
  }
  await expect(second()).rejects.toThrow()
  await ownerDatabase.execute(sql`drop index remittance_lines_live_charge_key`)
  await second()
  expect((await wrongSums()).map(({ of }) => of)).toContain('live')
  await ownerDatabase.execute(sql`truncate remittances cascade`)
  await ownerDatabase.execute(
    sql`create unique index remittance_lines_live_charge_key on remittance_lines (charge_id) where live`,
  )
  expect(await database.select().from(payments)).toEqual([])
  expect(await database.select().from(charges)).toHaveLength(1)
})
