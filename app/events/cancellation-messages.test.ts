import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import { eventRegistrations, events } from '#app/database/schema.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { makeEvent, montserrat, register, tokenOf } from '#tests/fixtures.ts'
import { composeRegistrationLeft, composeRegistrationReceipt } from './cancellation-messages.server.ts'
import { cancelBooking, findCancellation } from './cancellations.server.ts'
import { composeRegistrationAgain } from './messages.server.ts'

openTestDatabase()

const HOUR = 3_600_000
/** The text part breaks its lines. */
const inOneLine = (message: { text: string } | null) => message?.text.replace(/\s+/g, ' ')

async function registered(given: Parameters<typeof makeEvent>[0] = {}) {
  const event = await makeEvent(given)
  await register(event, montserrat())
  const [row] = await database.select().from(eventRegistrations).where(eq(eventRegistrations.eventId, event))
  return { event, id: row?.id ?? '', token: row ? tokenOf(row) : '' }
}

test('the confirmation that is sent again has a link that cancels', async () => {
  const { id, token } = await registered()
  expect((await composeRegistrationAgain(`${id}:m3`, 'es'))?.text).toContain(`cancelar?token=${token}`)
  expect((await findCancellation(token))?.state).toBe('open')
})

test('a cancelled guest gets a receipt that names the refund, and the club learns of it', async () => {
  const { id, token } = await registered()
  expect(await composeRegistrationReceipt(id, 'ca')).toBeNull()
  await cancelBooking(token)
  const receipt = await composeRegistrationReceipt(id, 'ca')
  expect(receipt?.subject).toBe('Has cancel·lat la teva plaça a «Cena de prueba»')
  expect(inOneLine(receipt)).toContain('et tornaran els 85 €')
  const notice = await composeRegistrationLeft(id)
  for (const fact of ['Montserrat Vilar Puig', 'Íntegro si había pagado (85 €)', '10 de 10'])
    expect(inOneLine(notice)).toContain(fact)
})

test('a receipt after the 48 hours promises no refund, and one for a free event speaks of none', async () => {
  const late = await registered({ date: new Date(Date.now() + 47 * HOUR) })
  await cancelBooking(late.token)
  expect(inOneLine(await composeRegistrationReceipt(late.id, 'es'))).toContain('no hay reembolso')
  const free = await registered({ price: 0 })
  await cancelBooking(free.token)
  expect(inOneLine(await composeRegistrationReceipt(free.id, 'es'))).not.toContain('reembolso')
})

test('after a change of date, place or price guests from before may cancel with a full refund until it starts', async () => {
  const { event, token } = await registered({ date: new Date(Date.now() + 5 * HOUR) })
  expect((await findCancellation(token))?.inTime).toBe(false)
  await database
    .update(events)
    .set({ changedAt: new Date(Date.now() + 1) })
    .where(eq(events.id, event))
  expect((await findCancellation(token))?.inTime).toBe(true)
})
