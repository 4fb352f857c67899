import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import { auditLog, charges, payments, socios } from '#app/database/schema.ts'
import { clubDay, clubDayBefore } from '#app/platform/club-day.ts'
import { openTestDatabase, ownerDatabase } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { makeAccount, makeRemittance } from '#tests/treasury-fixtures.ts'
import { chargeByHand, holdAccount, notePayment, setOwnFee, undoCharge, undoPayment } from './account-acts.server.ts'
import { exportAccounts, listAccounts } from './account-list.server.ts'
import { findAccount, findAccountReceipt, listCharges, listPayments } from './account.server.ts'

openTestDatabase('empty', 'panel')

const charge = (id: string, amount: number, due = clubDay()) =>
  chargeByHand(
    id,
    { key: crypto.randomUUID(), concept: 'Delantal', concept_ca: 'Davantal', amount, due_on: due },
    secretary,
  )
const pay = (id: string, amount: number, chosen: number[] = [], key: string = crypto.randomUUID()) =>
  notePayment(id, { key, amount, method: 'bizum', received_on: clubDay(), charge: chosen, note: undefined }, secretary)
const actionsOn = async (id: string) =>
  (await database.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)).map(
    ({ action }) => action,
  )

test('A member has an account from the first act on, and each act is audited under it once', async () => {
  const { id } = await makeSocio()
  expect(await findAccount(id)).toMatchObject({ owedCents: 0, creditCents: 0, name: 'Clara Vidal Roca' })
  await charge(id, 1_850)
  const key = crypto.randomUUID()
  await pay(id, 2_000, [], key)
  await pay(id, 2_000, [], key)
  await holdAccount(id, 'Lo pide', secretary)
  await holdAccount(id, null, secretary)
  await setOwnFee(id, 0, secretary)
  expect(await findAccount(id)).toMatchObject({ owedCents: 0, creditCents: 150, holdWhy: null, feeCents: 0 })
  expect((await actionsOn(id)).filter((action) => action.startsWith('member-account'))).toEqual([
    'member-account.charged',
    'member-account.paid',
    'member-account.held',
    'member-account.released',
    'member-account.fee-set',
  ])
  const [paid] = await listPayments(id)
  expect(paid).toMatchObject({ cents: 2_000, paidCents: 1_850, reversedOn: null })
  expect(await findAccountReceipt(id, paid?.id ?? 0)).toMatchObject({ parts: [{ concept: 'Delantal', cents: 1_850 }] })
  expect(await findAccountReceipt(crypto.randomUUID(), paid?.id ?? 0)).toBeNull()
  expect(await charge(crypto.randomUUID(), 100)).toEqual({ ok: false, reason: 'unknown' })
})

test('An act on one account does nothing to a charge or a payment of another', async () => {
  const [own, other] = [await makeAccount(), await makeAccount()]
  await charge(other, 1_000)
  await pay(other, 400)
  const [[theirs], [paid]] = [await listCharges(other), await listPayments(other)]
  const unknown = { ok: false, reason: 'unknown' }
  expect(await undoCharge(own, { id: theirs?.id ?? 0, why: 'x' }, secretary)).toEqual(unknown)
  expect(await undoPayment(own, { id: paid?.id ?? 0, why: 'x' }, secretary)).toEqual(unknown)
  await pay(own, 500, [theirs?.id ?? 0])
  expect(await findAccount(other)).toMatchObject({ owedCents: 600 })
  expect(await actionsOn(own)).toEqual(['member-account.paid'])
})

test('A payment is undone, a debit only by the bank', async () => {
  const id = await makeAccount()
  await charge(id, 1_000)
  await pay(id, 1_000)
  const [paid] = await listPayments(id)
  expect(await undoPayment(id, { id: paid?.id ?? 0, why: 'Era de otra socia' }, secretary)).toMatchObject({ ok: true })
  expect(await listPayments(id)).toMatchObject([{ reversedWhy: 'Era de otra socia' }])
  const [owed] = await database.select().from(charges).where(eq(charges.accountId, id))
  const remittance = await makeRemittance(id, [{ chargeId: owed?.id ?? 0, cents: 1_000 }], 'sealed')
  expect(await pay(id, 1_000)).toEqual({ ok: false, reason: 'at-the-bank', remittance: remittance.id })
  await ownerDatabase
    .insert(payments)
    .values({
      accountId: id,
      method: 'direct-debit',
      cents: 1_000,
      receivedOn: clubDay(),
      key: 'debit',
      createdBy: 'test',
    })
  const debit = (await listPayments(id)).find(({ method }) => method === 'direct-debit')
  expect(await undoPayment(id, { id: debit?.id ?? 0, why: 'x' }, secretary)).toEqual({ ok: false, reason: 'bank-only' })
})

test('The list finds who owes, what is overdue, credit and what is held, by name and number, and exports them', async () => {
  const [late, held, credited] = [await makeSocio(), await makeSocio(), await makeSocio()]
  await updateRow(socios, late.id, { fullName: 'Núria Soler' })
  await charge(late.id, 700, clubDayBefore(9))
  await charge(held.id, 900)
  await holdAccount(held.id, 'Lo pide', secretary)
  await pay(credited.id, 300)
  type State = Parameters<typeof listAccounts>[0]['state']
  const everyone = (search: string) => ({ search, page: 1, limit: 25, offset: 0 })
  const ids = async (state: State, search = '', order: 'numero' | '-debe' = 'numero') =>
    (await listAccounts({ request: everyone(search), state, order })).rows.map(({ id }) => id)
  const three = [late.id, held.id, credited.id]
  const among = async (...asked: Parameters<typeof ids>) => (await ids(...asked)).filter((id) => three.includes(id))
  expect(await among('owed', '', '-debe')).toEqual([held.id, late.id])
  expect(await among('overdue')).toEqual([late.id])
  expect(await among('credit')).toEqual([credited.id])
  expect(await among('held')).toEqual([held.id])
  expect(await ids(null, 'nuria sol')).toEqual([late.id])
  const { number } = (await findAccount(credited.id)) ?? { number: '' }
  expect(await ids(null, number)).toEqual([credited.id])
  const exported = []
  for await (const rows of exportAccounts({ request: everyone('nuria'), state: 'owed', order: 'numero' }))
    exported.push(rows)
  expect(exported.flat()).toMatchObject([{ name: 'Núria Soler', owedCents: 700 }])
})
