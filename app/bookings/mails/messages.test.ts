import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { makeEvent, montserrat } from '#tests/fixtures.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { composeDietReduced, composeDietReducedNotice } from './diet-reduced-message.server.tsx'
import { composeRegistration } from './messages.server.tsx'
import { readDiet } from '#app/diets/diet.ts'
import { findPartyById } from '#app/bookings/parties/find-party.server.ts'
import { writeCourses } from '#app/events/courses.server.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'

openTestDatabase()

const inOneLine = (text = '') => text.replace(/\s+/g, ' ')

async function booked(given: Parameters<typeof makeEvent>[0], names: string[]) {
  const event = await makeEvent(given)
  const guests = names.map((fullName, index) => ({ fullName, ...(index === 1 && { diet: readDiet('Celíaca') }) }))
  return accepted(await bookParty(event, { ...montserrat(), email: 'm@example.org' }, guests)).id
}

test('the confirmation of a party says who comes, the total and the deadlines, without diets', async () => {
  const date = new Date('2030-12-06T20:00Z')
  const names = ['Montserrat Vilar Puig', 'Martí Soler', 'Visit www.example.org', '']
  const id = await booked({ date, editsUntil: new Date('2030-12-05T11:00Z') }, names)
  const mail = await composeRegistration({ partyId: id }, 'ca')
  expect(mail?.subject).toBe('La teva reserva per a 4 a «Cena de prueba»')
  const text = inOneLine(mail?.text)
  for (const fact of [
    'Teniu quatre cadires a taula',
    'Hola, Montserrat Vilar Puig:',
    'Divendres, 06 des 2030 - 21:00',
    '4 × 85 € = 340 €. El web no cobra.',
    'Canvis fins a Dijous, 05 des 2030 - 12:00',
    'Reemborsament íntegre fins a Dimecres, 04 des 2030 - 21:00',
    'Montserrat Vilar Puig · tu',
    'Martí Soler',
    'Comensal 3',
    'Comensal 4 · encara sense nom',
  ])
    expect(text).toContain(fact)
  expect(text).toMatch(/\/ca\/reserva\?token=[\w-]+/)
  expect(text).toMatch(/\/ca\/inscripcion\/cancelar\?token=[\w-]+/)
  for (const body of [mail?.html, mail?.text]) expect(body).not.toMatch(/Celíaca|www\.example/)
  expect(mail?.calendar?.method).toBe('REQUEST')
})

test('the confirmation of a free party speaks of no refund, and changes are possible until it starts', async () => {
  const id = await booked({ price: 0, date: new Date('2030-12-06T20:00Z') }, ['Montserrat Vilar Puig', ''])
  const mail = await composeRegistration({ partyId: id }, 'es')
  expect(mail?.subject).toBe('Tu reserva para 2 en «Cena de prueba»')
  const text = inOneLine(mail?.text)
  expect(text).toContain('Cambios hasta Viernes, 06 dic 2030 - 21:00')
  expect(text).toContain('Precio Gratis')
  expect(text).not.toMatch(/reembolso/i)
})

test('an invited party reads neither a price nor how to pay it', async () => {
  const priced = { price: 85, date: new Date('2030-12-06T20:00Z'), howToPay: 'Por transferencia.' }
  for (const [names, language, words] of [
    [['Montserrat Vilar Puig'], 'es', 'Invitación del club: no se paga nada'],
    [['Montserrat Vilar Puig', ''], 'ca', 'Invitació del club: no es paga res'],
  ] as const) {
    const id = await booked(priced, [...names])
    const before = inOneLine((await composeRegistration({ partyId: id }, language))?.text)
    expect(before).toMatch(/85 €.*(transferencia)/)
    await database.update(eventParties).set({ paymentState: 'invited' }).where(eq(eventParties.id, id))
    const text = inOneLine((await composeRegistration({ partyId: id }, language))?.text)
    expect(text).toContain(words)
    // The token of a link may have any digits.
    expect(text.replaceAll(/https?:\S+/g, '')).not.toMatch(/85|€|transferencia/)
  }
})

test('the confirmation for one is as it was, with the menu and the deadlines', async () => {
  const given = { date: new Date('2030-12-06T20:00Z'), editsUntil: new Date('2030-12-05T11:00Z') }
  const partyId = await booked(given, ['Montserrat Vilar Puig'])
  const without = await composeRegistration({ partyId }, 'es')
  expect(without?.subject).toBe('Tu plaza en «Cena de prueba»')
  expect(without?.text).toContain('A nombre de')
  expect(without?.text).not.toContain('Menú')
  const party = await findPartyById(partyId)
  const course = { name: 'Ostras del delta', nameCa: '', drink: 'Cava', drinkCa: '' }
  await database.transaction((tx) => writeCourses(tx, party?.eventId ?? 0, [course]))
  const text = inOneLine((await composeRegistration({ partyId }, 'es'))?.text)
  for (const fact of [
    'Cambios hasta Jueves, 05 dic 2030 - 12:00',
    'Reembolso íntegro hasta Miércoles, 04 dic 2030 - 21:00',
    'Ostras del delta · Cava',
  ])
    expect(text).toContain(fact)
})

test('the mails about a reduced diet name the guest and the event, and no word of the diet', async () => {
  const party = await findPartyById(await booked({}, ['Montserrat Vilar Puig', 'Martí Soler']))
  const reduced = { partyId: party?.id ?? '', guestId: party?.guests[1]?.id ?? '' }
  const [contact, club] = [await composeDietReduced(reduced, 'ca'), await composeDietReducedNotice(reduced, 'es')]
  expect(inOneLine(contact?.text)).toContain('Amb l’enllaç de Martí Soler, algú ha tret o canviat una part de la dieta')
  expect(contact?.text).toMatch(/\/ca\/reserva\?token=[\w-]+/)
  expect(inOneLine(club?.text)).toContain('Confírmalo con quien reservó (Montserrat Vilar Puig).')
  expect(club?.text).toMatch(/\/admin\/eventos\/\d+\/cocina/)
  for (const mail of [contact, club]) expect(`${mail?.html}${mail?.text}`).not.toMatch(/Celíaca|gluten/)
})
