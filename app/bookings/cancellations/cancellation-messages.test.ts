import { and, eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import { clubVersions, eventParties, eventRegistrations, events, mails } from '#app/database/schema.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import type { MailData } from '#app/mail-kinds.ts'
import { mailData } from '#tests/harness/mail-data.ts'
import { makeEvent, montserrat, payAll, register, tokenOf } from '#tests/fixtures.ts'
import { composeRegistrationLeft } from './left-message.server.tsx'
import { composeRegistrationReceipt } from './receipt-message.server.tsx'
import { cancelBooking, findCancellation } from './cancellations.server.ts'
import { changeBooking } from '#app/bookings/parties/change-booking.server.ts'
import { composeRegistration } from '#app/bookings/mails/messages.server.tsx'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { findPartyById } from '#app/bookings/parties/find-party.server.ts'
import { partyLinkToken, partyTokenHash } from '#app/bookings/parties/party-links.server.ts'

openTestDatabase()

const HOUR = 3_600_000
/** The text part breaks its lines. */
const inOneLine = (message: { text: string } | null) => message?.text.replace(/\s+/g, ' ')

async function registered(given: Parameters<typeof makeEvent>[0] = {}) {
  const event = await makeEvent(given)
  await register(event, montserrat())
  if (given.price !== 0) await payAll(event)
  const [row] = await database.select().from(eventRegistrations).where(eq(eventRegistrations.eventId, event))
  return { event, id: row?.id ?? '', token: row ? tokenOf(row) : '' }
}

test('the confirmation that is sent again has a link that cancels', async () => {
  const { id, token } = await registered()
  expect((await composeRegistration({ partyId: id }, 'es'))?.text).toContain(`cancelar?token=${token}`)
  expect((await findCancellation(token))?.state).toBe('open')
})

test('a cancelled guest gets a receipt that names the refund, and the club learns of it', async () => {
  const { id, token } = await registered()
  expect(await composeRegistrationReceipt({ partyId: id }, 'ca')).toBeNull()
  await cancelBooking(token)
  const receipt = await composeRegistrationReceipt({ partyId: id }, 'ca')
  expect(receipt?.subject).toBe('Has cancel·lat la teva plaça a «Cena de prueba»')
  expect(inOneLine(receipt)).toContain('Et tornaran els 85 €')
  const notice = await composeRegistrationLeft({ partyId: id }, 'es')
  const catalan = await composeRegistrationLeft({ partyId: id }, 'ca')
  expect(catalan?.subject).toContain('Plaça cancel·lada a «')
  expect(inOneLine(catalan)).toContain('Una plaça ha quedat lliure')
  expect(inOneLine(catalan)).not.toMatch(/plaza|Reembolso|Ver las/)
  for (const fact of ['Montserrat Vilar Puig', '85 €, en 14 días como máximo', '10 de 10'])
    expect(inOneLine(notice)).toContain(fact)
})

test('a receipt after the 48 hours promises no refund, and one for a free event speaks of none', async () => {
  const late = await registered({ date: new Date(Date.now() + 47 * HOUR) })
  await cancelBooking(late.token)
  expect(inOneLine(await composeRegistrationReceipt({ partyId: late.id }, 'es'))).toContain('no hay reembolso')
  const free = await registered({ price: 0 })
  await cancelBooking(free.token)
  expect(inOneLine(await composeRegistrationReceipt({ partyId: free.id }, 'es'))).not.toContain('reembolso')
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
async function bookedTable(others: readonly string[] = ['', '']) {
  const guests = ['Montserrat Vilar Puig', ...others].map((fullName) => ({ fullName }))
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
  const message = await composeRegistrationReceipt(mailData('registration-receipt', receipt), 'ca')
  expect(message?.subject).toBe('La teva reserva a «Cena de prueba» és ara per a 1')
  for (const part of ['2 × 85 € = 170 €', 'Et tornaran els 170 €']) expect(inOneLine(message)).toContain(part)
  expect(message?.calendar?.method).toBe('REQUEST')
  expect(message?.calendar?.content).toContain('SEQUENCE:1')
})

test('the receipt of seats of a booking that goes on names who had them, and how many stay', async () => {
  for (const [others, left, es, ca] of [
    [
      ['Anna Roca', 'Joan Soler'],
      2,
      'Se ha cancelado la plaza de Joan Soler. Quedan 2 plazas.',
      'S’ha cancel·lat la plaça de Joan Soler. Queden 2 places.',
    ],
    [['Anna Roca'], 1, 'Se ha cancelado la plaza de Anna Roca. Queda 1 plaza.', 'la plaça d’Anna Roca. Queda 1 plaça.'],
    [[''], 1, 'Se ha cancelado 1 plaza de tu reserva. Queda 1 plaza.', '1 plaça de la teva reserva. Queda 1 plaça.'],
    [
      ['Joan Soler', ''],
      1,
      'Se han cancelado 2 plazas de tu reserva: Joan Soler y un comensal sin nombre. Queda 1 plaza.',
      '2 places de la teva reserva: Joan Soler i un comensal sense nom. Queda 1 plaça.',
    ],
    [['Guanya diners www.example.com'], 1, 'Se ha cancelado 1 plaza de tu reserva.', '1 plaça de la teva reserva.'],
  ] as const) {
    const table = await bookedTable(others)
    await reduceTo(left, table)
    const data = mailData('registration-receipt', (await receiptsOf(table.id))[0])
    expect(inOneLine(await composeRegistrationReceipt(data, 'es'))).toContain(es)
    expect(inOneLine(await composeRegistrationReceipt(data, 'ca'))).toContain(ca)
  }
})

test('a guest who has a seat again is not named, nor is one of two where a third person has come', async () => {
  const table = await bookedTable(['Anna Roca', 'Joan Soler'])
  const party = await findPartyById(table.id)
  const guests = [{ id: table.id, fullName: 'Montserrat Vilar Puig' }, { fullName: 'Pere Mas' }]
  expect(await changeBooking(table.token, party?.version ?? 0, guests)).toMatchObject({ ok: true })
  const data = mailData('registration-receipt', (await receiptsOf(table.id))[0])
  const receipt = inOneLine(await composeRegistrationReceipt(data, 'es'))
  expect(receipt).toContain('Se ha cancelado 1 plaza de tu reserva. Quedan 2 plazas.')
  expect(receipt).not.toMatch(/Anna|Joan|Pere/)
})

test('refunds of a booking add up, and a late receipt says nothing that is not true any more', async () => {
  const table = await bookedTable()
  await reduceTo(2, table)
  await cancelBooking(table.token)
  const [first, last] = await receiptsOf(table.id)
  expect(await composeRegistrationReceipt(mailData('registration-receipt', first), 'es')).toBeNull()
  const message = await composeRegistrationReceipt(mailData('registration-receipt', last), 'es')
  expect(message?.subject).toBe('Has cancelado tu reserva para 2 en «Cena de prueba»')
  expect(inOneLine(message)).toContain('Has cancelado tu reserva Hola')
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

test('of who has not paid the receipt and the club’s mail promise nothing; an invited guest reads nothing of money', async () => {
  const event = await makeEvent()
  await register(event, montserrat())
  await register(event, montserrat({ fullName: 'Pere Soler', email: 'pere@example.org' }))
  await database.update(eventParties).set({ paymentState: 'invited' }).where(eq(eventParties.contactName, 'Pere Soler'))
  const rows = await database.select().from(eventParties).where(eq(eventParties.eventId, event))
  for (const row of rows) await cancelBooking(tokenOf(row))
  const [unpaid, invited] = rows.toSorted((a, b) => a.contactName.localeCompare(b.contactName))
  const receipt = inOneLine(await composeRegistrationReceipt({ partyId: unpaid?.id ?? '' }, 'es'))
  expect(receipt).toContain('No nos consta ningún pago: no hay nada que devolver')
  expect(receipt).not.toContain('Te devolverán')
  expect(inOneLine(await composeRegistrationLeft({ partyId: unpaid?.id ?? '' }, 'es'))).toContain(
    'No consta ningún pago',
  )
  expect(inOneLine(await composeRegistrationReceipt({ partyId: invited?.id ?? '' }, 'es'))).not.toMatch(
    /devol|reembols|pago/i,
  )
})

test('a part of a table that leaves after the notice is told to the club like a whole one', async () => {
  const table = await bookedTable()
  await database.update(events).set({ date: new Date(Date.now() + 30 * HOUR) })
  await reduceTo(2, table)
  const told = and(eq(mails.kind, 'registration-left'), like(mails.ref, `${table.id}%`))
  const [mail, ...more] = await database.select().from(mails).where(told)
  expect(more).toEqual([])
  const message = inOneLine(await composeRegistrationLeft(mailData('registration-left', mail), 'es'))
  for (const words of ['una parte de su reserva', '1 de 3', 'ha avisado fuera de plazo'])
    expect(message).toContain(words)
  const receipt = await database
    .select()
    .from(mails)
    .where(and(eq(mails.kind, 'registration-receipt'), like(mails.ref, `${table.id}%`)))
  expect(inOneLine(await composeRegistrationReceipt(mailData('registration-receipt', receipt[0]), 'es'))).toContain(
    'no hay reembolso',
  )
})

test('of late seats that nobody has paid no mail speaks of a refund that is lost', async () => {
  const guests = [{ fullName: 'Montserrat Vilar Puig' }, { fullName: '' }]
  const event = await makeEvent({ date: new Date(Date.now() + 30 * HOUR) })
  const { id } = accepted(await bookParty(event, montserrat(), guests))
  const expectUnpaid = async (data: MailData<'registration-receipt'>) => {
    expect(inOneLine(await composeRegistrationReceipt(data, 'es'))).toContain('No nos consta ningún pago')
    expect(inOneLine(await composeRegistrationLeft(data, 'es'))).toContain('No consta ningún pago')
  }
  await reduceTo(1, { id, token: tokenOf({ id }) })
  const [part] = await receiptsOf(id)
  await expectUnpaid(mailData('registration-receipt', part))
  await cancelBooking(tokenOf({ id }))
  await expectUnpaid({ partyId: id })
})

test('a booking keeps the notice that the club asked for on its day', async () => {
  const before = await registered({ date: new Date(Date.now() + 60 * HOUR) })
  const [{ last } = { last: 0 }] = await database
    .select({ last: sql<number>`coalesce(max(version), 0)::int` })
    .from(clubVersions)
  await database.insert(clubVersions).values({ version: last + 1, facts: { cancellation_hours: '72' } })
  try {
    const after = await registered({ date: new Date(Date.now() + 60 * HOUR) })
    expect((await findCancellation(before.token))?.inTime).toBe(true)
    expect((await findCancellation(after.token))?.inTime).toBe(false)
    expect((await composeRegistration({ partyId: after.id }, 'es'))?.text).toMatch(/con al menos\s72 horas/)
  } finally {
    await database.delete(clubVersions).where(eq(clubVersions.version, last + 1))
  }
})
