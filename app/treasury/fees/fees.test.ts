import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import { charges, feePlans, memberAccounts, payments, socios } from '#app/database/schema.ts'
import { openTestDatabase, ownerDatabase } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { wrongSums } from '#tests/treasury-fixtures.ts'
import { ensureAccount } from '../accounts.server.ts'
import { cancelCharge } from '../charges.server.ts'
import { postPayment } from '../payments.server.ts'
import { generateFees, generateFeesJob, previewFees } from './generate.server.ts'
import type { PlanForm } from './plan-forms.ts'
import { deletePlan, listPlans, savePlan } from './plans.server.ts'

openTestDatabase('empty', 'panel')

afterEach(async () => {
  await ownerDatabase.execute(sql`truncate socios, member_accounts, fee_plans cascade`)
})

function plan(given: Partial<PlanForm> = {}) {
  const form = { membership_type: 'Regular', year: 2027, amount: 25_000, period: 'year', joining: 'months' } as const
  return savePlan({ ...form, name: 'Cuota de socio', name_ca: 'Quota de soci', ...given }, secretary)
}

async function member(joined: string, given: Partial<typeof socios.$inferInsert> = {}): Promise<string> {
  const { id } = await makeSocio()
  await updateRow(socios, id, { createdAt: new Date(`${joined}T12:00:00Z`), ...given })
  return id
}

const chargesOf = (id: string) =>
  database
    .select({
      key: charges.key,
      cents: charges.cents,
      dueOn: charges.dueOn,
      concept: charges.concept,
      ca: charges.conceptCa,
    })
    .from(charges)
    .where(eq(charges.accountId, id))
    .orderBy(charges.dueOn, charges.id)

test('A year has one charge for each member; who joins in the middle pays the months, to the cent', async () => {
  await plan()
  const old = await member('2020-05-01')
  const joined = await member('2027-06-15')
  const later = await member('2028-01-01')
  const left = await member('2020-05-01', { status: 'inactive' })
  expect(await previewFees(2027)).toMatchObject({ toMake: 2, cents: 39_583, made: 0, members: 3, without: [] })
  expect(await generateFees(2027, secretary)).toEqual({ made: 2 })
  expect(await chargesOf(old)).toEqual([
    {
      key: `2027:${old}`,
      cents: 25_000,
      dueOn: '2027-01-01',
      concept: 'Cuota de socio 2027',
      ca: 'Quota de soci 2027',
    },
  ])
  expect(await chargesOf(joined)).toMatchObject([{ cents: 14_583, dueOn: '2027-06-15' }])
  expect([await chargesOf(later), await chargesOf(left)]).toEqual([[], []])
  expect(await generateFees(2027, secretary)).toEqual({ made: 0 })
  expect(await previewFees(2027)).toMatchObject({ toMake: 0, made: 2 })
})

test('Quarters share the odd cents among the first; who joins pays the rest of the quarter', async () => {
  await plan({ amount: 12_001, period: 'quarter' })
  const old = await member('2020-05-01')
  const joined = await member('2027-05-31')
  await generateFees(2027, secretary)
  expect((await chargesOf(old)).map(({ cents, concept, ca }) => [cents, concept, ca])).toEqual([
    [3_001, 'Cuota de socio 2027 · 1.er trimestre', 'Quota de soci 2027 · 1r trimestre'],
    [3_000, 'Cuota de socio 2027 · 2.º trimestre', 'Quota de soci 2027 · 2n trimestre'],
    [3_000, 'Cuota de socio 2027 · 3.er trimestre', 'Quota de soci 2027 · 3r trimestre'],
    [3_000, 'Cuota de socio 2027 · 4.º trimestre', 'Quota de soci 2027 · 4t trimestre'],
  ])
  expect((await chargesOf(joined)).map(({ key, cents, dueOn }) => [key, cents, dueOn])).toEqual([
    [`2027-Q2:${joined}`, 2_000, '2027-05-31'],
    [`2027-Q3:${joined}`, 3_000, '2027-07-01'],
    [`2027-Q4:${joined}`, 3_000, '2027-10-01'],
  ])
})

