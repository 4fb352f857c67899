import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bankReturns, charges, mails, memberAccounts, reminders } from '#app/database/schema.ts'
import { clubDayBefore } from '#app/platform/club-day.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { insertRow } from '#tests/harness/rows.ts'
import { makeSocio } from '#tests/membership-fixtures.ts'
import { makeAccount, makeRemittance } from '#tests/treasury-fixtures.ts'
import { listDueReminders, remind } from './reminders.server.ts'

openTestDatabase('empty', 'panel')

const treasurer = { id: 'tresoreria' }

/** A member who owes 60 € since so many days ago. */
async function owing(days: number, given: Partial<typeof memberAccounts.$inferInsert> = {}) {
  const { id } = await makeSocio({ email: `${randomUUID()}@example.org` })
  await makeAccount({ id, socioId: id, ...given })
  return { id, charge: await owe(id, days) }
}

async function owe(accountId: string, days: number): Promise<number> {
  const charge = {
    accountId,
    kind: 'other',
    key: randomUUID(),
    concept: 'Cuota',
    cents: 6_000,
    createdBy: 'test',
  } as const
  const made = await insertRow(charges, { ...charge, dueOn: clubDayBefore(days) })
  return made.id
}

/** So many days ago, for the first time. */
const reminded = (accountId: string, chargeId: number, days: number) =>
  database
    .insert(reminders)
    .values({
      accountId,
      level: 1,
      chargeId,
      createdBy: 'test',
      createdAt: new Date(`${clubDayBefore(days)}T12:00:00Z`),
    })

const dueOf = async (id: string) => (await listDueReminders()).find((due) => due.id === id)
const mailsOf = (id: string) =>
  database
    .select({ kind: mails.kind })
    .from(mails)
    .innerJoin(reminders, sql`${reminders.id}::text = ${mails.data} ->> 'reminderId'`)
    .where(eq(reminders.accountId, id))

test('Seven days after the due date there is a first reminder; who is reminded late gets the first, too', async () => {
  const levels = await Promise.all(
    [6, 7, 20, 21, 300].map(async (days) => (await dueOf((await owing(days)).id))?.level),
  )
  expect(levels).toEqual([undefined, 1, 1, 1, 1])
})

test.each([
  [20, 13, undefined],
  [21, 14, 2],
  [40, 13, undefined],
  [40, 14, 2],
])('Of %i days, with the first reminder %i days ago, the level is %s', async (days, ago, level) => {
  const { id, charge } = await owing(days)
  await reminded(id, charge, ago)
  expect((await dueOf(id))?.level).toBe(level)
})

test('One is sent by each press once, however often it is pressed, and again about another charge', async () => {
  const { id, charge } = await owing(8)
  const asked = { id, level: 1, chargeId: charge }
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => remind(asked, treasurer)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await mailsOf(id)).toEqual([{ kind: 'payment-reminder' }])
  expect(await dueOf(id)).toBeUndefined()
  await database
    .update(reminders)
    .set({ createdAt: new Date(`${clubDayBefore(14)}T12:00:00Z`) })
    .where(eq(reminders.chargeId, charge))
  expect(await dueOf(id)).toMatchObject({ level: 2, cents: 6_000 })
  expect(await remind(asked, treasurer)).toEqual({ ok: false, reason: 'nothing-new' })
  expect(await remind({ ...asked, level: 2 }, treasurer)).toEqual({ ok: true })
  expect(await dueOf(id)).toBeUndefined()
  const older = await owe(id, 30)
  expect(await dueOf(id)).toMatchObject({ level: 1, chargeId: older, cents: 12_000 })
})

test('What a remittance collects is not reminded of, nor is anybody whose account is held, or who has died', async () => {
  const { id, charge } = await owing(30)
  await makeRemittance(id, [{ chargeId: charge, cents: 6_000 }])
  expect(await dueOf(id)).toBeUndefined()
  const other = await owe(id, 9)
  expect(await dueOf(id)).toMatchObject({ level: 1, chargeId: other, cents: 6_000 })
  for (const holdWhy of ['MD07', 'Fallecido'])
    expect(await dueOf((await owing(30, { holdWhy })).id), holdWhy).toBeUndefined()
  const held = await owing(30)
  expect(await dueOf(held.id)).toMatchObject({ level: 1 })
  const { itemId } = await makeRemittance(held.id, [{ chargeId: await owe(held.id, 1), cents: 6_000 }])
  const died = { itemId, kind: 'returned', code: 'MD07', receivedOn: '2026-11-01', createdBy: 'test' } as const
  await database.insert(bankReturns).values(died)
  expect(await dueOf(held.id)).toBeUndefined()
})
