import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, eventParties } from '#app/database/schema.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { makeEvent, montserrat } from '#tests/fixtures.ts'
import { listRefunds, settleRefund } from './refunds.server.ts'

openTestDatabase('empty', 'panel')

const treasurer = { id: 'tresoreria' }

test('a refund waits until somebody ticks it, can be undone, and both are audited', async () => {
  const event = await makeEvent({ title: 'Cena de la trufa' })
  const { id } = accepted(await bookParty(event, montserrat(), [{ fullName: 'Montserrat Vilar Puig' }]))
  expect(await listRefunds(5)).toEqual({ due: [], settled: [], count: { number: 0, more: false } })
  await updateRow(eventParties, id, { refundDue: 170, refundDueAt: new Date() })
  expect(await listRefunds(5)).toMatchObject({
    due: [{ id, amount: 170, title: 'Cena de la trufa', settledAt: null }],
    count: { number: 1 },
  })
  expect(await settleRefund(event, id, true, treasurer)).toBe(true)
  expect(await settleRefund(event, id, true, treasurer)).toBe(false)
  expect(await listRefunds(5)).toMatchObject({ due: [], settled: [{ id }], count: { number: 0 } })
  expect(await settleRefund(event, id, false, treasurer)).toBe(true)
  expect((await listRefunds(5)).count.number).toBe(1)
  const noted = await database.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subject, id))
  expect(noted.map(({ action }) => action)).toEqual(['registration.refund-settled', 'registration.refund-reopened'])
  expect(await settleRefund(event + 1, id, true, treasurer)).toBe(false)
})