test('Each period in full, for a plan that says so, and the own fee of an account or none', async () => {
  await plan({ joining: 'full' })
  const [joined, own, exempt] = [await member('2027-12-31'), await member('2020-01-01'), await member('2020-01-01')]
  for (const [id, feeCents] of [
    [own, 10_050],
    [exempt, 0],
  ] as const) {
    await database.transaction((tx) => ensureAccount(tx, id))
    await database.update(memberAccounts).set({ feeCents }).where(eq(memberAccounts.id, id))
  }
  expect(await previewFees(2027)).toMatchObject({ exempt: 1, toMake: 2 })
  await generateFees(2027, secretary)
  expect(
    (await Promise.all([joined, own, exempt].map(chargesOf))).map((rows) => rows.map(({ cents }) => cents)),
  ).toEqual([[25_000], [10_050], []])
})

test('The newest plan of the type counts, and a year is never charged by both periods', async () => {
  await plan({ year: 2026, amount: 10_000 })
  await plan({ year: 2027, amount: 20_000 })
  await plan({ year: 2028, amount: 30_000 })
  const [id, other] = [await member('2020-01-01'), await member('2020-01-01', { membershipType: 'Honor' })]
  expect((await previewFees(2027)).without).toEqual([{ type: 'Honor', members: 1 }])
  await generateFees(2027, secretary)
  expect(await chargesOf(id)).toMatchObject([{ cents: 20_000 }])
  const newest = (await listPlans()).find(({ year }) => year === 2027)
  const quarterly = { id: newest?.id, version: 1, period: 'quarter' } as const
  expect(await plan(quarterly)).toEqual({ ok: true })
  expect(await generateFees(2027, secretary)).toEqual({ made: 0 })
  expect(await chargesOf(other)).toEqual([])
})

test('A cancelled fee is not made again, and credit pays a new one', async () => {
  await plan()
  const id = await member('2020-01-01')
  await database.transaction((tx) => ensureAccount(tx, id))
  const values = { accountId: id, cents: 30_000, method: 'transfer', receivedOn: '2026-12-20' } as const
  await database.transaction((tx) => postPayment(tx, { ...values, key: 'early', createdBy: 'test' }))
  await generateFees(2027, secretary)
  const [fee] = await database.select().from(charges).where(eq(charges.accountId, id))
  expect(fee?.settledCents).toBe(25_000)
  await database.transaction((tx) => cancelCharge(tx, { id: fee?.id ?? 0, by: 'test', why: 'Error' }))
  expect(await generateFees(2027, secretary)).toEqual({ made: 0 })
  expect(await wrongSums()).toEqual([])
  expect(await database.$count(payments)).toBe(1)
})

test('200 times at once, and the job besides, make each charge once', async () => {
  await plan({ period: 'quarter' })
  for (let n = 0; n < 12; n++) await member('2020-01-01')
  const job = () => generateFeesJob.run({ id: `2027:${secretary.id}` }, new AbortController().signal)
  const runs = Array.from({ length: 200 }, (_, n) => (n % 10 === 0 ? job() : generateFees(2027, secretary)))
  await Promise.all(runs)
  expect(await database.$count(charges)).toBe(48)
  expect(await wrongSums()).toEqual([])
}, 60_000)

test('A type has one plan for a year', async () => {
  await plan()
  await plan({ year: 2028 })
  expect(await plan()).toEqual({ ok: false, reason: 'place-taken' })
  const [newest] = await listPlans()
  expect(await plan({ id: newest?.id, version: 1 })).toEqual({ ok: false, reason: 'place-taken' })
  expect(await plan({ id: newest?.id, version: 2, year: 2029 })).toEqual({ ok: false, reason: 'conflict' })
  expect(await deletePlan(newest?.id ?? 0, secretary)).toEqual({ ok: true })
  expect(await deletePlan(newest?.id ?? 0, secretary)).toEqual({ ok: false, reason: 'unknown' })
  expect(await database.$count(feePlans)).toBe(1)
})
