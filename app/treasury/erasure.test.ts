import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, type Transaction } from '#app/database/client.server.ts'
import { charges, mandates, memberAccounts, payments, remittances, socios } from '#app/database/schema.ts'
import { lockAccount } from '#app/mandates/mandates.server.ts'
import { eraseSocios } from '#app/membership/erasure.server.ts'
import { inPool, openTestDatabase, ownerDatabase } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { clubDayBefore } from '#app/platform/club-day.ts'
import { leaveClub, returnToClub } from '#app/membership/members/leaving.server.ts'
import { until } from '#tests/harness/mailbox.ts'
import { makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { makeAccount, makeRemittance, wrongSums } from '#tests/treasury-fixtures.ts'
import { ensureAccount } from './accounts.server.ts'
import { addCharge, cancelCharge } from './charges.server.ts'
import { eraseEntries as eraseEntriesAs } from './entries-erasure.server.ts'
import { eraseFiles, eraseMandates } from './erasure.server.ts'
import { closedEntries } from './closed-entries.ts'
import { postPayment, reversePayment } from './payments.server.ts'

openTestDatabase('empty', 'panel')

const write = <T>(work: (tx: Transaction) => Promise<T>) => database.transaction(work)
const asJob = <T>(work: (tx: Transaction) => Promise<T>) => inPool('jobs', () => database.transaction(work))()
const eraseEntries = (firstKept: string) => asJob((tx) => eraseEntriesAs(tx, firstKept, 500))

async function charge(accountId: string, dueOn: string, cents = 6_000): Promise<number> {
  const concept = { es: 'Cuota', ca: 'Quota' }
  const made = await write((tx) =>
    addCharge(tx, { accountId, kind: 'other', key: randomUUID(), cents, dueOn, createdBy: 'test', concept }),
  )
  return made.added ? made.id : 0
}
const pay = (accountId: string, receivedOn: string, cents = 6_000) =>
  write((tx) => postPayment(tx, { accountId, cents, method: 'cash', receivedOn, key: randomUUID(), createdBy: 'test' }))
async function memberAccount(given: Partial<typeof memberAccounts.$inferInsert> = {}): Promise<string> {
  const { id } = await makeSocio({ email: `${randomUUID()}@example.org` })
  await makeAccount({ ...given, id, socioId: id })
  return id
}

const rowsOf = async (accountId: string) => [
  (await database.select().from(charges).where(eq(charges.accountId, accountId))).map(({ dueOn }) => dueOn),
  (await database.select().from(payments).where(eq(payments.accountId, accountId))).map(({ receivedOn }) => receivedOn),
]

describe('Six years after the end of their year', () => {
  test('charges and payments go together, and what was paid later goes later', async () => {
    const account = await makeAccount({ socioId: (await makeSocio({ email: `${randomUUID()}@example.org` })).id })
    await charge(account, '2018-02-01')
    await pay(account, '2018-02-03')
    await charge(account, '2018-12-20')
    await pay(account, '2019-01-07')
    expect(await eraseEntries('2019-01-01')).toBe(2)
    expect(await rowsOf(account)).toEqual([['2018-12-20'], ['2019-01-07']])
    expect(await eraseEntries('2020-01-01')).toBe(2)
    expect(await rowsOf(account)).toEqual([[], []])
    expect(await wrongSums()).toEqual([])
  })

  test('a charge that was paid and then cancelled goes, and so does one that was given back', async () => {
    const account = await makeAccount()
    const cancelled = await charge(account, '2018-02-01')
    const paid = await pay(account, '2018-02-03')
    await write((tx) => cancelCharge(tx, { id: cancelled, by: 'test', why: 'x' }))
    await write((tx) =>
      reversePayment(tx, { id: paid.ok ? paid.id : 0, receivedOn: '2018-03-01', note: null, createdBy: 'test' }),
    )
    await eraseEntries('2019-01-01')
    expect(await rowsOf(account)).toEqual([[], []])
    expect(await wrongSums()).toEqual([])
  })

  test('what is still owed or credit stays', async () => {
    const account = await makeAccount()
    await pay(account, '2010-02-03', 100)
    await charge(account, '2010-02-01')
    const credit = await makeAccount()
    await pay(credit, '2010-02-03', 100)
    await eraseEntries('2020-01-01')
    expect(await rowsOf(account)).toEqual([['2010-02-01'], ['2010-02-03']])
    expect(await rowsOf(credit)).toEqual([[], ['2010-02-03']])
    expect(await wrongSums()).toEqual([])
  })

  test('the account of somebody who is no member any more goes with its last row', async () => {
    const account = await makeAccount()
    await charge(account, '2011-02-01')
    await pay(account, '2011-02-03')
    await eraseEntries('2020-01-01')
    expect(await database.$count(memberAccounts, eq(memberAccounts.id, account))).toBe(0)
  })
})

test('However many accounts have old entries, one pass takes them all; those with something owed do not hold up the others', async () => {
  for (let n = 0; n < 60; n += 1) await charge(await makeAccount(), '2009-02-01')
  for (let n = 0; n < 120; n += 1) {
    const account = await makeAccount()
    await charge(account, '2011-02-01')
    await pay(account, '2011-02-03')
  }
  const before = await database.$count(memberAccounts)
  expect(await eraseEntries('2020-01-01')).toBe(240)
  expect(await eraseEntries('2020-01-01')).toBe(0)
  expect(await database.$count(memberAccounts)).toBe(before - 120)
})

test('Entries that are linked to a kept one, over any number of others, stay', () => {
  const charge = (id: number, kept = false) => ({ id, kept })
  const payment = (id: number, kept = false, reverses: number | null = null) => ({ id, kept, reverses })
  const closed = closedEntries({
    charges: [charge(1), charge(2), charge(3), charge(4, true)],
    payments: [payment(1), payment(2), payment(3, false, 2), payment(9)],
    parts: [
      { chargeId: 1, paymentId: 1 },
      { chargeId: 2, paymentId: 2 },
      { chargeId: 3, paymentId: 3 },
      { chargeId: 4, paymentId: 3 },
    ],
  })
  expect(closed).toEqual({ charges: [1], payments: [1, 9] })
})

test('Files go and leave hash and totals; mandates that are over lose who signed them', async () => {
  const account = await makeAccount()
  const { id } = await makeRemittance(
    account,
    [{ chargeId: await charge(account, '2026-01-01'), cents: 6_000 }],
    'sealed',
  )
  await updateRow(remittances, id, { file: 'x', presentedAt: new Date('2020-01-01') })
  const ended = { accountId: account, status: 'revoked', holder: 'x', iban: 'x', document: 'x' } as const
  const signed = { status: 'active', signedOn: '2020-01-01', via: 'paper', ibanLast4: 'x' } as const
  await ownerDatabase.insert(mandates).values([
    { ...ended, reference: 'OLD-1', lastDueOn: '2020-01-01', endedAt: new Date('2020-02-01') },
    { ...ended, reference: 'OLD-2', lastDueOn: '2020-01-01', endedAt: new Date() },
    { ...ended, reference: 'OLD-3', endedAt: new Date('2020-02-01') },
    { ...ended, reference: 'NEW-1', lastDueOn: clubDayBefore(400), endedAt: new Date() },
    { ...ended, reference: 'NEW-2', createdAt: new Date('2020-01-01'), endedAt: new Date() },
    { ...ended, reference: 'NEW-3', ...signed, lastDueOn: '2020-01-01' },
  ])
  const before = sql`(now() - interval '14 months')`
  expect(await asJob((tx) => eraseFiles(tx, before, 10))).toBe(1)
  expect(await asJob((tx) => eraseMandates(tx, before, 10))).toBe(3)
  const [sent] = await database.select().from(remittances).where(eq(remittances.id, id))
  expect(sent).toMatchObject({ file: null, fileSha256: 'f' })
  const kept = await database.select().from(mandates).where(eq(mandates.holder, 'x'))
  expect(kept.map(({ reference }) => reference).toSorted()).toEqual(['NEW-1', 'NEW-2', 'NEW-3'])
})

test('Erasing a member leaves the account under its number, and waits for a debit that is on its way', async () => {
  const { id } = await makeSocio({ email: `${randomUUID()}@example.org` })
  await makeAccount({ id, socioId: id, number: `C-${id.slice(0, 5)}` })
  const chargeId = await charge(id, '2026-01-01')
  const { id: remittance } = await makeRemittance(id, [{ chargeId, cents: 6_000 }], 'sealed')
  expect(await write((tx) => eraseSocios(tx, [id]))).toEqual([])
  await ownerDatabase.execute(sql`update remittance_lines set live = false`)
  await updateRow(remittances, remittance, { status: 'cancelled' })
  expect(await write((tx) => eraseSocios(tx, [id]))).toEqual([id])
  const [account] = await database.select().from(memberAccounts).where(eq(memberAccounts.id, id))
  expect(account).toMatchObject({ socioId: null, owedCents: 6_000, number: `C-${id.slice(0, 5)}` })
})

test('Who leaves and comes back has the same account, with what they owe', async () => {
  const { id } = await makeSocio({ email: `${randomUUID()}@example.org` })
  await makeAccount({ id, socioId: id, number: `C-${id.slice(0, 5)}` })
  await charge(id, '2026-01-01')
  const before = await database.select().from(memberAccounts).where(eq(memberAccounts.id, id))
  await leaveClub(secretary, id, { leftOn: '2026-10-31', reason: null, message: null })
  expect(await returnToClub(secretary, id)).toEqual({ ok: true })
  expect(await write((tx) => ensureAccount(tx, id))).toBe(id)
  expect(await database.select().from(memberAccounts).where(eq(memberAccounts.id, id))).toEqual(before)
  expect(before).toMatchObject([{ owedCents: 6_000, socioId: id }])
})

describe('Erasing a member', () => {
  const note = (accountId: string, text: string | null) =>
    write((tx) =>
      postPayment(tx, {
        accountId,
        cents: 100,
        method: 'cash',
        receivedOn: '2026-11-02',
        key: randomUUID(),
        createdBy: 'test',
        note: text,
      }),
    )

  test.each(['panel', 'jobs'] as const)(
    'takes what people have written on the account, and no code (%s)',
    async (pool) => {
      const [one, other] = [
        await memberAccount({ holdWhy: 'Está enferma', feeCents: 100 }),
        await memberAccount({ holdWhy: 'MD07' }),
      ]
      const cancelled = await charge(one, '2026-01-01')
      await write((tx) => cancelCharge(tx, { id: cancelled, by: 'test', why: 'Ha perdido el trabajo' }))
      await charge(one, '2026-02-01')
      await note(one, 'Lo trae su hermano')
      await note(other, 'AM04')
      await inPool(pool, () => database.transaction((tx) => eraseSocios(tx, [one, other])))()
      const accounts = await database
        .select()
        .from(memberAccounts)
        .where(inArray(memberAccounts.id, [one, other]))
      expect(new Map(accounts.map(({ id, holdWhy, feeCents }) => [id, [holdWhy, feeCents]]))).toEqual(
        new Map([
          [one, [null, null]],
          [other, ['MD07', null]],
        ]),
      )
      const charged = await database.select().from(charges).where(eq(charges.accountId, one)).orderBy(charges.id)
      expect(charged.map(({ concept, conceptCa, cancelledWhy }) => [concept, conceptCa, cancelledWhy])).toEqual([
        ['Cargo', 'Càrrec', ''],
        ['Cargo', 'Càrrec', null],
      ])
      const paid = await database
        .select()
        .from(payments)
        .where(inArray(payments.accountId, [one, other]))
      expect(new Map(paid.map(({ accountId, note: kept }) => [accountId, kept]))).toEqual(
        new Map([
          [one, null],
          [other, 'AM04'],
        ]),
      )
      expect(await wrongSums()).toEqual([])
    },
  )

  test('does not wait for an account whose member is being signed for', async () => {
    const id = await memberAccount()
    const erased = await write(async (tx) => {
      await tx.select().from(socios).where(eq(socios.id, id)).for('no key update')
      const erasing = write((other) => eraseSocios(other, [id]))
      await until(async () => (await waiting()) > 0, 3)
      expect(await lockAccount(tx, id)).toMatchObject({ id })
      return () => erasing
    })
    expect(await erased()).toEqual([id])
  })
})

async function waiting(): Promise<number> {
  const [row] = await ownerDatabase.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_locks where not granted`,
  )
  return row?.count ?? 0
}

/** A payment changes in one way: its note goes. */
test.each([
  ['note = null', true],
  [`note = 'x'`, false],
  ['note = null, cents = cents + 1', false],
  ['cents = cents + 1', false],
])('update payments set %s', async (change, allowed) => {
  const account = await makeAccount()
  await pay(account, '2026-11-02')
  const changed = ownerDatabase.execute(sql`update payments set ${sql.raw(change)} where account_id = ${account}`)
  await (allowed ? expect(changed).resolves.toBeDefined() : expect(changed).rejects.toThrow())
})
