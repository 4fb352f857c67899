import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations, events, mails } from '#app/database/schema.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { makeEvent, montserrat, payAll, register, tokenOf } from '#tests/fixtures.ts'
import { composeRegistrationLeft, composeRegistrationReceipt } from './cancellation-messages.server.ts'
import { cancelBooking, findCancellation } from './cancellations.server.ts'
import { changeBooking } from '#app/events/parties/change-booking.server.ts'
import { composeRegistrationAgain } from '#app/events/mails/messages.server.ts'
import { bookParty } from '#app/events/parties/book-party.server.ts'
import { findPartyById } from '#app/events/parties/find-party.server.ts'
import { partyLinkToken, partyTokenHash } from '#app/events/parties/party-links.server.ts'

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

/** A booking for three. */
async function bookedTable() {
  const guests = [{ fullName: 'Montserrat Vilar Puig' }, { fullName: '' }, { fullName: '' }]
  const event = await makeEvent()
  const booked = await bookParty(event, montserrat(), guests)
  await payAll(event)
  const id = booked.ok ? booked.id : ''
  return { id, token: partyLinkToken({ id, tokenHash: partyTokenHash(id), linkVersion: 0 }) ?? '' }
}

async function reduceTo(left: number, { id, token }: { id: string; token: string }) {
  const party = await findPartyById(id)
  const guests = party?.guests.slice(0, left).map((guest) => ({ id: guest.id, fullName: guest.fullName })) ?? []
  expect(await changeBooking(token, party?.version ?? 0, guests)).toMatchObject({ ok: true })
}

test('seats given back are confirmed with the refund, the seats that stay and the entry as it is now', async () => {
  const table = await bookedTable()
  await reduceTo(1, table)
  const [receipt] = await receiptsOf(table.id)
  const message = await composeRegistrationReceipt(receipt?.ref ?? '', 'ca')
  expect(message?.subject).toBe('La teva taula a «Cena de prueba» és ara per a 1')
  for (const part of ['2 × 85 € = 170 €', 'et tornaran els 170 €']) expect(inOneLine(message)).toContain(part)
  expect(message?.calendar?.method).toBe('REQUEST')
  expect(message?.calendar?.content).toContain('SEQUENCE:1')
})

test('refunds of a booking add up, and a late receipt says nothing that is not true any more', async () => {
  const table = await bookedTable()
  await reduceTo(2, table)
  await cancelBooking(table.token)
  const [first, last] = await receiptsOf(table.id)
  expect(await composeRegistrationReceipt(first?.ref ?? '', 'es')).toBeNull()
  const message = await composeRegistrationReceipt(last?.ref ?? '', 'es')
  expect(message?.subject).toBe('Has cancelado tu mesa para 2 en «Cena de prueba»')
  expect(message?.calendar?.method).toBe('CANCEL')
  const [owed] = await database.select().from(eventParties).where(eq(eventParties.id, table.id))
  expect(owed).toMatchObject({ refundDue: 255, refundSettledAt: null })
})

const receiptsOf = (id: string) =>
  database
    .select()
    .from(mails)
    .where(and(eq(mails.kind, 'registration-receipt'), like(mails.ref, `${id}%`)))
    .orderBy(mails.createdAt)
