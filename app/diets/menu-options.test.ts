import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { changeParty } from '#app/bookings/parties/change-party.server.ts'
import { findPartyById } from '#app/bookings/parties/find-party.server.ts'
import { findEventForForm } from '#app/events/panel/editor/edited-event.server.ts'
import { addBooking } from '#app/bookings/panel/shared/add-booking.server.ts'
import { addedBookingSchema } from '#app/bookings/panel/shared/booking-forms.ts'
import { createEvent, namedOptions, updateEvent } from '#app/bookings/event-acts/save-event.server.ts'
import { eventSchemas } from '#app/events/panel/editor/forms.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { montserrat } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { formValue } from '#tests/harness/parse-form.ts'
import { listMenuOptions } from './menu-options.server.ts'

const secretary = { id: 'secretaria' }
openTestDatabase('empty', 'panel')

const dinner = {
  title: 'Sopar de la tòfona',
  description: 'Set plats.',
  location: 'Vic',
  date: '2027-02-14T21:00',
  price: '85',
  max_participants: '30',
}
const menu = { 'menu_options[0].name': 'Lomo', 'menu_options[0].name_ca': 'Llom', 'menu_options[1].name': 'Bacalao' }

const fieldsOf = (given: Record<string, string>) => formValue(eventSchemas.es, { ...dinner, ...given })

async function makeDinner(): Promise<number> {
  return accepted(await createEvent(fieldsOf(menu), secretary)).id
}

async function book(event: number, choices: readonly (number | undefined)[]) {
  const { dietaryRestrictions: _, ...contact } = montserrat()
  const guests = choices.map((menuOptionId, index) => ({
    fullName: index === 0 ? contact.fullName : `Guest ${index}`,
    menuOptionId,
  }))
  return accepted(await bookParty(event, contact, guests)).id
}

const chosenIn = async (event: number) =>
  (
    await database
      .select({ option: eventRegistrations.menuOptionId })
      .from(eventRegistrations)
      .where(eq(eventRegistrations.eventId, event))
      .orderBy(asc(eventRegistrations.position))
  ).map(({ option }) => option)

test('guests choose from the options of their event, and may choose again', async () => {
  const event = await makeDinner()
  const [loin, cod] = await listMenuOptions(event, 'ca')
  expect([loin?.name, cod?.name]).toEqual(['Llom', 'Bacalao'])
  const [ofAnother] = await listMenuOptions(await makeDinner(), 'es')
  const id = await book(event, [loin?.id, undefined, ofAnother?.id])
  expect(await chosenIn(event)).toEqual([loin?.id, null, null])
  const party = await findPartyById(id)
  const guests = (party?.guests ?? []).map((guest) => ({ id: guest.id, fullName: guest.fullName }))
  const changed = guests.map((guest, index) => ({ ...guest, menuOptionId: index === 0 ? null : cod?.id }))
  expect(await changeParty(eq(eventParties.id, id), party?.version ?? 0, changed)).toMatchObject({ ok: true })
  expect(await chosenIn(event)).toEqual([null, cod?.id, cod?.id])
})

test('an option keeps its guests when it is renamed or moved, and goes only when that was asked about', async () => {
  const event = await makeDinner()
  const [loin, cod] = await listMenuOptions(event, 'es')
  await book(event, [loin?.id, loin?.id, cod?.id])
  const kept = { 'menu_options[0].id': `${cod?.id}`, 'menu_options[0].name': 'Bacalao a la llauna' }
  const moved = { ...kept, 'menu_options[1].id': `${loin?.id}`, 'menu_options[1].name': 'Lomo' }
  expect(await updateEvent(event, fieldsOf({ ...moved, version: '1' }), secretary)).toMatchObject({ ok: true })
  expect(await chosenIn(event)).toEqual([loin?.id, loin?.id, cod?.id])
  expect((await findEventForForm(event))?.fields.menu_options.map(({ name }) => name)).toEqual([
    'Bacalao a la llauna',
    'Lomo',
  ])
  const dropped = [{ id: loin?.id ?? 0, name: 'Lomo', guests: 2 }]
  const without = fieldsOf({ ...kept, version: '2' })
  expect(await updateEvent(event, without, secretary)).toEqual({ ok: false, reason: 'options-chosen', dropped })
  expect(await chosenIn(event)).toEqual([loin?.id, loin?.id, cod?.id])
  const confirmed = { ...without, dropped_options: namedOptions(dropped) }
  expect(await updateEvent(event, confirmed, secretary)).toMatchObject({ ok: true })
  expect(await chosenIn(event)).toEqual([null, null, cod?.id])
})

test('a booking by phone has what each guest chooses, also who has no name yet; an option of another event is none', async () => {
  const [event, elsewhere] = [await makeDinner(), await makeDinner()]
  const [loin, cod] = await listMenuOptions(event, 'es')
  const [foreign] = await listMenuOptions(elsewhere, 'es')
  const fields = formValue(addedBookingSchema, {
    full_name: 'Jordi Puig',
    phone: '600',
    language: 'ca',
    seats: '4',
    informed: 'on',
    guest_names: 'Maria Oliveras',
    menu_option: String(cod?.id),
    'guests[0].menu_option': '',
    'guests[1].menu_option': String(loin?.id),
    'guests[2].menu_option': String(foreign?.id),
  })
  expect(await addBooking(event, fields, secretary)).toMatchObject({ ok: true })
  expect(await chosenIn(event)).toEqual([cod?.id, null, loin?.id, null])
})
